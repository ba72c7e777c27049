import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { boardCollaborators } from '../board-access/tables.ts';

let site: TestApp;
let owner: TestVisitor;
let picture: string;

beforeAll(async () => {
  site = await testApp();
  picture = await testPicture('#3060a0');
});
beforeEach(async () => {
  owner = await site.member();
});
afterAll(() => site.close());

const PRIVACY: Readonly<Record<string, string>> = { B: 'protected', F: 'secret' };
const create = (options: object) => owner.call('Board', 'create', options);
const read = async (boardId: string) => (await owner.get('Board', { board_id: boardId })).data;
const names = async (visitor: TestVisitor, options: object = {}): Promise<string[]> => {
  const { data } = await visitor.get('Boards', { username: owner.username, ...options });
  return data.map(({ name }: { name: string }) => name);
};

test('[BF-01] a board is created public, with its details', async () => {
  const made = await create({ name: ' Soups  & stews ', description: 'For winter.', layout: 'default' });
  expect(made.data).toEqual({
    id: expect.stringMatching(/^\d+$/),
    name: 'Soups & stews',
    url: `/${owner.username}/soups-stews/`,
    description: 'For winter.',
    privacy: 'public',
    layout: 'default',
    is_collaborative: false,
    pin_count: 0,
    section_count: 0,
    follower_count: 0,
    owner: { id: owner.id, username: owner.username },
    created_at: expect.stringMatching(/^\d{4}-.*Z$/),
    archived_at: null,
    cover_pin_id: null,
  });
  expect(await read(made.data.id)).toEqual(made.data);
});

test.each<[string, object, string]>([
  ['secret', { privacy: 'secret' }, 'secret'],
  ['protected by its flag', { protected: true }, 'protected'],
  ['public by its flag', { protected: false }, 'public'],
])('[BF-01] a board is made %s', async (_, options, privacy) => {
  expect((await create({ name: 'Soups', ...options })).data.privacy).toBe(privacy);
});

test('[BF-01] a board can only be created for oneself', async () => {
  const other = await site.member();
  const own = { user_id: owner.id, username: owner.username, orbac_subject_id: owner.id };
  expect((await create({ name: 'Soups', ...own })).status).toBe(200);
  for (const wrong of [{ user_id: other.id }, { username: other.username }, { orbac_subject_id: other.id }])
    expect(await create({ name: 'Stews', ...wrong })).toMatchObject({
      status: 403,
      error: { code: 'user_id_mismatch' },
    });
});

test('[SF-03] a second board with the same name is rejected by its field, or returned on request', async () => {
  const first = await create({ name: 'Soups' });
  expect(await create({ name: 'Soups' })).toMatchObject({
    status: 409,
    error: { code: 'board_name_taken', fields: { name: 'You already have a board with this name.' } },
  });
  expect((await create({ name: 'Soups', return_existing: true })).data.id).toBe(first.data.id);
});

test('[SF-03] of twenty concurrent requests with the same name, one creates a board', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => create({ name: 'Soups', return_existing: true })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
});

test('[SF-03] names that give the same address get numbered addresses', async () => {
  const urls = [];
  for (const name of ['Soups', 'Soups!', 'soups']) urls.push((await create({ name })).data.url);
  expect(urls).toEqual(['', '-2', '-3'].map((tail) => `/${owner.username}/soups${tail}/`));
});

test('[SF-03] a name is free again when its board is deleted, and unique whatever addresses are taken', async () => {
  const first = await create({ name: 'Soups!' });
  const second = await create({ name: 'Soups' });
  expect(second.data.url).toBe(`/${owner.username}/soups-2/`);
  await owner.call('Board', 'delete', { board_id: first.data.id });
  expect(await create({ name: 'Soups' })).toMatchObject({ status: 409 });
  expect((await create({ name: 'Soups!' })).data.url).toBe(`/${owner.username}/soups/`);
});

test('[SF-02] the board of quick saves reserves no name or address', async () => {
  const quick = await owner.call('UserState', 'create', { state: 'QUICK_SAVES_BOARD_ID' });
  const own = await create({ name: 'Quick Saves', return_existing: true });
  expect(own.data).toMatchObject({ layout: 'default', url: `/${owner.username}/quick-saves-2/` });
  expect(own.data.id).not.toBe(quick.data);

  const later = await site.member();
  for (const name of ['Quick Saves', 'Quick Saves Profile']) await later.call('Board', 'create', { name });
  const state = { state: 'QUICK_SAVES_BOARD_ID' };
  expect(await later.get('UserState', state)).toMatchObject({ status: 200, data: null });
  const refused = await later.call('UserState', 'create', { ...state, value: own.data.id });
  expect(refused.error.code).toBe('invalid_input');
  expect((await later.get('UserState', state)).data).toBe(null);
  const made = await later.call('UserState', 'create', state);
  expect(await later.get('UserState', state)).toMatchObject({ data: made.data });
  expect(await later.call('UserState', 'create', { ...state, value: made.data })).toMatchObject({
    status: 200,
  });
  expect(await later.call('UserState', 'create', { ...state, value: own.data.id })).toMatchObject({
    status: 400,
    error: { fields: { value: 'Your board of quick saves is another one.' } },
  });
});

test('[BF-01] a change alters the provided fields, and the address follows the name', async () => {
  const { data } = await create({ name: 'Soups', description: 'For winter.' });
  const update = (change: object) => owner.call('Board', 'update', { board_id: data.id, ...change });
  expect((await update({ name: 'Stews' })).data).toEqual({ id: data.id, url: `/${owner.username}/stews/` });
  expect(await read(data.id)).toMatchObject({ name: 'Stews', description: 'For winter.', privacy: 'public' });
  expect((await update({ description: '', privacy: 'secret' })).data.url).toBe(`/${owner.username}/stews/`);
  expect(await read(data.id)).toMatchObject({ name: 'Stews', description: null, privacy: 'secret' });
});

test('[BF-01] a change to a name that is taken is rejected; an address that is taken is numbered', async () => {
  await create({ name: 'Soups' });
  const { data } = await create({ name: 'Stews' });
  const rename = (name: string) => owner.call('Board', 'update', { board_id: data.id, name });
  expect(await rename('Soups')).toMatchObject({ status: 409, error: { code: 'board_name_taken' } });
  expect((await rename('Soups!')).data.url).toBe(`/${owner.username}/soups-2/`);
  expect((await rename('soups')).data.url).toBe(`/${owner.username}/soups-2/`);
});

test('[BF-01] the pins of a board are deleted with it, and leave the save counts', async () => {
  const maker = await site.member();
  const theirs = await maker.call('Board', 'create', { name: 'Pots' });
  const pin = await maker.call('Pin', 'create', { board_id: theirs.data.id, image_base64: picture });
  const { data } = await create({ name: 'Soups' });
  const saved = await owner.call('Repin', 'create', { pin_id: pin.data.id, board_id: data.id });
  const count = async () => (await maker.get('Pin', { id: pin.data.id })).data.save_count;
  expect(await count()).toBe(1);
  expect((await owner.call('Board', 'delete', { board_id: data.id })).data).toBeNull();
  expect((await owner.get('Pin', { id: saved.data.id })).status).toBe(404);
  expect(await count()).toBe(0);
  expect((await owner.call('Board', 'delete', { board_id: data.id })).status).toBe(404);
});

test('[BF-01] sections are listed in the order of their creation, with unique names', async () => {
  const { data: board } = await create({ name: 'Soups' });
  const section = (title: string) => owner.call('BoardSection', 'create', { board_id: board.id, title });
  for (const title of ['Warm', 'Cold ']) await section(title);
  expect(await section('Cold')).toMatchObject({ status: 409, error: { code: 'section_title_taken' } });
  expect((await read(board.id)).section_count).toBe(2);
  const { data } = await owner.graphql(
    `{ v3GetBoardQuery(username: "${owner.username}", slug: "soups") { ... on BoardData { data { sections { title slug pinCount } section(slug: "cold") { title } } } } }`,
  );
  expect(data.v3GetBoardQuery.data).toEqual({
    sections: [
      { title: 'Warm', slug: 'warm', pinCount: 0 },
      { title: 'Cold', slug: 'cold', pinCount: 0 },
    ],
    section: { title: 'Cold' },
  });
});

test('[BF-01] twenty sections created concurrently all exist, and are counted', async () => {
  const { data: board } = await create({ name: 'Soups' });
  await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      owner.call('BoardSection', 'create', { board_id: board.id, title: `S${at}` }),
    ),
  );
  expect((await read(board.id)).section_count).toBe(20);
});

test('[BF-01] a section of another board is not found on this one', async () => {
  const [one, other] = [await create({ name: 'One' }), await create({ name: 'Other' })];
  const section = await owner.call('BoardSection', 'create', { board_id: other.data.id, title: 'Warm' });
  const options = { board_id: one.data.id, section: section.data.id, image_base64: picture };
  expect(await owner.call('Pin', 'create', options)).toMatchObject({
    status: 404,
    error: { code: 'section_not_found' },
  });
});

test('[BF-06] a profile lists only its public boards to others, and all of them to its owner', async () => {
  const other = await site.member();
  for (const privacy of ['public', 'protected', 'secret']) await create({ name: privacy, privacy });
  await owner.call('UserState', 'create', { state: 'QUICK_SAVES_BOARD_ID' });
  expect(await names(owner, { sort: 'oldest' })).toEqual(['public', 'protected', 'secret']);
  expect(await names(owner, { privacy_filter: 'secret' })).toEqual(['secret']);
  expect(await names(owner, { privacy_filter: 'protected' })).toEqual(['protected']);
  expect(await names(other)).toEqual(['public']);
  expect(await names(other, { privacy_filter: 'protected' })).toEqual([]);
  expect(await names(other, { privacy_filter: 'secret' })).toEqual([]);
  expect(await names(site.visitor())).toEqual(['public']);
  expect(await owner.get('Boards', { username: 'nobody-at-all' })).toMatchObject({
    status: 404,
    error: { code: 'user_not_found' },
  });
});

test('[BF-06] a former member of a secret board sees no trace of it, not even on what they saved there', async () => {
  const guest = await site.member();
  const { data: board } = await create({ name: 'Surprise', privacy: 'secret' });
  const { data: pots } = await create({ name: 'Pots' });
  const pin = await owner.call('Pin', 'create', { board_id: pots.id, image_base64: picture });
  const row = { boardId: BigInt(board.id), userId: BigInt(guest.id) };
  await site.deps.db.insert(boardCollaborators).values(row);
  expect((await guest.call('Repin', 'create', { pin_id: pin.data.id, board_id: board.id })).status).toBe(200);
  const traces = async (): Promise<string> => {
    const { data } = await guest.graphql(
      'query ($pin: ID!) { v3GetPinQuery(pin: $pin) { ... on PinData { data { savedByViewer { board { name } } } } } viewer { pickerBoards { edges { node { name } } } user { savedPins { edges { node { board { name } } } } pinCount } } }',
      { pin: pin.data.id },
    );
    return JSON.stringify(data);
  };
  expect((await traces()).match(/Surprise/g)).toHaveLength(3);
  await site.deps.db.delete(boardCollaborators).where(eq(boardCollaborators.boardId, row.boardId));
  expect(await traces()).not.toContain('Surprise');
});

test('[BF-01] archived boards are listed unless they are excluded', async () => {
  const { data } = await create({ name: 'Old' });
  await create({ name: 'New' });
  await site.deps.db.execute(`update boards set archived_at = now() where id = ${data.id}`);
  expect(await names(owner, { sort: 'oldest' })).toEqual(['Old', 'New']);
  expect(await names(owner, { sort: 'oldest', include_archived: false })).toEqual(['New']);
});

test('[WB-04] archived boards are listed for their owner alone, and group boards for everyone', async () => {
  const [old, shared] = [await create({ name: 'Old' }), await create({ name: 'Shared' })];
  await site.deps.db.execute(`update boards set archived_at = now() where id = ${old.data.id}`);
  await site.deps.db.execute(`update boards set is_collaborative = true where id = ${shared.data.id}`);
  const archived = { privacy_filter: 'archived', include_archived: false };
  expect(await names(owner, archived)).toEqual(['Old']);
  expect(await names(site.visitor(), archived)).toEqual([]);
  expect(await names(site.visitor(), { privacy_filter: 'group' })).toEqual(['Shared']);
});

const SORTS = ['alphabetical', 'last_pinned_to', 'oldest', 'newest', 'group_boards_at_top', 'custom'];
const ORDERED: Readonly<Record<string, string>> = {
  alphabetical: 'aBCdeFg',
  last_pinned_to: 'FeBdgCa',
  oldest: 'dBaCeFg',
  newest: 'gFeCaBd',
  group_boards_at_top: 'eaFBdgC',
  custom: 'dBgFeCa',
};
const GROUPED: Readonly<Record<string, string>> = {
  alphabetical: 'aCdegBF',
  last_pinned_to: 'edgCaBF',
  oldest: 'daCegBF',
  newest: 'geCadBF',
  group_boards_at_top: 'eadgCBF',
  custom: 'dgeCaBF',
};

test.each(
  SORTS.flatMap((sort) => [
    { sort, group_by: 'mix_public_private', wanted: ORDERED[sort] },
    { sort, group_by: 'visibility', wanted: GROUPED[sort] },
  ]),
)(
  '[BF-08] pages of boards, $sort, $group_by, contain each once and in order',
  async ({ wanted, ...options }) => {
    for (const name of ['d', 'B', 'a', 'C', 'e', 'F', 'g']) await create({ name, privacy: PRIVACY[name] });
    const set = (change: string, among: string) =>
      site.deps.db.execute(
        `update boards set ${change} where owner_id = ${owner.id} and name = any('{${among}}')`,
      );
    await set(`last_pinned_at = '2026-01-01'`, 'a,C,g');
    await set('is_collaborative = true', 'a,e');
    await set('position = 1e15', 'd');
    await set('position = 1e14 + 0.5', 'B');
    await set('position = 0.1', 'a');
    const whole = await names(owner, options);
    const paged: string[] = [];
    let bookmark: string | undefined;
    do {
      const page = await owner.get('Boards', {
        username: owner.username,
        ...options,
        page_size: 2,
        ...(bookmark ? { bookmarks: [bookmark] } : {}),
      });
      paged.push(...page.data.map(({ name }: { name: string }) => name));
      bookmark = page.bookmark;
    } while (bookmark !== '-end-');
    expect(paged).toEqual(whole);
    expect(whole.join('')).toBe(wanted);
  },
);

test('[BF-08] a bookmark is valid only for the list that it was made for', async () => {
  for (const name of ['a', 'b']) await create({ name });
  const { bookmark } = await owner.get('Boards', { username: owner.username, page_size: 1 });
  for (const other of [{ sort: 'custom' }, { group_by: 'visibility' }, { filter_stories: true }])
    expect(
      await owner.get('Boards', { username: owner.username, bookmarks: [bookmark], ...other }),
    ).toMatchObject({ status: 400, error: { code: 'bookmark_invalid' } });
  for (const page_size of [0, 101, 1.5])
    expect((await owner.get('Boards', { username: owner.username, page_size })).status).toBe(400);
});

test('[BF-01] boards with stories only can be excluded', async () => {
  for (const [name, pictures] of Object.entries({ Empty: 0, Stories: 2, Mixed: 2 })) {
    const { data } = await create({ name });
    for (let nth = 0; nth < pictures; nth += 1) {
      const pin = await owner.call('Pin', 'create', { board_id: data.id, image_base64: picture });
      if (name === 'Stories' || nth === 0)
        await site.deps.db.execute(
          `update contents set rich = '{"story": {"pages": []}}' where id = ${pin.data.id}`,
        );
    }
  }
  const tiles = { filter_all_pins: true, filter_shopping_list: true, sort: 'oldest' };
  expect(await names(owner, tiles)).toEqual(['Empty', 'Stories', 'Mixed']);
  expect(await names(owner, { ...tiles, filter_stories: true })).toEqual(['Empty', 'Mixed']);
});

test('[BF-01] the items of a profile’s grid include the newest images, with one more statement for all', async () => {
  for (const name of ['One', 'Two']) {
    const { data } = await create({ name });
    await owner.call('Pin', 'create', { board_id: data.id, image_base64: picture });
  }
  const read = async (fields: object) => {
    const before = site.statements.count;
    const { data } = await owner.get('Boards', { username: owner.username, ...fields });
    return { data, statements: site.statements.count - before };
  };
  const plain = await read({});
  const items = await read({ field_set_key: 'profile_grid_item' });
  expect(plain.data[0].cover_images).toBeUndefined();
  for (const { cover_images: covers } of items.data)
    expect(covers).toEqual([expect.objectContaining({ url: expect.stringContaining('/236x/') })]);
  expect(items.statements).toBe(plain.statements + 1);
  const one = await owner.get('Board', { board_id: items.data[0].id, field_set_key: 'profile_grid_item' });
  expect(one.data).toEqual(items.data[0]);
});

test('[SF-03] the picker finds boards by a part of the name, whatever characters it contains', async () => {
  for (const name of ['Soups', 'Cold soups', '100% wool', 'A_b']) await create({ name });
  await create({ name: `Hidden ${randomUUID().slice(0, 4)}`, privacy: 'secret' });
  const found = async (query: string): Promise<string[]> => {
    const { data } = await owner.graphql(
      'query ($query: String) { viewer { pickerBoards(query: $query) { edges { node { name } } } } }',
      { query },
    );
    return data.viewer.pickerBoards.edges.map(({ node }: { node: { name: string } }) => node.name);
  };
  expect(await found('SOUP')).toEqual(['Cold soups', 'Soups']);
  expect(await found('%')).toEqual(['100% wool']);
  expect(await found('_')).toEqual(['A_b']);
  expect(await found('')).toHaveLength(5);
});
