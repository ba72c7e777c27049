import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { runJob } from '../../testing/run-job.ts';
import { indexChanges } from '../../testing/index-changes.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { BOARD_RETENTION_HOURS } from './delete-board.ts';
import { mergeBoards, movePins } from './merge-boards.ts';
import { purgeBoards } from './purge-boards.ts';
import { nthName } from './restore-board.ts';

let site: TestApp;
let owner: TestVisitor;
let other: TestVisitor;
let visitor: TestVisitor;
let picture: string;

beforeAll(async () => {
  site = await testApp();
  picture = await testPicture('#a03060');
});
beforeEach(async () => {
  site.clock.now = undefined;
  owner = await site.member('Owner');
  other = await site.member('Other');
  visitor = site.visitor();
});
afterAll(() => site.close());

const newBoard = async (name: string, privacy = 'public', by = owner): Promise<string> =>
  (await by.call('Board', 'create', { name, privacy })).data.id;
const newPin = async (board: string, more: object = {}, by = owner): Promise<string> =>
  (await by.call('Pin', 'create', { board_id: board, image_base64: picture, ...more })).data.id;
const save = (pin: string, board: string, by = owner, more: object = {}) =>
  by.call('Repin', 'create', { pin_id: pin, board_id: board, ...more });
const section = async (board: string, title: string): Promise<string> =>
  (await owner.call('BoardSection', 'create', { board_id: board, title })).data.id;
const read = async (id: string, by = owner) => by.get('Board', { board_id: id });
const count = async (pin: string) => (await owner.get('Pin', { id: pin })).data.save_count;
const act = (name: string, action: 'create' | 'delete', board: string, by = owner) =>
  by.call(name, action, { board_id: board });
const listed = async (by: TestVisitor): Promise<string[]> =>
  (await by.get('Boards', { username: owner.username, include_archived: false })).data.map(
    ({ name }: { name: string }) => name,
  );
const feed = async (board: string, by = owner): Promise<string[]> =>
  (await by.get('BoardFeed', { board_id: board, page_size: 100 })).data.map(({ id }: { id: string }) => id);
const picker = async (): Promise<string[]> => {
  const { data } = await owner.graphql('{ viewer { pickerBoards { edges { node { name } } } } }');
  return data.viewer.pickerBoards.edges.map(({ node }: { node: { name: string } }) => node.name);
};

/** Requests the surfaces on which a pin with a unique word can appear for a viewer. */
async function seenIn(pin: string, board: string, word: string, by: TestVisitor): Promise<string[]> {
  await indexChanges(site.deps);
  const search = await by.graphql(
    `{ v3SearchPinsQuery(query: "${word}", first: 5) { connection { edges { node { entityId } } } } }`,
  );
  const home = await by.graphql(
    '{ v3GetHomeFeedQuery(first: 25) { connection { edges { node { entityId } } } } }',
  );
  const has = (edges: { node: { entityId: string } }[]): boolean =>
    edges.some(({ node }) => node.entityId === pin);
  const places: [string, boolean][] = [
    ['board', (await read(board, by)).status === 200],
    ['pin', (await by.get('Pin', { id: pin })).status === 200],
    ['list', (await by.get('Boards', { username: owner.username })).data.length > 0],
    ['search', has(search.data.v3SearchPinsQuery.connection.edges)],
    ['home', has(home.data.v3GetHomeFeedQuery.connection.edges)],
  ];
  return places.filter(([, is]) => is).map(([name]) => name);
}

test.each([
  ['secret', (id: string) => owner.call('Board', 'update', { board_id: id, privacy: 'secret' })],
  ['archived', (id: string) => act('BoardArchive', 'create', id)],
  ['deleted', (id: string) => act('Board', 'delete', id)],
])(
  '[WB-03] a public board that becomes %s is excluded from every list, feed and search with the next request',
  async (_, end) => {
    const board = await newBoard('Soups');
    const word = `cup${randomUUID().replaceAll(/[^a-z]/g, '')}`;
    const pin = await newPin(board, { title: word });
    expect(await seenIn(pin, board, word, visitor)).toEqual(['board', 'pin', 'list', 'search', 'home']);
    await end(board);
    for (const by of [visitor, other]) expect(await seenIn(pin, board, word, by)).toEqual([]);
  },
);

test('[WB-03] an archived board is visible to its members only: it is in no list or picker, accepts no saves, and can be unarchived', async () => {
  const board = await newBoard('Soups');
  const pin = await newPin(board);
  const theirs = await newPin(await newBoard('Pots', 'public', other), {}, other);
  await newBoard('Stews');
  await act('BoardArchive', 'create', board);
  await act('BoardArchive', 'create', board);
  expect([await listed(owner), await picker()]).toEqual([['Stews'], ['Stews']]);
  expect((await read(board)).data.archived_at).toMatch(/Z$/);
  expect(await feed(board)).toEqual([pin]);
  expect((await owner.get('BoardArchive')).data).toMatchObject([{ id: board, name: 'Soups' }]);
  for (const answer of [
    await save(theirs, board),
    await owner.call('Pin', 'create', { board_id: board, image_base64: picture }),
    await owner.call('BoardSection', 'create', { board_id: board, title: 'Warm' }),
    await owner.call('BulkEdit', 'create', { board_id: board, pin_ids: [theirs] }),
  ])
    expect(answer).toMatchObject({ status: 409, error: { code: 'board_archived' } });
  expect((await read(board, other)).status).toBe(404);
  await act('BoardArchive', 'delete', board);
  expect((await listed(visitor)).toSorted()).toEqual(['Soups', 'Stews']);
  expect((await save(theirs, board)).status).toBe(200);
});

test('[WB-03] a deleted board is restored with its pins, sections, members, order and counts', async () => {
  const board = await newBoard('Soups');
  const theirs = await newPin(await newBoard('Pots', 'public', other), {}, other);
  const warm = await section(board, 'Warm');
  await newPin(board);
  await save(theirs, board, owner, { section: warm });
  const gone = await newPin(board);
  await owner.call('Pin', 'delete', { id: gone });
  await owner.call('BoardInvite', 'create', { board_id: board, invited_user_id: other.id });
  await other.call('BoardInvite', 'update', { board_id: board });
  const [before, pins] = [(await read(board)).data, await feed(board)];
  expect(await count(theirs)).toBe(1);
  await act('Board', 'delete', board);
  expect(await count(theirs)).toBe(0);
  expect((await owner.get('BoardRestore')).data).toMatchObject([{ id: board, name: 'Soups' }]);
  expect((await act('BoardRestore', 'create', board, other)).status).toBe(404);
  const answers = await Promise.all([1, 2, 3].map(() => act('BoardRestore', 'create', board)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await read(board, other)).data).toEqual(before);
  expect(await feed(board)).toEqual(pins);
  expect(await count(theirs)).toBe(1);
  const inSection = await owner.get('BoardFeed', { board_id: board, section: warm });
  expect(inSection.data).toHaveLength(1);
  expect((await owner.get('BoardRestore')).data).toEqual([]);
});

test('[WB-03] a board whose name was taken meanwhile is restored under a numbered name, at a free address', async () => {
  const board = await newBoard('Soups');
  await act('Board', 'delete', board);
  const second = await newBoard('Soups');
  const { data } = await act('BoardRestore', 'create', board);
  expect(data).toMatchObject({ name: 'Soups 2', url: `/${owner.username}/soups-2/` });
  await act('Board', 'delete', second);
  await newBoard('Soups!');
  expect((await act('BoardRestore', 'create', second)).data).toMatchObject({
    name: 'Soups',
    url: `/${owner.username}/soups-3/`,
  });
  expect(nthName('👩‍👩‍👧'.repeat(50), 12)).toBe(`${'👩‍👩‍👧'.repeat(47)} 12`);
});

test('[WB-03] a deleted board is stored for its retention time, then removed with its contents', async () => {
  const board = await newBoard('Soups');
  await newPin(board);
  await act('Board', 'delete', board);
  site.clock.now = new Date(Date.now() + BOARD_RETENTION_HOURS * 3_600_000 - 60_000);
  await runJob(site.deps, purgeBoards);
  expect((await owner.get('BoardRestore')).data).toHaveLength(1);
  site.clock.now = new Date(Date.now() + BOARD_RETENTION_HOURS * 3_600_000 + 60_000);
  expect((await act('BoardRestore', 'create', board)).status).toBe(404);
  await runJob(site.deps, purgeBoards);
  const { rows } = await site.pool.query(
    'select from boards where id = $1 union all select from pins where board_id = $1',
    [board],
  );
  expect(rows).toEqual([]);
});

test('[FB-03] content that a moderator removed is not restored by its owner: neither the board nor a pin on it', async () => {
  const moderator = await site.member();
  await site.deps.db.execute(sql`update users set role = 'moderator' where id = ${BigInt(moderator.id)}`);
  const remove = async (kind: string, id: string): Promise<void> => {
    await other.call('Report', 'create', { object_type: kind, object_id: id, reason: 'spam' });
    const decision = { object_type: kind, object_id: id, decision: 'remove' };
    expect((await moderator.call('ModerationDecision', 'create', decision)).status).toBe(200);
  };
  const board = await newBoard('Soups');
  const [remaining, removed] = [await newPin(board), await newPin(board)];
  const { rows } = await site.pool.query('select content_id from pins where id = $1', [removed]);
  await act('Board', 'delete', board);
  await site.pool.query(
    `insert into moderation_decisions (id, kind, object_id, owner_id, decision, reasons, report_count, excerpt)
      values (1, 'pin', $1, $2, 'remove', '{}', 1, '')`,
    [rows[0].content_id, owner.id],
  );
  await act('BoardRestore', 'create', board);
  expect(await feed(board)).toEqual([remaining]);
  expect((await read(board)).data.pin_count).toBe(1);
  await remove('board', board);
  expect((await act('BoardRestore', 'create', board)).status).toBe(404);
  expect((await owner.get('BoardRestore')).data).toEqual([]);
});

test('[WB-03] a merge moves pins and sections to the other board, once each, and deletes the board', async () => {
  const [from, into] = [await newBoard('Soups'), await newBoard('Stews')];
  const theirs = await newPin(await newBoard('Pots', 'public', other), {}, other);
  const [warm, cold] = [await section(from, 'Warm'), await section(from, 'Cold')];
  const warmThere = await section(into, 'Warm');
  const made = await newPin(from, { section: warm });
  const cool = await newPin(from, { section: cold });
  await save(theirs, from, owner, { section: warm });
  const older = (await save(theirs, into)).data.id;
  const copy = (await save(made, into)).data.id;
  expect([await count(theirs), await count(made)]).toEqual([2, 1]);
  const merge = { board_id: from, into_board_id: into };
  const { data } = await owner.call('BoardMerge', 'create', merge);
  expect(data).toMatchObject({ moved: 1, board: { id: into, pin_count: 3, section_count: 2 } });
  expect(await feed(into)).toEqual([copy, older, cool]);
  // The pin by the creator of the content takes over the feed position from the one that was there.
  expect([await count(theirs), (await owner.get('Pin', { id: copy })).data]).toMatchObject([
    1,
    { is_repin: false, save_count: 0 },
  ]);
  expect((await owner.get('BoardFeed', { board_id: into, section: cold })).data).toHaveLength(1);
  expect((await owner.get('BoardFeed', { board_id: into, section: warmThere })).data).toEqual([]);
  expect((await read(from)).status).toBe(404);
  expect((await owner.call('BoardMerge', 'create', merge)).status).toBe(404);
});

/** Reads all rows of boards and of their contents. */
async function storedOf(...boardIds: string[]): Promise<object> {
  const stored: Record<string, unknown> = {};
  for (const [name, statement] of Object.entries({
    boards: 'select * from boards where id = any($1) order by id',
    pins: 'select * from pins where board_id = any($1) order by id',
    sections: 'select * from board_sections where board_id = any($1) order by id',
    notes: 'select * from board_notes where board_id = any($1) order by id',
    comments: 'select id, board_id from comments where board_id = any($1) order by id',
    people: 'select * from board_collaborators where board_id = any($1)',
    followers: 'select * from board_follows where board_id = any($1)',
    saves:
      'select id, save_count from contents where id in (select content_id from pins where board_id = any($1)) order by id',
  }))
    stored[name] = (await site.pool.query(statement, [boardIds])).rows;
  return stored;
}

test('[WB-03] [SF-11] a merge can be undone for a day: both boards and all their contents are as before', async () => {
  const [from, into] = [await newBoard('Soups', 'secret'), await newBoard('Stews', 'secret')];
  await owner.call('BoardInvite', 'create', { board_id: from, invited_user_id: other.id });
  await other.call('BoardInvite', 'update', { board_id: from });
  await other.v3('PUT', `/v3/boards/${from}/follow/`);
  const [warm, cold] = [await section(from, 'Warm'), await section(from, 'Cold')];
  const warmThere = await section(into, 'Warm');
  const made = await newPin(from, { section: warm });
  await newPin(from, { section: cold }, other);
  const theirs = await newPin(await newBoard('Pots', 'public', other), {}, other);
  await save(theirs, from, owner, { section: cold });
  await save(theirs, into, owner, { section: warmThere });
  await save(made, into);
  await owner.call('Pin', 'delete', { id: await newPin(from, { section: cold }) });
  await owner.call('BoardNote', 'create', { board_id: from, title: 'To buy' });
  for (const pin of [made, theirs])
    await owner.call('AggregatedComment', 'create', { pin_id: pin, text: 'Mm' });
  const before = await storedOf(from, into);
  await owner.call('BoardMerge', 'create', { board_id: from, into_board_id: into });
  expect((await owner.get('BoardRestore')).data).toMatchObject([{ id: from, name: 'Soups' }]);
  expect((await act('BoardRestore', 'create', from, other)).status).toBe(404);
  const answers = await Promise.all([1, 2, 3].map(() => act('BoardRestore', 'create', from)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await storedOf(from, into)).toEqual(before);
  expect((await read(from, other)).data).toMatchObject({ name: 'Soups', pin_count: 3, section_count: 2 });

  await owner.call('BoardMerge', 'create', { board_id: from, into_board_id: into });
  site.clock.now = new Date(Date.now() + BOARD_RETENTION_HOURS * 3_600_000 + 60_000);
  expect((await act('BoardRestore', 'create', from)).status).toBe(404);
  await runJob(site.deps, purgeBoards);
  const { rows } = await site.pool.query(
    'select from boards where id = $1 union all select from board_merges where board_id = $1',
    [from],
  );
  expect(rows).toEqual([]);
  expect((await read(into)).data.pin_count).toBe(3);
});

test('[WB-03] undoing a merge keeps later changes on the other board', async () => {
  const [from, into, third] = [await newBoard('Soups'), await newBoard('Stews'), await newBoard('Pots')];
  const [warm, cold, gone] = [
    await section(from, 'Warm'),
    await section(from, 'Cold'),
    await section(from, 'Old'),
  ];
  const inWarm = await newPin(from, { section: warm });
  const inCold = await newPin(from, { section: cold });
  const [back, deleted, moved, sorted, inGone] = [
    await newPin(from),
    await newPin(from),
    await newPin(from),
    await newPin(from),
    await newPin(from, { section: gone }),
  ];
  await owner.call('BoardMerge', 'create', { board_id: from, into_board_id: into });
  await owner.call('Pin', 'delete', { id: deleted });
  await owner.call('BulkEdit', 'update', { board_id: third, pin_ids: [moved] });
  await owner.call('BulkEdit', 'update', { board_id: into, section_id: cold, pin_ids: [sorted] });
  await owner.call('BoardSectionEdit', 'delete', { section_id: gone });
  await newBoard('Soups');
  const added = await newPin(into, { section: cold });
  const { data } = await act('BoardRestore', 'create', from);
  expect(data).toMatchObject({ name: 'Soups 2', pin_count: 4, section_count: 2 });
  expect(await feed(from)).toEqual([inGone, back, inCold, inWarm]);
  expect([await feed(into), await feed(third)]).toEqual([[added, sorted], [moved]]);
  const { rows } = await site.pool.query(
    `select section.id::text, section.title, section.board_id = $1 as is_back, array_agg(pins.id::text) as pins
      from board_sections as section join pins on pins.section_id = section.id and pins.deleted_at is null
      where section.board_id in ($1, $2) and section.deleted_at is null group by section.id order by title, is_back`,
    [from, into],
  );
  expect(rows.map(({ pins, ...row }) => ({ ...row, pins: new Set(pins) }))).toEqual([
    { id: cold, title: 'Cold', is_back: false, pins: new Set([added, sorted]) },
    { id: expect.any(String), title: 'Cold', is_back: true, pins: new Set([inCold]) },
    { id: warm, title: 'Warm', is_back: true, pins: new Set([inWarm]) },
  ]);
  expect((await read(into)).data).toMatchObject({ pin_count: 2, section_count: 1 });
});

test('[WB-03] a pin keeps its pinner, its id and its comments of a secret board when boards are merged', async () => {
  const [from, into] = [await newBoard('Soups', 'secret'), await newBoard('Stews', 'secret')];
  await owner.call('BoardInvite', 'create', { board_id: from, invited_user_id: other.id });
  await other.call('BoardInvite', 'update', { board_id: from });
  const pin = await newPin(from, {}, other);
  await owner.call('AggregatedComment', 'create', { pin_id: pin, text: 'Lovely' });
  await owner.call('BoardMerge', 'create', { board_id: from, into_board_id: into });
  expect((await owner.get('Pin', { id: pin })).data).toMatchObject({ pinner_id: other.id, comment_count: 1 });
  expect((await other.get('Pin', { id: pin })).status).toBe(404);
});

test.each<[string, (from: string, into: string) => Promise<[string, string]>, number, object]>([
  [
    'one and the same board',
    async (from) => [from, from],
    400,
    { fields: { into_board_id: 'Choose another board.' } },
  ],
  [
    'a board of another',
    async (from) => [from, await newBoard('Theirs', 'public', other)],
    403,
    { code: 'forbidden' },
  ],
  [
    'a board that is hidden',
    async (from) => [from, await newBoard('Theirs', 'secret', other)],
    404,
    { code: 'board_not_found' },
  ],
  [
    'an archived board',
    async (from, into) => {
      await act('BoardArchive', 'create', into);
      return [from, into];
    },
    409,
    { code: 'board_archived' },
  ],
  [
    'a profile',
    async (from) => [from, (await owner.call('UserState', 'create', { state: 'QUICK_SAVES_BOARD_ID' })).data],
    400,
    { fields: { into_board_id: 'Choose a board.' } },
  ],
])('[WB-03] nothing is merged into %s', async (_, choose, status, error) => {
  const [board_id, into_board_id] = await choose(await newBoard('Soups'), await newBoard('Stews'));
  expect(await owner.call('BoardMerge', 'create', { board_id, into_board_id })).toMatchObject({
    status,
    error,
  });
});

test('[WB-03] merging a thousand pins, and undoing that, takes as many statements as ten', async () => {
  const statements = async (pins: number): Promise<number> => {
    const [from, into] = [await newBoard(`From ${pins}`), await newBoard(`Into ${pins}`)];
    const one = await newPin(from);
    await site.pool.query(
      `with made as (insert into contents (id, creator_id, image_id)
          select contents.id + nth, creator_id, image_id from contents, generate_series(1, $2::int) nth
          where contents.id = (select content_id from pins where id = $1) returning id)
        insert into pins (id, content_id, board_id, pinner_id, position)
        select made.id, made.id, pins.board_id, pins.pinner_id, 1 from made, pins where pins.id = $1`,
      [one, pins - 1],
    );
    const before = site.statements.count;
    const { data } = await owner.call('BoardMerge', 'create', { board_id: from, into_board_id: into });
    expect(data).toMatchObject({ moved: pins, board: { pin_count: pins } });
    expect((await act('BoardRestore', 'create', from)).data.pin_count).toBe(pins);
    return site.statements.count - before;
  };
  expect(await statements(1000)).toBe(await statements(10));
});

test('[WB-03] after concurrent merges each pin is on one board, and a pin saved meanwhile is moved too', async () => {
  const [one, two] = [await newBoard('One'), await newBoard('Two')];
  for (const board of [one, two]) await newPin(board);
  const merge = (from: string, into: string) =>
    owner.call('BoardMerge', 'create', { board_id: from, into_board_id: into });
  const answers = await Promise.all([merge(one, two), merge(two, one), merge(one, two)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
  const left = answers.find(({ status }) => status === 200)?.data.board;
  expect(left.pin_count).toBe(2);
  const gone = left.id === one ? two : one;
  await site.pool.query('update pins set board_id = $1 where id = $2', [gone, (await feed(left.id))[0]]);
  await runJob(site.deps, purgeBoards);
  expect(await feed(left.id)).toHaveLength(2);
});

test('[WB-03] a merge that fails half-way leaves both boards unchanged', async () => {
  const [from, into] = [await newBoard('From'), await newBoard('Into')];
  const pin = await newPin(from);
  await expect(
    site.deps.db.transaction(async (tx) => {
      await movePins(tx, BigInt(from), BigInt(into));
      throw new Error('The power is gone.');
    }),
  ).rejects.toThrow('The power is gone.');
  expect([await feed(from), await feed(into)]).toEqual([[pin], []]);
  const stranger = { id: BigInt(other.id), hasBlocks: false } as Parameters<typeof mergeBoards>[1];
  await expect(mergeBoards(site.deps.db, stranger, BigInt(from), BigInt(into))).rejects.toThrow();
});

test('[WB-03] the chosen cover comes first, while its pin is on the board', async () => {
  const board = await newBoard('Soups');
  const colours = ['#111111', '#222222', '#333333', '#444444'];
  const pins: string[] = [];
  for (const colour of colours) pins.push(await newPin(board, { image_base64: await testPicture(colour) }));
  const covers = async (): Promise<string[]> => {
    const { data } = await owner.get('Board', { board_id: board, field_set_key: 'profile_grid_item' });
    return data.cover_images.map(({ url }: { url: string }) => url);
  };
  const newest = await covers();
  expect(newest).toHaveLength(3);
  const choose = (cover_pin_id: string | null) =>
    owner.call('Board', 'update', { board_id: board, cover_pin_id });
  await choose(pins[0] ?? '');
  const chosen = await covers();
  expect(chosen.slice(1)).toEqual(newest.slice(0, 2));
  expect(newest).not.toContain(chosen[0]);
  expect((await read(board)).data.cover_pin_id).toBe(pins[0]);
  await owner.call('Pin', 'delete', { id: pins[0] });
  expect(await covers()).toEqual(newest);
  await choose(null);
  expect((await read(board)).data.cover_pin_id).toBeNull();
  const elsewhere = await newPin(await newBoard('Pots'));
  expect(await choose(elsewhere)).toMatchObject({
    status: 404,
    error: { fields: { cover_pin_id: 'This Pin is not on the board.' } },
  });
});

test('[BY-01] display options are stored per member and board, and deleted with either', async () => {
  const board = await newBoard('Looked at');
  const boards = [board, await newBoard('As usual')];
  const readView = (by: typeof owner) =>
    Promise.all(
      boards.map(async (id) => {
        const { data } = await by.graphql(
          'query ($board: ID!) { result: v3GetBoardByIdQuery(board: $board) { ... on BoardData { data { viewerLook { cardSize isPicturesOnly } } } } }',
          { board: id },
        );
        return Object.values(data.result.data.viewerLook).join();
      }),
    );
  const choose = (by: typeof owner, card_size: string, pictures_only = false) =>
    by.call('BoardLook', 'update', { board_id: board, card_size, pictures_only });
  const countStored = async () =>
    (await site.pool.query('select from board_looks where board_id = $1', [board])).rowCount;
  await choose(other, 'small');
  await choose(other, 'large', true);
  expect(await readView(other)).toEqual(['large,true', 'medium,false']);
  for (const by of [owner, visitor]) expect(await readView(by)).toEqual(['medium,false', 'medium,false']);
  expect(await choose(other, 'huge')).toMatchObject({ status: 400, error: { code: 'invalid_input' } });
  await choose(owner, 'small');
  expect(await countStored()).toBe(2);
  await choose(owner, 'medium');
  expect(await countStored()).toBe(1);
  await site.pool.query('delete from users where id = $1', [other.id]);
  expect(await countStored()).toBe(0);
});

test('[WB-03] a name of 51 characters, of spaces or with control characters is rejected by its field, one of fifty family emoji is accepted', async () => {
  const board = await newBoard('Soups');
  const rename = async (name: string) => owner.call('Board', 'update', { board_id: board, name });
  for (const [name, message] of [
    ['x'.repeat(51), 'Use 50 characters or fewer.'],
    ['👩‍👩‍👧'.repeat(51), 'Use 50 characters or fewer.'],
    [' \u3000\t', 'Give it a name.'],
    ['\u200b\u200d', 'Give it a name.'],
    ['So\u0007ups', 'Use letters, not control characters.'],
  ])
    expect((await rename(name ?? '')).error.fields).toEqual({ name: message });
  expect((await rename('👩‍👩‍👧'.repeat(50))).status).toBe(200);
});

const open = (by: TestVisitor, share_code: string, more: object = {}) =>
  by.call('SharedBoard', 'create', { share_code, ...more });
const share = async (board: string, more: object = {}) =>
  (await owner.call('BoardShareLink', 'create', { board_id: board, ...more })).data;

test('[WB-03] a link shows a board for reading, whatever its privacy, in pages, and nothing else', async () => {
  const board = await newBoard('Soups', 'secret');
  const pins = [await newPin(board), await newPin(board)];
  const link = await share(board);
  expect(link).toEqual({
    id: expect.any(String),
    label: null,
    has_password: false,
    guests_may_add: false,
    use_count: 0,
    last_used_at: null,
    created_at: expect.any(String),
    expires_at: null,
    share_code: expect.stringMatching(/^[\w-]{22}$/),
    url: `/board/shared/${link.share_code}/`,
  });
  const first = await open(visitor, link.share_code, { page_size: 1 });
  expect(first.data.board).toEqual({
    name: 'Soups',
    description: null,
    pin_count: 2,
    privacy: 'secret',
    owner: { id: owner.id, username: owner.username },
  });
  const rest = await open(visitor, link.share_code, { page_size: 1, bookmarks: [first.bookmark] });
  expect([first.data.pins[0].id, rest.data.pins[0].id]).toEqual(pins.toReversed());
  expect(first.data.pins[0].access).toEqual([]);
  for (const [name, options] of [
    ['Board', { board_id: board }],
    ['Pin', { id: pins[0] }],
  ] as const)
    expect((await visitor.get(name, options)).status).toBe(404);
  expect((await save(pins[0] ?? '', await newBoard('Mine', 'public', other), other)).status).toBe(404);
});

test('[WB-03] a link with a password opens only with it, and wrong passwords are rate-limited', async () => {
  const board = await newBoard('Soups', 'protected');
  expect(
    (await owner.call('BoardShareLink', 'create', { board_id: board, password: 'short' })).error.fields,
  ).toEqual({
    password: 'Use 8 characters or more.',
  });
  const link = await share(board, { password: 'a long one' });
  expect((await open(visitor, link.share_code)).data).toEqual({
    asks_password: true,
    url: link.url,
    guests_may_add: false,
    board: null,
    pins: [],
  });
  const wrong = { password: 'another one' };
  expect((await open(visitor, link.share_code, wrong)).error).toMatchObject({
    code: 'share_password_wrong',
    fields: { password: 'This password does not open the board.' },
  });
  expect((await open(visitor, link.share_code, { password: 'a long one' })).data.board.name).toBe('Soups');
  const tries = await Promise.all(Array.from({ length: 11 }, () => open(visitor, link.share_code, wrong)));
  expect(tries.filter(({ status }) => status === 403)).toHaveLength(10);
  expect((await open(visitor, link.share_code, { password: 'a long one' })).error.code).toBe('rate_limited');
  expect((await open(site.visitor(), link.share_code, { password: 'a long one' })).status).toBe(200);
  const { rows } = await site.pool.query(
    'select code_hash, password_hash from board_share_links where id = $1',
    [link.id],
  );
  expect(rows[0].password_hash).toMatch(/^argon2id\$/);
  expect(JSON.stringify(rows)).not.toContain(link.share_code);
});

test('[WB-03] a link ends after its days, when it is revoked, and while its board is archived or deleted; it is listed until then', async () => {
  const board = await newBoard('Soups', 'secret');
  const [short, long] = [
    await share(board, { expires_in_days: 1 }),
    await share(board, { password: 'a long one' }),
  ];
  const list = async () => (await owner.get('BoardShareLink', { board_id: board })).data;
  expect(await list()).toMatchObject([
    { id: long.id, has_password: true, expires_at: null },
    { id: short.id, has_password: false, expires_at: expect.any(String) },
  ]);
  const missing = await open(visitor, 'none');
  const opens = async (code: string) => {
    const { status, data, error } = await open(visitor, code);
    if (status === 410) expect({ ...error, request_id: '' }).toEqual({ ...missing.error, request_id: '' });
    return [status, data?.board.name];
  };
  expect(await opens(short.share_code)).toEqual([200, 'Soups']);
  for (const [name, away, back] of [
    ['BoardArchive', 'create', 'BoardArchive'],
    ['Board', 'delete', 'BoardRestore'],
  ] as const) {
    await act(name, away, board);
    expect((await opens(short.share_code))[0]).toBe(410);
    await act(back, name === 'Board' ? 'create' : 'delete', board);
    expect((await opens(short.share_code))[0]).toBe(200);
  }
  await owner.call('UserBlock', 'create', { blocked_user_id: other.id });
  expect((await open(other, short.share_code)).status).toBe(410);
  site.clock.now = new Date(Date.now() + 86_400_000 + 60_000);
  expect((await opens(short.share_code))[0]).toBe(410);
  expect(await list()).toMatchObject([{ id: long.id }]);
  await owner.call('BoardShareLink', 'delete', { board_id: board, link_id: long.id });
  expect((await open(visitor, long.share_code, { password: 'a long one' })).status).toBe(410);
  await site.pool.query(`update board_share_links set ended_at = ended_at - interval '2 hours'`);
  await runJob(site.deps, purgeBoards);
  const { rows } = await site.pool.query('select from board_share_links where board_id = $1', [board]);
  expect(rows).toEqual([]);
});

test('[WB-03] a revoked link can be restored unchanged for a minute, and not after its days', async () => {
  const board = await newBoard('Soups', 'secret');
  const [long, short] = [
    await share(board, { password: 'a long one' }),
    await share(board, { expires_in_days: 1 }),
  ];
  const call = (name: string, action: 'create' | 'delete', { id }: { id: string }) =>
    owner.call(name, action, { board_id: board, link_id: id });
  const list = async () => (await owner.get('BoardShareLink', { board_id: board })).data;
  const before = await list();
  for (const link of [long, short]) {
    await call('BoardShareLink', 'delete', link);
    await call('BoardShareLink', 'delete', link);
    expect((await open(visitor, link.share_code, { password: 'a long one' })).status).toBe(410);
  }
  expect(await list()).toEqual([]);
  const back = await Promise.all([1, 2].map(() => call('BoardShareLinkRestore', 'create', long)));
  expect(back.map(({ status, data }) => [status, data])).toEqual([1, 2].map(() => [200, before[1]]));
  expect((await open(visitor, long.share_code)).data.asks_password).toBe(true);
  expect((await open(visitor, long.share_code, { password: 'a long one' })).data.board.name).toBe('Soups');
  expect((await call('BoardShareLinkRestore', 'create', short)).data).toEqual(before[0]);

  await call('BoardShareLink', 'delete', short);
  site.clock.now = new Date(Date.now() + 86_400_000 + 60_000);
  const over = { status: 409, error: { code: 'undo_over', message: 'This can no longer be undone.' } };
  expect(await call('BoardShareLinkRestore', 'create', short)).toMatchObject(over);
  expect((await open(visitor, short.share_code)).status).toBe(410);
  site.clock.now = undefined;
  await call('BoardShareLink', 'delete', long);
  await site.pool.query(`update board_share_links set ended_at = ended_at - interval '61 seconds'`);
  expect(await call('BoardShareLinkRestore', 'create', long)).toMatchObject(over);
});

test('[IV-03] an invited member reads the board’s name and the inviter, by its address or the code of a link, and no one else does', async () => {
  const board = await newBoard('Soups', 'secret');
  await owner.call('BoardInvite', 'create', { board_id: board, invited_user_id: other.id, rights: ['edit'] });
  const { data: link } = await owner.call('BoardInviteLink', 'create', { board_id: board });
  const ask = async (by: TestVisitor, which: string) =>
    (
      await by.graphql(
        `{ v3GetBoardInviteQuery(${which}) { __typename ... on BoardInviteData { data { boardName boardUrl boardPrivacy inviter { fullName } rights } } ... on NotFound { message } } }`,
      )
    ).data.v3GetBoardInviteQuery;
  const address = `username: "${owner.username}", slug: "soups"`;
  const inviteWith = (rights: string[]) => ({
    __typename: 'BoardInviteData',
    data: {
      boardName: 'Soups',
      boardUrl: `/${owner.username}/soups/`,
      boardPrivacy: 'secret',
      inviter: { fullName: 'Owner' },
      rights,
    },
  });
  const none = { __typename: 'NotFound', message: 'Sorry! We could not find that invite.' };
  expect(await ask(other, address)).toEqual(inviteWith(['add', 'edit']));
  for (const by of [visitor, owner, await site.member()]) expect(await ask(by, address)).toEqual(none);
  expect(await ask(visitor, `inviteCode: "${link.invite_code}"`)).toEqual(inviteWith(['add']));
  expect(await ask(visitor, 'inviteCode: "none"')).toEqual(none);
  await other.call('BoardInvite', 'update', { board_id: board });
  expect(await ask(other, address)).toEqual(none);
});
