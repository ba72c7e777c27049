import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { interests } from '../../people/interests/tables.ts';
import { createPin } from '../../pins/pins/index.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { testPicture } from '../../testing/test-picture.ts';

const IDEAS = `query Ideas($username: String!, $slug: String!, $section: ID, $first: Int!, $after: String) {
  result: v3GetBoardQuery(username: $username, slug: $slug) { __typename ... on BoardData { data {
    moreIdeas(section: $section, first: $first, after: $after) { edges { node { entityId title } } pageInfo { endCursor } } } } } }`;

type Board = {
  readonly id: string;
  readonly slug: string;
  readonly owner: TestVisitor;
  /** The id of a section; without it, the whole board is meant. */
  readonly section?: string;
};

let site: TestApp;
let maker: TestVisitor;
let other: TestVisitor;
let imageId: bigint;

async function newBoard(owner: TestVisitor, name: string, privacy = 'public'): Promise<Board> {
  const { data } = await owner.call('Board', 'create', { name, privacy });
  return { id: data.id, slug: data.url.split('/').at(-2), owner };
}

async function newPin(board: Board, title: string, interestId: bigint | null = null): Promise<string> {
  const content = { creatorId: BigInt(board.owner.id), imageId, title, interestId };
  return String(await createPin(site.deps.db, { id: BigInt(board.id) }, null, content));
}

const save = (visitor: TestVisitor, pin: string, { id, section }: Board) =>
  visitor.call('Repin', 'create', { pin_id: pin, board_id: id, ...(section !== undefined && { section }) });

/** Creates a topic, of which pins are ideas for each other without further saves. */
async function newTopic(name: string): Promise<bigint> {
  const id = newId();
  await site.deps.db.insert(interests).values({ id, name, urlName: `${name.toLowerCase()}-${id}` });
  return id;
}

/** Returns a page of the ideas for a board; undefined for a board that the visitor does not see. */
async function ideasPage(
  visitor: TestVisitor,
  { owner, slug, section }: Board,
  first = 25,
  after: string | null = null,
) {
  const { data, error } = await visitor.graphql(IDEAS, {
    username: owner.username,
    slug,
    section,
    first,
    after,
  });
  if (error) throw new Error(JSON.stringify(error));
  if (data.result.__typename !== 'BoardData') return undefined;
  const { edges, pageInfo } = data.result.data.moreIdeas;
  const nodes: { entityId: string; title: string }[] = edges.map(({ node }: { node: object }) => node);
  return {
    ids: nodes.map(({ entityId }) => entityId),
    titles: nodes.map(({ title }) => title),
    after: pageInfo.endCursor as string | null,
  };
}

async function ideaTitles(
  visitor: TestVisitor,
  board: Board,
  first = 100,
): Promise<readonly string[] | undefined> {
  return (await ideasPage(visitor, board, first))?.titles;
}

async function openSite(graph: boolean): Promise<void> {
  site = await testApp({ graph });
  maker = await site.member('Mara Lind');
  other = await site.member('Rosa Sand');
  const { id } = await newBoard(maker, 'First');
  await maker.call('Pin', 'create', { board_id: id, title: 'Kiln', image_base64: await testPicture() });
  const { rows } = await site.deps.db.execute<{ id: string }>('select id::text as id from images');
  imageId = BigInt(rows[0]?.id ?? 0);
}

describe.each([
  ['without a graph', false],
  ['with a graph', true],
] as const)('%s', (_, graph) => {
  beforeAll(() => openSite(graph));
  afterAll(() => site.close());

  /** Waits until walks from a board's pins reach enough contents. */
  async function untilWalked(board: Board, title: string): Promise<void> {
    if (graph)
      await vi.waitFor(() => expect(site.deps.graph.size()?.saves).toBeGreaterThan(60), { timeout: 20_000 });
    await vi.waitFor(async () => expect(await ideaTitles(board.owner, board)).toContain(title), {
      timeout: 10_000,
    });
  }

  test(
    '[SR-10] ideas for a board are pins beside its own on other boards, each once, none that is on it',
    { timeout: 60_000 },
    async () => {
      const cups = await newBoard(maker, 'Cups');
      const shelf = await newBoard(other, 'Shelf');
      const cup = await newPin(cups, 'Cup');
      const beside: string[] = [];
      for (let at = 0; at < 60; at += 1) beside.push(await newPin(shelf, `Beside ${at}`));
      const ownPin = await newPin(shelf, 'Kept');
      await save(other, cup, shelf);
      await save(maker, ownPin, cups);
      await newPin(await newBoard(await site.member('Far Off'), 'Unrelated'), 'Unrelated');
      const far = await newBoard(await site.member('Two Steps'), 'Far');
      await newPin(far, 'Two steps away');
      for (const pin of beside.slice(-3)) await save(far.owner, pin, far);
      await untilWalked(cups, graph ? 'Two steps away' : 'Beside 59');
      for (const visitor of [maker, other, site.visitor()]) {
        const titles = (await ideaTitles(visitor, cups)) ?? [];
        expect(titles.filter((title) => title.startsWith('Beside')).length).toBeGreaterThan(10);
        expect(titles).not.toContain('Cup');
        expect(titles).not.toContain('Kept');
        expect(titles).not.toContain('Unrelated');
        expect(titles.includes('Two steps away')).toBe(graph);
      }
      const whole = await ideasPage(site.visitor(), cups, 40);
      const paged: string[] = [];
      let after: string | null = null;
      do {
        const next = await ideasPage(site.visitor(), cups, 7, after);
        paged.push(...(next?.ids ?? []));
        after = next?.after ?? null;
      } while (after !== null && paged.length < 40);
      expect(new Set(paged).size).toBe(paged.length);
      expect(paged.slice(0, whole?.ids.length)).toEqual(whole?.ids.slice(0, paged.length));
    },
  );

  test(
    '[SR-10] [BF-06] pins of secret boards are ideas for their members only',
    { timeout: 60_000 },
    async () => {
      const bowls = await newBoard(maker, 'Bowls');
      const open = await newBoard(other, 'Open');
      const hidden = await newBoard(other, 'Hidden', 'secret');
      const bowl = await newPin(bowls, 'Bowl');
      await save(other, bowl, open);
      await save(other, bowl, hidden);
      for (let at = 0; at < 40; at += 1) await newPin(open, `Open ${at}`);
      await newPin(hidden, 'Secret');
      await untilWalked(bowls, 'Open 39');
      expect(await ideaTitles(maker, bowls)).not.toContain('Secret');
      expect(await ideaTitles(site.visitor(), bowls)).not.toContain('Secret');
    },
  );

  test('[SR-10] [BF-06] ideas for a secret board are for its members only', async () => {
    const topic = await newTopic('Surprises');
    const plan = await newBoard(maker, 'Plan', 'secret');
    await newPin(plan, 'Gift', topic);
    await newPin(await newBoard(other, 'Gifts'), 'Ribbon', topic);
    expect(await ideaTitles(maker, plan)).toContain('Ribbon');
    expect(await ideasPage(other, plan)).toBeUndefined();
    expect(await ideasPage(site.visitor(), plan)).toBeUndefined();
  });

  test('[SR-10] an empty board has no ideas, and a cursor is valid for its own board only', async () => {
    const empty = await newBoard(maker, 'Empty');
    expect(await ideasPage(maker, empty)).toMatchObject({ ids: [], after: null });
    const cups = { slug: 'cups', id: '', owner: maker };
    const first = await ideasPage(maker, cups, 5);
    expect(first?.after).not.toBeNull();
    await expect(ideasPage(maker, empty, 5, first?.after)).rejects.toThrow('bookmark_invalid');
  });

  test('[SR-10] [FB-07] a hidden pin is no idea', async () => {
    const [id = ''] = (await ideasPage(maker, { slug: 'cups', id: '', owner: maker }))?.ids ?? [];
    expect(await maker.call('PinFeedback', 'update', { pin_id: id, feedback_type: 'default' })).toMatchObject(
      { status: 200 },
    );
    expect((await ideasPage(maker, { slug: 'cups', id: '', owner: maker }, 100))?.ids).not.toContain(id);
  });

  test('[SR-10] [BF-06] an advertised pin is no idea, and is one again after its campaign', async () => {
    const topic = await newTopic('Lamps');
    const lamps = await newBoard(maker, 'Lamps');
    await newPin(lamps, 'Lamp', topic);
    const shop = await newBoard(other, 'Shop');
    const ad = await newPin(shop, 'Advertised', topic);
    await newPin(shop, 'Shade', topic);
    const promote = (isPromoted: boolean) =>
      site.deps.db.execute(
        sql`update contents set is_promoted = ${isPromoted} where id = (select content_id from pins where id = ${ad})`,
      );
    await promote(true);
    for (const visitor of [maker, other, site.visitor()]) {
      const titles = await ideaTitles(visitor, lamps);
      expect(titles).toContain('Shade');
      expect(titles).not.toContain('Advertised');
    }
    await promote(false);
    expect(await ideaTitles(maker, lamps)).toContain('Advertised');
  });

  test('[SR-10] [SR-13] pins of blocked and muted members and with muted words are no ideas for the viewer', async () => {
    const topic = await newTopic('Baskets');
    const baskets = await newBoard(maker, 'Baskets');
    await newPin(baskets, 'Basket', topic);
    const [blocked, muted, elsewhere] = await Promise.all(
      ['Blocked One', 'Muted One', 'Other One'].map((name) => site.member(name)),
    );
    if (!blocked || !muted || !elsewhere) throw new Error('A member was not created.');
    await newPin(await newBoard(blocked, 'Of blocked'), 'Of blocked', topic);
    await newPin(await newBoard(muted, 'Of muted'), 'Of muted', topic);
    await newPin(await newBoard(elsewhere, 'Woven'), 'Clown basket', topic);
    await newPin(await newBoard(elsewhere, 'More'), 'Fine', topic);
    const before = ['Of blocked', 'Of muted', 'Clown basket', 'Fine'];
    expect(await ideaTitles(maker, baskets)).toEqual(expect.arrayContaining(before));
    const done = [
      await maker.call('UserBlock', 'create', { blocked_user_id: blocked.id }),
      await maker.call('Mute', 'create', { kind: 'member', value: muted.id }),
      await maker.call('Mute', 'create', { kind: 'word', value: 'clown' }),
    ];
    expect(done.map(({ status }) => status)).toEqual([200, 200, 200]);
    const titles = await ideaTitles(maker, baskets);
    expect(titles).toContain('Fine');
    for (const title of before.slice(0, 3)) expect(titles).not.toContain(title);
    expect(await ideaTitles(site.visitor(), baskets)).toEqual(expect.arrayContaining(before));
  });

  test('[SR-10] ideas for a section are those near its pins, without any that is on the board', async () => {
    const [stools, hooks] = [await newTopic('Stools'), await newTopic('Hooks')];
    const room = await newBoard(maker, 'Room');
    const { data } = await maker.call('BoardSection', 'create', { board_id: room.id, title: 'Hall' });
    const hall = { ...room, section: data.id as string };
    const shop = await newBoard(other, 'Furniture');
    await newPin(room, 'Stool', stools);
    await save(maker, await newPin(shop, 'Hook', hooks), hall);
    await newPin(shop, 'Another stool', stools);
    await newPin(shop, 'Another hook', hooks);
    const ofSection = (await ideaTitles(maker, hall)) ?? [];
    const ofBoard = (await ideaTitles(maker, room)) ?? [];
    expect(ofBoard).toEqual(expect.arrayContaining(['Another stool', 'Another hook']));
    expect(ofSection[0]).toBe('Another hook');
    for (const titles of [ofSection, ofBoard]) expect(titles).not.toContain('Stool');
    const page = await ideasPage(maker, hall, 1);
    await expect(ideasPage(maker, room, 1, page?.after)).rejects.toThrow('bookmark_invalid');
    expect(await ideasPage(maker, { ...room, section: 'none' })).toMatchObject({ ids: [], after: null });
  });
});
