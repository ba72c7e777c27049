import { demoWorld, drawnSmall, type DemoWorld } from '@pegboard/demo-content';
import { isReservedUsername } from '@pegboard/routes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkArticle, checkComplete } from '../../discovery/editorial/index.ts';
import { setRole } from '../../people/accounts/index.ts';
import type { Deps } from '../deps.ts';
import type { ImagePool } from '../../platform/media/images/index.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { closeDemoAccounts, DEMO_ACCOUNTS, loadDemoContent } from './index.ts';

const world = smallWorld();
const said: string[] = [];
/** Milliseconds after which a connection is closed that is idle in a transaction, and a half second. */
const IDLE_MS = 5500;
let loadedAtMs: number;
let site: TestApp;
beforeAll(async () => {
  site = await testApp();
  site.clock.now = new Date();
  loadedAtMs = site.clock.now.getTime();
  await loadDemoContent(site.deps, (line) => said.push(line), world);
  site.clock.now = undefined;
});
afterAll(() => site.close());

test('[OP-01] a machine that is too busy to continue for some seconds does not interrupt the load', async () => {
  const other = await testApp();
  const since = new Date();
  let isPaused = false;
  const now = (): Date => {
    if (!isPaused) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, IDLE_MS);
    isPaused = true;
    return since;
  };
  await loadDemoContent({ ...other.deps, now }, () => undefined, world);
  expect(isPaused).toBe(true);
  await other.close();
});

/** Returns the world with a few pins of every kind, drawn small. */
function smallWorld(): DemoWorld {
  const whole = demoWorld();
  const kinds = Map.groupBy(whole.pins, ({ detail }) => detail.kind);
  const some = [...kinds.values()].flatMap((ofKind) => ofKind.slice(0, 2));
  const promoted = whole.pins.filter(({ promotion }) => promotion !== undefined).slice(0, 2);
  const sponsored = whole.pins.filter(({ promotion }) => promotion?.partner !== undefined).slice(0, 1);
  const onOwn = whole.pins.filter(({ board }) => board.startsWith('ada/birthday')).slice(0, 1);
  const taggedPins = whole.pins.filter(({ tags }) => tags !== undefined).slice(0, 1);
  const tagged = whole.pins.filter(({ key }) => taggedPins.some(({ tags }) => tags?.includes(key)));
  const collections = whole.pins.filter(({ collection }) => collection !== undefined).slice(0, 1);
  const shown = whole.pins.filter(({ key }) => collections.some((pin) => pin.collection?.includes(key)));
  const special = [promoted, sponsored, onOwn, taggedPins, tagged, collections, shown].flat();
  const chosen = new Set([...some, ...special]);
  const pins = [...chosen];
  const keys = new Set(pins.map(({ key }) => key));
  const onlyPin = pins[0]?.key ?? '';
  const ofPins = <Item extends { readonly pin: string }>(items: readonly Item[]): readonly Item[] =>
    items.filter(({ pin }) => keys.has(pin));
  const few: DemoWorld = {
    ...whole,
    pins,
    saves: ofPins(whole.saves),
    comments: ofPins(whole.comments),
    reactions: ofPins(whole.reactions),
    articles: whole.articles.map((article) => ({
      ...article,
      coverPin: onlyPin,
      blocks: article.blocks.map((block) => {
        if (block.kind === 'pins') return { ...block, pins: [onlyPin] };
        return block.kind === 'image' ? { ...block, pin: onlyPin } : block;
      }),
    })),
    conversations: whole.conversations.map((conversation) => ({
      ...conversation,
      messages: conversation.messages.map((message) =>
        message.pin === undefined || keys.has(message.pin) ? message : { ...message, pin: onlyPin },
      ),
    })),
  };
  return drawnSmall(few, 60);
}

type Node = { readonly type: string; readonly images: readonly unknown[] };

/** Returns the fields of all public pins, as read by a visitor, including targeted ads. */
async function feed(fields: string): Promise<readonly Node[]> {
  const ids = await rowsOf(sql`select pins.id::text as id from pins join boards on boards.id = pins.board_id
    where not pins.is_repin and boards.privacy = 'public' order by pins.id`);
  const nodes: Node[] = [];
  for (let start = 0; start < ids.length; start += 10) {
    const selections = ids
      .slice(start, start + 10)
      .map(
        ({ id }, at) =>
          `a${at}: v3GetPinQuery(pin: "${String(id)}") { ... on PinData { data { ${fields} } } }`,
      );
    const { data, error } = await site.visitor().graphql(`{ ${selections.join(' ')} }`);
    expect(error).toBeUndefined();
    nodes.push(...Object.values(data as Record<string, { data: Node }>).map((one) => one.data));
  }
  return nodes;
}

const rowsOf = async (query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> =>
  (await site.deps.db.execute(query)).rows;
const count = async (table: string): Promise<number> =>
  Number((await rowsOf(sql`select count(*) as n from ${sql.identifier(table)}`))[0]?.['n']);

async function loggedIn(name: string): Promise<TestVisitor> {
  const visitor = site.visitor();
  await visitor.call('UserSession', 'create', {
    username_or_email: name,
    password: DEMO_ACCOUNTS[0]?.password,
  });
  return visitor;
}

describe('what is loaded', () => {
  test('everybody, every board and every pin of the world is there', async () => {
    expect(await count('users')).toBe(world.creators.length);
    expect(await count('contents')).toBe(world.pins.length);
    expect(await count('pins')).toBe(world.pins.length + world.saves.length);
    expect(await count('comments')).toBe(world.comments.length);
    expect(await count('board_invites')).toBe(world.invites.length);
  });

  test('pins of all kinds come over GraphQL, each with its pictures', async () => {
    const nodes = await feed('type images { url }');
    expect(nodes).toHaveLength(world.pins.filter(({ board }) => isPublic(board)).length);
    const types = new Set(nodes.map(({ type }) => type));
    types.delete('video'); // only with an encoder
    expect(types).toEqual(new Set(['image', 'gif', 'oneTap', 'product', 'recipe', 'storyPin']));
    for (const { images } of nodes) expect(images.length).toBeGreaterThan(5);
  });

  test.each([
    ['products a price', 'richSummary { products { offerSummary { currency } } }', '"currency":"USD"'],
    ['recipes a rating', 'richSummary { aggregateRating { ratingValue } }', '"ratingValue":'],
    ['recipes their ingredients', 'richMetadata { recipe { ingredients } }', '"ingredients":["'],
    ['articles an author', 'richMetadata { article { authors } }', '"authors":["'],
    [
      'rooms their tagged products',
      'aggregatedPinData { pinTagsChips { title } }',
      '"pinTagsChips":[{"title":"',
    ],
    ['moving pictures an animation', 'embed { type }', '"type":"gif"'],
    ['carousels pictures', 'carousel { slots { images(sizes: ["236x"]) { url } } }', '"slots":[{"images":[{'],
    ['stories pages', 'storyPin { pages { images(sizes: ["236x"]) { url } } }', '"pages":[{"images":[{'],
    ['promotions a promoter', 'promoter { username }', '"promoter":{"username":'],
    [
      'ads with a partner both names',
      'adAttribution { isEligibleForPromotedPartnership promotedPartnershipAdvertiserName }',
      '"isEligibleForPromotedPartnership":true,"promotedPartnershipAdvertiserName":"',
    ],
    ['collections entries', 'collectionPin { itemData { pinId link } }', '"itemData":[{"pinId":"'],
    ['partners a sponsor', 'sponsorship { status creator { username } }', '"sponsorship":{"status":2'],
  ])('%s', async (_, fields, part) => {
    expect(JSON.stringify(await feed(fields))).toContain(part);
  });

  test('promotions have a campaign that runs and a promoter, and partners are named', async () => {
    const [promotions] = await rowsOf(sql`
      select count(*) as n, count(*) filter (where campaign.status = 'active') as running
      from pin_promotions left join campaigns campaign on campaign.id = campaign_id`);
    expect(promotions?.['running']).toBe(promotions?.['n']);
    expect(Number(promotions?.['n'])).toBeGreaterThan(0);
    const [partner] = await rowsOf(sql`
      select id::text as id from contents where is_promoted and rich #>> '{sponsorship,status}' = '2' limit 1`);
    const { data } = await site.visitor().get('AdExplanation', { pin_id: partner?.['id'] });
    expect(data.promoter.username).toBeTruthy();
    expect(data.ad_attribution.promoted_partnership_attribution_name).toBeTruthy();
  });

  test('a secret board is visible to its owner only', async () => {
    const query = '{ v3GetBoardQuery(username: "ada", slug: "birthday-surprise-for-henrik") { __typename } }';
    expect((await site.visitor().graphql(query)).data.v3GetBoardQuery.__typename).toBe('NotFound');
    const ada = await loggedIn('ada');
    expect((await ada.graphql(query)).data.v3GetBoardQuery.__typename).toBe('BoardData');
  });

  test('[AD-01] every promotion has an audience, and members see different reasons', async () => {
    const ads = await rowsOf(sql`select id::text from contents where is_promoted`);
    expect(await count('pin_promotions')).toBe(ads.length);
    const explanations = await Promise.all(
      ['ada', 'noor'].map(async (name) => {
        const member = await loggedIn(name);
        const answers = await Promise.all(ads.map(({ id }) => member.get('AdExplanation', { pin_id: id })));
        return JSON.stringify(answers.map(({ data }) => data.ad_attribution));
      }),
    );
    expect(explanations[0]).toContain('"matched_');
    expect(explanations[0]).not.toBe(explanations[1]);
  });

  test.each(['ada', 'kilnandco'])('%s has heard news, has read some, and was written to', async (name) => {
    const member = await loggedIn(name);
    const { data } = await member.get('NewsHub', { page_size: 100 });
    expect(data.length).toBeGreaterThan(3);
    expect(data.some(({ is_read: isRead }: { is_read: boolean }) => isRead)).toBe(true);
    for (const item of data) expect(item.actor_count > 0 || item.kind === 'board_pins').toBe(true);
    expect((await member.get('NewsHubBadge')).data.unread_count).toBeLessThan(25);
    expect((await member.get('ConversationsBadge')).data).toEqual({
      unread_count: expect.any(Number),
      request_count: 1,
    });
    const conversations = (await member.get('Conversations')).data;
    expect(conversations).toHaveLength(2);
    const unread = conversations.map((one: { unread_count: number }) => one.unread_count);
    expect(Math.max(...unread)).toBeGreaterThan(0);
  });

  test('[WB-06] today has lists of what was saved, from the first visit on', async () => {
    const lists = await rowsOf(sql`select distinct list from much_saved order by list`);
    expect(lists.map(({ list }) => list)).toEqual(['best', 'popular', 'topic', 'trending']);
  });

  test('who came today has heard nothing', async () => {
    const noor = await loggedIn('noor');
    expect((await noor.get('NewsHub')).data).toEqual([]);
    expect((await noor.get('Conversations')).data).toEqual([]);
  });

  test('the counters agree with the rows', async () => {
    const wrong = await rowsOf(sql`
      select 'board' as what, id from boards b where
        pin_count <> (select count(*) from pins where board_id = b.id)
        or section_count <> (select count(*) from board_sections where board_id = b.id)
        or follower_count <> (select count(*) from board_follows where board_id = b.id)
        or is_collaborative <> exists (select from board_collaborators where board_id = b.id)
      union all select 'section', id from board_sections s where pin_count <> (select count(*) from pins where section_id = s.id)
      union all select 'content', id from contents c where
        save_count <> (select count(*) from pins where content_id = c.id and is_repin)
        or comment_count <> (select count(*) from comments where content_id = c.id)
        or (select coalesce(sum(value::int), 0) from jsonb_each_text(reaction_counts))
          <> (select count(*) from reactions where content_id = c.id)
      union all select 'user', id from users u where
        follower_count <> (select count(*) from user_follows where followed_id = u.id)
        or following_count <> (select count(*) from user_follows where follower_id = u.id)`);
    expect(wrong).toEqual([]);
  });

  test('[BD-05] the demo business has weeks of activity to look at, counted as it is logged', async () => {
    const [found] = await rowsOf(sql`
      select (select count(*)::int from events) as logged, count(*)::int as hours,
        sum(impressions + closeups + saves + outbound_clicks + video_views)::int as counted from stat_hours`);
    expect(found?.['counted']).toBe(found?.['logged']);
    expect(found?.['hours']).toBeGreaterThan(500);
  });

  test('ids are in the order of time, over the last 90 days, and a copy is younger than what it copies', async () => {
    const pins = await rowsOf(sql`select created_at from pins order by id`);
    const times = pins.map((pin) => new Date(String(pin['created_at'])).getTime());
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(Math.max(...times)).toBeLessThan(loadedAtMs);
    expect(Math.min(...times)).toBeGreaterThan(loadedAtMs - 91 * 86_400_000);
    const odd = await rowsOf(
      sql`select p.id from pins p join pins v on v.id = p.via_pin_id where p.id <= v.id`,
    );
    expect(odd).toEqual([]);
  });

  test('a section belongs to the board of its pin', async () => {
    const odd = await rowsOf(
      sql`select p.id from pins p join board_sections s on s.id = p.section_id where s.board_id <> p.board_id`,
    );
    expect(odd).toEqual([]);
  });

  test('no demo person has a name that the site reserves, and each is listed once', () => {
    expect(world.creators.filter(({ username }) => isReservedUsername(username))).toEqual([]);
    expect(DEMO_ACCOUNTS.map(({ username }) => username)).toEqual(['ada', 'kilnandco', 'noor']);
  });
});

describe('articles', () => {
  test.each(['en', 'de', 'ar'])('[SR-15] there are articles in %s, with a cover', async (language) => {
    const { data } = await site
      .visitor()
      .graphql(
        `query ($language: ArticleLanguage!) { articles: v3ArticlesQuery(language: $language) { edges { node { language cover { images { url } } } } } }`,
        { language },
      );
    expect(data.articles.edges.length).toBeGreaterThan(0);
    for (const { node } of data.articles.edges) {
      expect(node.language).toBe(language);
      expect(node.cover.images.length).toBeGreaterThan(0);
    }
  });

  test('[SR-15] they follow the rules of articles that employees write', async () => {
    const employee = await site.member();
    await setRole(site.deps.db, employee.username, 'employee');
    const { data } = await employee.get('Articles');
    expect(data).toHaveLength(world.articles.length);
    for (const { id } of data) {
      const { content } = (await employee.get('Article', { id })).data;
      expect({ ...checkArticle(content), ...checkComplete(content) }, content.slug).toEqual({});
    }
  });
});

describe('loading', () => {
  test('it tells how far it is, and in the end what there is', () => {
    const ofPictures = said.filter((line) => line.endsWith('pictures'));
    expect(ofPictures.at(-1)).toMatch(/^Demo content: (\d+) of \1 pictures$/);
    expect(said.at(-1)).toMatch(/^Demo content: \d+ pins on 60 boards by 15 people$/);
  });

  test('a second load draws nothing, writes nothing and says nothing', async () => {
    const before = await count('pins');
    const lines: string[] = [];
    await loadDemoContent({ ...site.deps, imagePool: refusing() }, (line) => lines.push(line));
    expect(lines).toEqual([]);
    expect(await count('pins')).toBe(before);
  });

  test('a load that is cut off leaves no row, and the next one loads everything', async () => {
    const other = await testApp();
    try {
      const cut: Pick<Deps, 'imagePool'> = { imagePool: failingAfter(other.deps.imagePool, 5) };
      await expect(loadDemoContent({ ...other.deps, ...cut }, () => undefined, world)).rejects.toThrow(
        'cut off',
      );
      const rows = await other.deps.db.execute(sql`select id from users union all select id from images`);
      expect(rows.rows).toEqual([]);
      const twice = [1, 2].map(() => loadDemoContent(other.deps, () => undefined, world));
      await Promise.all(twice);
      const users = await other.deps.db.execute(sql`select id from users`);
      expect(users.rows).toHaveLength(world.creators.length);
    } finally {
      await other.close();
    }
  });
});

function isPublic(key: string): boolean {
  return world.boards.some((board) => board.key === key && board.privacy === 'public');
}

function refusing(): ImagePool {
  return {
    process: () => Promise.reject(new Error('nothing is to be drawn')),
    close: () => Promise.resolve(),
  };
}

function failingAfter(pool: ImagePool, tasks: number): ImagePool {
  let left = tasks;
  return {
    ...pool,
    process(task) {
      left -= 1;
      return left < 0 ? Promise.reject(new Error('cut off')) : pool.process(task);
    },
  };
}

test('[OP-01] a site that becomes public closes the demo accounts: no password, session or passkey of theirs works', async () => {
  const ada = await loggedIn('ada');
  expect((await ada.get('DataExport')).status).toBe(200);
  const member = await site.member();
  expect(await closeDemoAccounts(site.deps.db)).toEqual(DEMO_ACCOUNTS.map(({ username }) => username));
  expect(await ada.get('DataExport')).toMatchObject({ status: 401, error: { code: 'login_required' } });
  for (const { username, password } of DEMO_ACCOUNTS) {
    const answer = await site
      .visitor()
      .call('UserSession', 'create', { username_or_email: username, password });
    expect(answer, username).toMatchObject({ status: 401, error: { code: 'login_failed' } });
  }
  expect((await member.get('DataExport')).status).toBe(200);
  expect(await closeDemoAccounts(site.deps.db)).toEqual([]);
});
