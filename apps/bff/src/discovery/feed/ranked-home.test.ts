import { EVENT_TYPE_BY_NAME, EVENT_TYPES } from '@pegboard/types';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPartitions } from '../../engagement/events/index.ts';
import { users } from '../../people/accounts/tables.ts';
import { interestFollows, interests } from '../../people/interests/tables.ts';
import { boardFollows } from '../../pins/board-access/tables.ts';
import { createPin, type NewContent } from '../../pins/pins/index.ts';
import { createBookmarks } from '../../platform/http/bookmark.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { testApp, TEST_SECRET, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { runJob } from '../../testing/run-job.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { userFollows } from '../../people/accounts/index.ts';
import { FEATURES, FEATURES_LAYOUT } from './ranking/features.ts';
import { learnHomeWeights, learnHomeWeightsJob, purgeHomeRecords } from './ranking/jobs.ts';
import { PRIOR_WEIGHTS } from './ranking/model.ts';
import { createServeMarks } from './ranking/serve-marks.ts';
import { createWeightsReader, readWeights } from './ranking/weights-in-use.ts';

const HOME = `query ($first: Int!, $after: String) { feed: v3GetHomeFeedQuery(first: $first, after: $after) {
  reasons { pinId kind subjectId }
  ranking { pinId sources features { name value } score rankBefore rankAfter isExploration model }
  connection { edges { node { entityId title trackingParams } } pageInfo { endCursor } }
} }`;

let site: TestApp;
let maker: TestVisitor;
let imageId: bigint;
let publicBoard: string;

beforeAll(async () => {
  site = await testApp({ graph: true });
  await openPartitions(site.deps.db, new Date());
  maker = await site.member('Mara Lind');
  publicBoard = (await maker.call('Board', 'create', { name: 'Cups' })).data.id;
  await maker.call('Pin', 'create', {
    board_id: publicBoard,
    title: 'Kiln',
    image_base64: await testPicture(),
  });
  const { rows } = await site.deps.db.execute<{ id: string }>('select id::text as id from images');
  imageId = BigInt(rows[0]?.id ?? 0);
  for (let at = 0; at < 80; at += 1) await newPin({ title: `Cup ${at}` });
  await vi.waitFor(() => expect(site.deps.graph.size()).toBeDefined(), 30_000);
}, 60_000);
afterAll(() => site.close());

const newPin = async (content: Partial<NewContent> = {}, board = publicBoard, of = maker): Promise<string> =>
  String(
    await createPin(site.deps.db, { id: BigInt(board) }, null, {
      creatorId: BigInt(of.id),
      imageId,
      interestId: null,
      ...content,
    }),
  );

type Page = {
  readonly ids: string[];
  readonly titles: string[];
  readonly marks: (string | null)[];
  readonly reasons: readonly { pinId: string; kind: string; subjectId: string | null }[];
  readonly ranking: readonly { pinId: string; score: number; model: number; sources: string[] }[] | null;
  readonly bookmark: string | null;
};
async function home(visitor: TestVisitor, first = 25, after: string | null = null): Promise<Page> {
  const { data, error } = await visitor.graphql(HOME, { first, after });
  if (error) throw new Error(JSON.stringify(error));
  const { connection, reasons, ranking } = data.feed;
  const nodes: { entityId: string; title: string; trackingParams: string | null }[] = connection.edges.map(
    ({ node }: { node: object }) => node,
  );
  return {
    ids: nodes.map(({ entityId }) => entityId),
    titles: nodes.map(({ title }) => title),
    marks: nodes.map(({ trackingParams }) => trackingParams),
    reasons,
    ranking,
    bookmark: connection.pageInfo.endCursor,
  };
}
async function scroll(visitor: TestVisitor, first = 25): Promise<string[]> {
  const ids: string[] = [];
  let after: string | null = null;
  for (let nth = 0; nth < 40; nth += 1) {
    const page: Page = await home(visitor, first, after);
    ids.push(...page.ids);
    after = page.bookmark;
    if (after === null) break;
  }
  return ids;
}
const countOf = async (table: string): Promise<number> =>
  Number((await site.deps.db.execute<{ count: string }>(`select count(*) from ${table}`)).rows[0]?.count);
const send = (
  from: TestVisitor,
  page: Pick<Page, 'ids' | 'marks'>,
  type: number = EVENT_TYPES.pinImpression,
  headers?: Record<string, string>,
) =>
  from.v3(
    'POST',
    '/v3/events/',
    {
      events: page.ids.map((pin_id, at) => ({
        id: randomUUID(),
        event_type: type,
        time: Date.now(),
        pin_id,
        aux_data: { ad: page.marks[at] },
      })),
    },
    headers,
  );

test('[SR-11] the numbers of the ranking are for employees alone', async () => {
  const employee = await site.member();
  await site.deps.db
    .update(users)
    .set({ role: 'employee' })
    .where(sql`id = ${BigInt(employee.id)}`);
  const moderator = await site.member();
  await site.deps.db
    .update(users)
    .set({ role: 'moderator' })
    .where(sql`id = ${BigInt(moderator.id)}`);
  for (const visitor of [maker, moderator, site.visitor()]) expect((await home(visitor)).ranking).toBeNull();
  const { ids, ranking } = await home(employee);
  expect(ranking?.map(({ pinId }) => pinId)).toEqual(ids);
  const [first] = ranking ?? [];
  expect(first).toMatchObject({ rankAfter: 1, model: 0, sources: ['fresh'], isExploration: true });
  expect(first).toHaveProperty(
    'features',
    FEATURES.map((name) => ({ name, value: expect.any(Number) })),
  );
  expect(first?.score).toBeGreaterThan(0);
});

test('[SR-11] reasons are true: the person, board or topic that the member follows, their saves, or that it is new', async () => {
  const [member, person, other] = [await site.member(), await site.member(), await site.member()];
  const topic = newId();
  const taste = newId();
  await site.deps.db.insert(interests).values([
    { id: topic, name: 'Felt', urlName: 'felt' },
    { id: taste, name: 'Lace', urlName: 'lace' },
  ]);
  const boardOf = async (of: TestVisitor, name: string): Promise<string> =>
    (await of.call('Board', 'create', { name })).data.id;
  const followed = await boardOf(other, 'Followed');
  const elsewhere = await boardOf(other, 'Elsewhere');
  const pins = {
    person: await newPin(
      { title: 'Of a person', creatorId: BigInt(person.id) },
      await boardOf(person, 'Own'),
      person,
    ),
    board: await newPin({ title: 'Of a board', creatorId: BigInt(other.id) }, followed, other),
    topic: await newPin(
      { title: 'Of a topic', creatorId: BigInt(other.id), interestId: topic },
      elsewhere,
      other,
    ),
    taste: await newPin(
      { title: 'Of a taste', creatorId: BigInt(other.id), interestId: taste },
      elsewhere,
      other,
    ),
    fresh: await newPin({ title: 'New', creatorId: BigInt(other.id) }, elsewhere, other),
  };
  const saved = await newPin(
    { title: 'Saved', creatorId: BigInt(other.id), interestId: taste },
    elsewhere,
    other,
  );
  const followerId = BigInt(member.id);
  await site.deps.db.insert(userFollows).values({ followerId, followedId: BigInt(person.id) });
  await site.deps.db.insert(boardFollows).values({ followerId, boardId: BigInt(followed) });
  await site.deps.db.insert(interestFollows).values({ followerId, interestId: topic });
  await member.call('Repin', 'create', { pin_id: saved, board_id: await boardOf(member, 'Mine') });
  const { reasons } = await home(member, 50);
  const reasonOf = (pin: string) => reasons.find(({ pinId }) => pinId === pin);
  expect(reasonOf(pins.person)).toMatchObject({ kind: 'person', subjectId: person.id });
  expect(reasonOf(pins.board)).toMatchObject({ kind: 'board', subjectId: followed });
  expect(reasonOf(pins.topic)).toMatchObject({ kind: 'topic', subjectId: String(topic) });
  expect(['taste', 'saves']).toContain(reasonOf(pins.taste)?.kind);
  expect(['fresh', 'saves']).toContain(reasonOf(pins.fresh)?.kind);
  expect(reasons.slice(0, 2).map(({ kind }) => kind)).not.toContain('fresh');
});

test('[SR-11] walks from recent saves bring old pins, and none once the history or the board is turned off', async () => {
  const [member, other] = [await site.member(), await site.member()];
  const board = (await other.call('Board', 'create', { name: 'Looms' })).data.id;
  const content = { creatorId: BigInt(other.id) };
  const looms: string[] = [];
  for (let at = 0; at < 12; at += 1)
    looms.push(await newPin({ title: `Loom ${at}`, ...content }, board, other));
  for (let at = 0; at < 60; at += 1) await newPin({ title: `Later ${at}` });
  const own = (await member.call('Board', 'create', { name: 'Weaving' })).data.id;
  await member.call('Repin', 'create', { pin_id: looms[0], board_id: own });
  const kinds = async (): Promise<ReadonlySet<string>> =>
    new Set((await home(member, 25)).reasons.map(({ kind }) => kind));
  await vi.waitFor(async () => expect(await kinds()).toContain('saves'), 15_000);
  const { reasons } = await home(member, 25);
  const walked = reasons.filter(({ kind }) => kind === 'saves').map(({ pinId }) => pinId);
  expect(walked.filter((id) => looms.includes(id)).length).toBeGreaterThan(5);
  expect(walked).not.toContain(looms[0]);

  // The next page of the scroll has none either.
  const { bookmark } = await home(member, 5);
  for (const source of [{ kind: 'history' }, { kind: 'board', id: own }]) {
    await member.call('HomeFeedSource', 'update', { use: 'off', ...source });
    expect(await kinds()).toEqual(new Set(['fresh']));
    expect(new Set((await home(member, 25, bookmark)).reasons.map(({ kind }) => kind))).toEqual(
      new Set(['fresh']),
    );
    await member.call('HomeFeedSource', 'update', { use: 'on', ...source });
    expect(await kinds()).toContain('saves');
  }
});

test('[SR-11] secret, blocked, muted and hidden pins come from no source, also from the next page of a scroll', async () => {
  const [member, other] = [await site.member(), await site.member()];
  const topic = newId();
  await site.deps.db.insert(interests).values({ id: topic, name: 'Tiles', urlName: 'tiles' });
  const boardOf = async (name: string, privacy: string): Promise<string> =>
    (await other.call('Board', 'create', { name, privacy })).data.id;
  const [open, secret] = [await boardOf('Open', 'public'), await boardOf('Hidden', 'secret')];
  const content = { creatorId: BigInt(other.id), interestId: topic };
  const tiles: string[] = [];
  for (let at = 0; at < 30; at += 1)
    tiles.push(await newPin({ title: `Tile ${at}`, ...content }, open, other));
  const secrets = [await newPin({ title: 'Secret tile', ...content }, secret, other)];
  const followerId = BigInt(member.id);
  await site.deps.db.insert(userFollows).values({ followerId, followedId: BigInt(other.id) });
  await site.deps.db.insert(interestFollows).values({ followerId, interestId: topic });
  await site.deps.db.insert(boardFollows).values({ followerId, boardId: BigInt(secret) });
  const own = (await member.call('Board', 'create', { name: 'Floor' })).data.id;
  await member.call('Repin', 'create', { pin_id: tiles[0], board_id: own });
  const shown = async () => (await scroll(member)).filter((id) => [...tiles, ...secrets].includes(id));
  expect((await shown()).toSorted()).toEqual(tiles.toSorted());

  const { bookmark, ids } = await home(member, 5);
  const hidden = tiles.filter((id) => !ids.includes(id)).slice(0, 3);
  const { rows } = await site.deps.db.execute<{ id: string; content_id: string }>(
    sql`select id::text, content_id::text from pins where id = any(${`{${hidden.join(',')}}`}::bigint[])`,
  );
  for (const { content_id } of rows)
    await site.deps.db.execute(
      sql`insert into pin_feedback (user_id, content_id, feedback_type) values (${followerId}, ${content_id}::bigint, 'hide')`,
    );
  for (const after of [null, bookmark])
    expect((await home(member, 50, after)).ids.filter((id) => hidden.includes(id))).toEqual([]);
  await site.deps.db.execute(sql`
    insert into muted_sources (user_id, kind, source_id, until) values (${followerId}, 'interest', ${topic}, now() + interval '1 day')`);
  for (const after of [null, bookmark])
    expect((await home(member, 50, after)).ids.filter((id) => tiles.includes(id))).toEqual([]);
  await site.deps.db.execute(sql`delete from muted_sources where user_id = ${followerId}`);
  expect((await shown()).length).toBeGreaterThan(20);
  await member.call('UserBlock', 'create', { blocked_user_id: other.id });
  for (const after of [null, bookmark])
    expect((await home(member, 50, after)).ids.filter((id) => tiles.includes(id))).toEqual([]);
  expect(await shown()).toEqual([]);
});

test('[SR-11] no pin comes twice in a scroll, whatever is saved, followed and published meanwhile', async () => {
  const member = await site.member();
  const own = (await member.call('Board', 'create', { name: 'All' })).data.id;
  const ids: string[] = [];
  let after: string | null = null;
  for (let nth = 0; nth < 8; nth += 1) {
    const page: Page = await home(member, 10, after);
    ids.push(...page.ids);
    after = page.bookmark;
    if (after === null) break;
    await newPin({ title: `Meanwhile ${nth}` });
    await member.call('Repin', 'create', { pin_id: page.ids[0], board_id: own });
    if (nth === 1)
      await site.deps.db
        .insert(userFollows)
        .values({ followerId: BigInt(member.id), followedId: BigInt(maker.id) });
  }
  expect(ids.length).toBeGreaterThan(60);
  expect(new Set(ids).size).toBe(ids.length);
});

test('[SR-11] what a member saw is not repeated by a new scroll, until nothing else is left', async () => {
  const member = await site.member();
  const first = await home(member, 10);
  expect(first.marks.every((mark) => mark?.startsWith('h.') && mark.length <= 64)).toBe(true);
  expect((await home(member, 10)).ids).toEqual(first.ids);
  await send(member, first);
  const again = await home(member, 10);
  expect(again.ids.filter((id) => first.ids.includes(id))).toEqual([]);
  const all = await scroll(member, 50);
  expect(new Set(all).size).toBe(all.length);
  // They follow at the end.
  expect(all.slice(-first.ids.length).toSorted()).toEqual(first.ids.toSorted());
});

test('[SR-11] samples have no member and no pin, and count a served pin once, with what happened to it last', async () => {
  const member = await site.member();
  await site.deps.db.execute('delete from home_feed_samples');
  const page = await home(member, 3);
  await send(member, page);
  await send(member, page, EVENT_TYPE_BY_NAME.closeup);
  await send(member, { ids: page.ids.slice(0, 1), marks: page.marks }, EVENT_TYPES.save);
  await send(member, page);
  const { rows } = await site.deps.db.execute<{ result: number; features: number[] }>(
    'select * from home_feed_samples order by result',
  );
  expect(rows.map(({ result }) => result)).toEqual([30, 30, 100]);
  for (const row of rows) {
    expect(Object.keys(row).toSorted()).toEqual(['day', 'features', 'id', 'layout', 'result']);
    expect(row.features).toHaveLength(FEATURES.length);
  }
  const { rows: events } = await site.deps.db.execute<{ aux: object | null }>('select aux from events');
  expect(JSON.stringify(events)).not.toContain('h.');
});

test('[SR-11] nothing is learned or remembered of visitors, privacy signals, members who refuse, and minors', async () => {
  const member = await site.member();
  const page = await home(member, 5);
  await site.deps.db.execute('delete from home_feed_samples');
  const before = await countOf('home_feed_seen');
  await send(site.visitor(), page);
  await send(member, page, EVENT_TYPES.pinImpression, { 'sec-gpc': '1' });
  for (const change of [
    { adsByActivity: false },
    { adsByActivity: true, birthYear: new Date().getFullYear() - 17 },
  ]) {
    await site.deps.db
      .update(users)
      .set(change)
      .where(sql`id = ${BigInt(member.id)}`);
    expect((await home(member, 5)).marks).toEqual([null, null, null, null, null]);
    await send(member, page);
  }
  // Marks that the site did not make, or of another list of features, teach nothing.
  const other = await site.member();
  await send(other, {
    ids: page.ids,
    marks: page.marks.map((mark) => `${mark?.slice(0, -1)}${mark?.endsWith('A') ? 'B' : 'A'}`),
  });
  expect(await countOf('home_feed_samples')).toBe(0);
  expect(await countOf('home_feed_seen')).toBe(before);
  expect((await home(site.visitor(), 5)).marks).toEqual([null, null, null, null, null]);
});

test('[SR-11] learned weights are used by every process within a minute, and the prior where they are worse', async () => {
  const employee = await site.member();
  await site.deps.db
    .update(users)
    .set({ role: 'employee' })
    .where(sql`id = ${BigInt(employee.id)}`);
  await site.deps.db.execute('delete from home_feed_samples');
  await runJob(site.deps, learnHomeWeightsJob);
  expect(await readWeights(site.deps)).toEqual({ version: 0, weights: PRIOR_WEIGHTS });

  // Members of this site engage with what is popular, and with nothing else.
  const popularity = FEATURES.indexOf('popularity') + 1;
  await site.deps.db.execute(sql`
    insert into home_feed_samples (id, day, layout, features, result)
    select nth, current_date, ${FEATURES_LAYOUT},
      array(select case when feature = ${popularity} then (nth % 2) * 255 else 100 end::smallint from generate_series(1, ${FEATURES.length}) feature),
      case when nth % 2 = 1 and nth % 3 = 0 then 100 else 0 end
    from generate_series(1, 4000) nth`);
  const one = createWeightsReader(site.deps);
  const [before] = [await one()];
  const learned = await learnHomeWeights(site.deps);
  expect(learned.loss?.learned).toBeLessThan(learned.loss?.prior ?? 0);
  expect(learned.weights?.[popularity]).toBeGreaterThan(PRIOR_WEIGHTS[popularity] ?? Infinity);
  const other = createWeightsReader(site.deps);
  expect(await other()).toEqual({ version: expect.any(Number), weights: learned.weights });
  expect(await one()).toEqual(before);
  site.clock.now = new Date(Date.now() + 61_000);
  await one();
  await vi.waitFor(async () => expect(await one()).toEqual(await other()));
  await home(employee);
  await vi.waitFor(async () => expect((await home(employee, 3)).ranking?.[0]?.model).toBeGreaterThan(0));
  site.clock.now = undefined;
  await site.deps.db.execute('delete from home_feed_samples');
  await learnHomeWeights(site.deps);
  expect((await readWeights(site.deps)).version).toBe(0);
});

test('[SR-11] samples are deleted after 30 days, seen contents after 7', async () => {
  const member = await site.member();
  await send(member, await home(member, 3));
  const purgeAt = async (days: number): Promise<void> => {
    const now = () => new Date(Date.now() + days * 86_400_000);
    await runJob({ ...site.deps, now }, purgeHomeRecords);
  };
  const seen = () => countOf(`home_feed_seen where user_id = ${member.id}`);
  await purgeAt(6);
  expect(await seen()).toBe(1);
  await purgeAt(8);
  expect(await seen()).toBe(0);
  expect(await countOf('home_feed_samples')).toBeGreaterThan(0);
  await purgeAt(32);
  expect(await countOf('home_feed_samples')).toBe(0);
});

test('[SR-11] a bookmark from before feeds were ranked continues where it is', async () => {
  const member = await site.member();
  const { rows } = await site.deps.db.execute<{ id: string }>(
    'select id::text from contents order by id desc offset 30 limit 1',
  );
  const at = rows[0]?.id ?? '';
  const old = createBookmarks(TEST_SECRET).make(`home ${member.id}`, [at, at, at, 'seed', '']);
  const page = await home(member, 10, old);
  expect(page.ids).toHaveLength(10);
  const { rows: newer } = await site.deps.db.execute<{ id: string }>(
    sql`select id::text from pins where content_id >= ${at}::bigint`,
  );
  expect(page.ids.filter((id) => newer.some((row) => row.id === id))).toEqual([]);
  expect(page.bookmark).not.toBeNull();
});

test('[SR-11] marks are of this site, and say the features to a 255th', () => {
  const marks = createServeMarks(TEST_SECRET);
  const features = FEATURES.map((_, at) => at / FEATURES.length);
  const mark = marks.make(features, new Date(1_700_000_000_000));
  expect(mark).toMatch(/^[\w.:-]{1,64}$/);
  const served = marks.read(mark);
  expect(served).toMatchObject({ atMs: 1_700_000_000_000 });
  for (const [at, step] of (served?.features ?? []).entries())
    expect(step / 255).toBeCloseTo(features[at] ?? 0, 2);
  expect(createServeMarks('another secret, 32 characters long').read(mark)).toBeUndefined();
  for (const other of ['', 'h.', 'h.AAAA', 'a.b.c']) expect(marks.read(other)).toBeUndefined();
});
