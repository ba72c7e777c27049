import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { testPicture } from '../../testing/test-picture.ts';

let site: TestApp;
let owner: TestVisitor;
let picture: string;
let boardId: string;
let sections: string[];
let pinIds: string[];

beforeAll(async () => {
  site = await testApp();
  picture = await testPicture('#3060a0');
});
beforeEach(async () => {
  owner = await site.member();
  boardId = (await owner.call('Board', 'create', { name: 'Pots' })).data.id;
  sections = [];
  for (const title of ['Cups', 'Bowls', 'Kilns']) sections.push(await newSection(title));
  pinIds = [];
  for (let nth = 0; nth < 3; nth += 1)
    pinIds.unshift(
      (
        await owner.call('Pin', 'create', {
          board_id: boardId,
          section: nth < 2 ? sections[0] : undefined,
          image_base64: picture,
        })
      ).data.id,
    );
});
afterAll(() => site.close());

const newSection = async (title: string): Promise<string> =>
  (await owner.call('BoardSection', 'create', { board_id: boardId, title })).data.id;
const edit = (action: 'create' | 'update' | 'delete', options: object, by = owner) =>
  by.call('BoardSectionEdit', action, options);
const pinsOf = async (section?: string): Promise<string[]> =>
  (await owner.get('BoardFeed', { board_id: boardId, section })).data.map(({ id }: { id: string }) => id);
const counts = async (): Promise<unknown> => {
  const { data } = await owner.get('Board', { board_id: boardId });
  return [data.pin_count, data.section_count];
};
const sectionRows = async (): Promise<readonly (readonly [string, string, number])[]> => {
  const { rows } = await site.pool.query(
    'select title, slug, pin_count from board_sections where board_id = $1 and deleted_at is null order by position, id',
    [boardId],
  );
  return rows.map(({ title, slug, pin_count: pins }) => [title, slug, pins] as const);
};
const titles = async (): Promise<string[]> => (await sectionRows()).map(([title]) => title);
const [first, second, third] = [0, 1, 2];
const at = (list: readonly string[], nth: number): string => list[nth] ?? '';

test('[WB-03] a section is renamed, and its address follows; a taken name is reported in its field', async () => {
  const renamed = await edit('create', { section_id: at(sections, first), title: ' Mugs  & cups ' });
  expect(renamed.data).toEqual({
    id: at(sections, first),
    title: 'Mugs & cups',
    slug: 'mugs-cups',
    pin_count: 2,
  });
  const taken = await edit('create', { section_id: at(sections, first), title: 'Bowls' });
  expect(taken.error).toMatchObject({ code: 'section_title_taken', fields: { title: expect.any(String) } });
});

test.each([
  ['of 51 characters', 'x'.repeat(51)],
  ['of spaces alone', '   '],
  ['with control characters', 'a\u0007b'],
])('[WB-03] a section gets no name %s', async (_, title) => {
  const { status, error } = await edit('create', { section_id: at(sections, first), title });
  expect([status, Object.keys(error.fields)]).toEqual([400, ['title']]);
});

test('[WB-03] the pins of a deleted section stay on the board, and are in the section again when it is restored', async () => {
  const section_id = at(sections, first);
  expect((await edit('delete', { section_id })).status).toBe(200);
  expect(await counts()).toEqual([3, 2]);
  expect(await pinsOf()).toEqual(pinIds);
  expect((await owner.get('BoardFeed', { board_id: boardId, section: section_id })).status).toBe(404);
  await edit('update', { section_id });
  expect(await pinsOf(section_id)).toEqual(pinIds.slice(1));
  expect(await sectionRows()).toContainEqual(['Cups', 'cups', 2]);
  expect(await counts()).toEqual([3, 3]);
});

test('[WB-03] a section that was deleted with its pins is restored with them and the counters', async () => {
  const section_id = at(sections, first);
  await edit('delete', { section_id, delete_pins: true });
  expect([await counts(), await pinsOf()]).toEqual([[1, 2], pinIds.slice(0, 1)]);
  await edit('update', { section_id });
  expect([await counts(), await pinsOf()]).toEqual([[3, 3], pinIds]);
  expect((await edit('update', { section_id })).status).toBe(404);
});

test('[WB-03] a section is not restored after a minute, nor when another has its address', async () => {
  const section_id = at(sections, first);
  await edit('delete', { section_id });
  const other = await newSection('Cups');
  expect((await edit('update', { section_id })).error.code).toBe('section_title_taken');
  await edit('delete', { section_id: other });
  await site.pool.query(`update board_sections set deleted_at = now() - interval '61 s' where id = $1`, [
    section_id,
  ]);
  expect((await edit('update', { section_id })).status).toBe(404);
});

test('[WB-03] a section shows its newest images', async () => {
  const { data: board } = await owner.get('Board', { board_id: boardId });
  const { data } = await owner.graphql(
    'query ($username: String!, $slug: String!) { result: v3GetBoardQuery(username: $username, slug: $slug) { ... on BoardData { data { sections { coverImages { url } } } } } }',
    { username: owner.username, slug: board.url.split('/')[2] },
  );
  const covers = data.result.data.sections.map(
    ({ coverImages }: { coverImages: unknown[] }) => coverImages.length,
  );
  expect(covers).toEqual([2, 0, 0]);
});

test('[WB-03] a board shows pins of one kind only, or those in none of its sections', async () => {
  await site.pool.query(
    `update contents set rich = '{"recipe": {"ingredients": []}}' where id = (select content_id from pins where id = $1)`,
    [pinIds[first]],
  );
  const { data: board } = await owner.get('Board', { board_id: boardId });
  const shown = async (show: string): Promise<number[]> => {
    const { data } = await owner.graphql(
      'query ($username: String!, $slug: String!, $show: BoardPinFilter) { result: v3GetBoardQuery(username: $username, slug: $slug) { ... on BoardData { data { pins(show: $show) { edges { node { entityId } } } } } } }',
      { username: owner.username, slug: board.url.split('/')[2], show },
    );
    return data.result.data.pins.edges.map(({ node }: { node: { entityId: string } }) =>
      pinIds.indexOf(node.entityId),
    );
  };
  expect(await shown('all')).toEqual([first, second, third]);
  expect(await shown('recipes')).toEqual([first]);
  expect(await shown('products')).toEqual([]);
  expect(await shown('unsorted')).toEqual([first]);
  await edit('delete', { section_id: at(sections, first) });
  expect(await shown('unsorted')).toEqual([first, second, third]);
});

test('[WB-03] the pins of a board are in manual order, or by when they were saved, page by page, for visitors too', async () => {
  const { data: board } = await owner.get('Board', { board_id: boardId });
  const visitor = site.visitor();
  const ordered = async (sort: string): Promise<number[]> => {
    const found: number[] = [];
    let after: string | null = null;
    do {
      const { data } = await visitor.graphql(
        'query ($username: String!, $slug: String!, $sort: BoardPinSort, $after: String) { result: v3GetBoardQuery(username: $username, slug: $slug) { ... on BoardData { data { pins(first: 2, sort: $sort, after: $after) { edges { node { entityId } } pageInfo { endCursor } } } } } }',
        { username: owner.username, slug: board.url.split('/')[2], sort, after },
      );
      const { edges, pageInfo } = data.result.data.pins;
      found.push(...edges.map(({ node }: { node: { entityId: string } }) => pinIds.indexOf(node.entityId)));
      after = pageInfo.endCursor;
    } while (after !== null);
    return found;
  };
  await putPin(at(pinIds, third), at(pinIds, first));
  expect(await ordered('custom')).toEqual([third, first, second]);
  expect(await ordered('newest')).toEqual([first, second, third]);
  expect(await ordered('oldest')).toEqual([third, second, first]);
  const titles = ['bowl', 'Ash', null]; // the titles of the first, second and third pin
  for (const [nth, title] of titles.entries())
    await site.pool.query('update pins set title = $2 where id = $1', [pinIds[nth], title]);
  await site.pool.query(
    'update contents set title = null, grid_title = null where id in (select content_id from pins where id = $1)',
    [pinIds[third]],
  );
  expect(await ordered('alphabetical')).toEqual([second, first, third]);
});

test('[BY-03] sections are reordered', async () => {
  const put = (nth: number, before: number | null) =>
    owner.call('BoardSectionOrder', 'update', {
      section_id: at(sections, nth),
      before_id: before === null ? null : at(sections, before),
    });
  await put(third, first);
  expect(await titles()).toEqual(['Kilns', 'Cups', 'Bowls']);
  await put(first, null);
  expect(await titles()).toEqual(['Kilns', 'Bowls', 'Cups']);
  await put(second, second);
  expect(await titles()).toEqual(['Kilns', 'Bowls', 'Cups']);
});

const putPin = (pin_id: string, before_id: string | null) =>
  owner.call('PinOrder', 'update', { board_id: boardId, pin_id, before_id });

test('[BY-03] one move of a pin writes one row, and the pages follow the order', async () => {
  const written = await site.pool.query('select id, xmin::text from pins where board_id = $1', [boardId]);
  expect((await putPin(at(pinIds, third), at(pinIds, first))).status).toBe(200);
  expect(await pinsOf()).toEqual([pinIds[third], pinIds[first], pinIds[second]]);
  const after = await site.pool.query('select id, xmin::text from pins where board_id = $1', [boardId]);
  const versions = new Map(written.rows.map(({ id, xmin }) => [id, xmin]));
  expect(after.rows.filter(({ id, xmin }) => versions.get(id) !== xmin)).toHaveLength(1);
});

test('[BY-03] where no room is left between two pins, sixty moves to the same position keep their order', async () => {
  const [top, middle, last] = [at(pinIds, first), at(pinIds, second), at(pinIds, third)];
  await site.pool.query('update pins set position = 1e12 where board_id = $1', [boardId]);
  const tied = await pinsOf();
  const [a = '', b = '', c = ''] = tied;
  expect(new Set(tied)).toEqual(new Set([top, middle, last]));
  for (let nth = 0; nth < 30; nth += 1) {
    await putPin(c, b);
    expect(await pinsOf()).toEqual([a, c, b]);
    await putPin(b, c);
    expect(await pinsOf()).toEqual([a, b, c]);
  }
});

test('[BY-03] concurrent moves lose no pin, and all of them end', async () => {
  const [a = '', b = '', c = ''] = pinIds;
  const moves = Array.from({ length: 10 }, (_, nth) => (nth % 2 ? putPin(a, null) : putPin(c, b)));
  const answers = await Promise.all(moves);
  expect(answers.map(({ status }) => status)).toEqual(moves.map(() => 200));
  expect((await pinsOf()).toSorted()).toEqual(pinIds.toSorted());
});

test('[BY-03] boards of a profile have the order set by its owner', async () => {
  const ids = [boardId];
  for (const name of ['B', 'C']) ids.unshift((await owner.call('Board', 'create', { name })).data.id);
  const order = async () =>
    (await owner.get('Boards', { username: owner.username, sort: 'custom' })).data.map(
      ({ id }: { id: string }) => id,
    );
  expect(await order()).toEqual(ids);
  await owner.call('BoardOrder', 'update', { board_id: at(ids, third), before_id: at(ids, first) });
  expect(await order()).toEqual([ids[third], ids[first], ids[second]]);
});

test('[BY-03] a row of another list is not accepted as a neighbor', async () => {
  const other = (await owner.call('Board', 'create', { name: 'Else' })).data.id;
  const pin = (await owner.call('Pin', 'create', { board_id: other, image_base64: picture })).data.id;
  expect((await putPin(at(pinIds, first), pin)).status).toBe(404);
  expect((await putPin(pin, at(pinIds, first))).status).toBe(404);
});

const notesOf = async (by: TestVisitor) => {
  const { data: board } = await owner.get('Board', { board_id: boardId });
  const { data } = await by.graphql(
    'query ($username: String!, $slug: String!) { result: v3GetBoardQuery(username: $username, slug: $slug) { ... on BoardData { data { notes { entityId title text todos { text isDone } author { username } } } } } }',
    { username: owner.username, slug: board.url.split('/')[2] },
  );
  return data.result.data.notes;
};

test('[WB-03] a note has a title, a text and to-dos that can be checked; everyone who sees the board reads it', async () => {
  const { data: note } = await owner.call('BoardNote', 'create', {
    board_id: boardId,
    title: '  For the \u0007 kiln ',
    text: 'Line one\r\nLine two',
    todos: [{ text: 'Glaze' }, { text: 'Clay' }],
  });
  const check = (nth: number, text: string) =>
    owner.call('BoardNoteCheck', 'update', { note_id: note.id, nth, text, is_done: true });
  await check(1, 'Clay');
  await check(0, 'What it said before somebody changed it');
  expect(await notesOf(site.visitor())).toEqual([
    {
      entityId: note.id,
      title: 'For the kiln',
      text: 'Line one\nLine two',
      todos: [
        { text: 'Glaze', isDone: false },
        { text: 'Clay', isDone: true },
      ],
      author: { username: owner.username },
    },
  ]);
  const { data: changed } = await owner.call('BoardNote', 'update', { note_id: note.id, text: 'Only this' });
  expect([changed.title, changed.text, changed.todos]).toEqual(['', 'Only this', []]);
});

test('[WB-03] a note that was changed meanwhile is not overwritten by a member who read an older version', async () => {
  const { data: note } = await owner.call('BoardNote', 'create', {
    board_id: boardId,
    text: 'Cone 6',
    todos: [{ text: 'Glaze' }],
  });
  const write = (text: string, version?: number) =>
    owner.call('BoardNote', 'update', { note_id: note.id, text, version });
  expect(note.version).toBe(1);
  expect((await write('Cone 7', 1)).data).toMatchObject({ text: 'Cone 7', version: 2 });
  expect(await write('Cone 8', 1)).toMatchObject({ status: 409, error: { code: 'note_changed' } });
  const writes = await Promise.all(['One', 'Two', 'Three'].map((text) => write(text, 2)));
  expect(writes.filter(({ status }) => status === 409)).toHaveLength(2);
  expect((await write('Cone 9')).data).toMatchObject({ text: 'Cone 9', version: 4 });
  const { data: listed } = await owner.call('BoardNote', 'update', {
    note_id: note.id,
    version: 4,
    todos: [{ text: 'Glaze' }],
  });
  await owner.call('BoardNoteCheck', 'update', { note_id: note.id, nth: 0, text: 'Glaze', is_done: true });
  expect((await write('Cone 10', listed.version)).status).toBe(409);
});

test('[WB-03] a deleted note is restored within a minute, and not later', async () => {
  const { data: note } = await owner.call('BoardNote', 'create', { board_id: boardId, text: 'Mine' });
  const call = (name: string, action: 'create' | 'delete') => owner.call(name, action, { note_id: note.id });
  expect((await call('BoardNote', 'delete')).status).toBe(200);
  expect(await notesOf(owner)).toEqual([]);
  expect((await call('BoardNote', 'delete')).status).toBe(404);
  expect((await call('BoardNoteRestore', 'create')).status).toBe(200);
  expect(await notesOf(owner)).toHaveLength(1);
  await call('BoardNote', 'delete');
  await site.pool.query("update board_notes set deleted_at = now() - interval '61 seconds' where id = $1", [
    note.id,
  ]);
  expect((await call('BoardNoteRestore', 'create')).status).toBe(404);
});

test.each([
  ['nothing', {}, 'title', 'Write something on it first.'],
  ['only spaces', { title: ' ', text: '\n' }, 'title', 'Write something on it first.'],
  ['a title of 101', { title: '👩‍👩‍👧'.repeat(101) }, 'title', 'Use 100 characters or fewer.'],
  ['a text of 2001', { text: 'a'.repeat(2001) }, 'text', 'Use 2000 characters or fewer.'],
  [
    '51 to-dos',
    { todos: Array.from({ length: 51 }, () => ({ text: 'a' })) },
    'todos',
    'A note has room for 50 to-dos.',
  ],
])('[WB-03] a note with %s is refused and says why', async (_, texts, field, message) => {
  const { status, error } = await owner.call('BoardNote', 'create', { board_id: boardId, ...texts });
  expect([status, error?.fields?.[field]]).toEqual([400, message]);
});

test('[WB-03] a note on a group board is deleted by its author or the owner of the board', async () => {
  const friend = await site.member();
  await site.pool.query('insert into board_collaborators (board_id, user_id) values ($1, $2)', [
    boardId,
    friend.id,
  ]);
  await site.pool.query('update boards set is_collaborative = true where id = $1', [boardId]);
  for (const deletes of [friend, owner]) {
    const { data } = await friend.call('BoardNote', 'create', { board_id: boardId, text: 'Ours' });
    expect((await deletes.call('BoardNote', 'delete', { note_id: data.id })).status).toBe(200);
  }
});

test('[WB-03] two collaborators with a block between them do not see or change each other’s notes', async () => {
  const [writer, blocked] = [await site.member(), await site.member()];
  for (const { id } of [writer, blocked])
    await site.pool.query('insert into board_collaborators (board_id, user_id) values ($1, $2)', [
      boardId,
      id,
    ]);
  await site.pool.query('update boards set is_collaborative = true where id = $1', [boardId]);
  const { data } = await writer.call('BoardNote', 'create', { board_id: boardId, text: 'Ours' });
  await writer.call('UserBlock', 'create', { blocked_user_id: blocked.id });
  const change = { note_id: data.id, text: 'Mine' };
  expect(await notesOf(blocked)).toEqual([]);
  expect((await blocked.call('BoardNote', 'update', change)).status).toBe(404);
  expect(await notesOf(owner)).toMatchObject([{ text: 'Ours' }]);
});

test('[WB-03] notes are moved when their board is merged into another', async () => {
  await owner.call('BoardNote', 'create', { board_id: boardId, text: 'Ours' });
  const into = (await owner.call('Board', 'create', { name: 'All of it' })).data.id;
  await owner.call('BoardMerge', 'create', { board_id: boardId, into_board_id: into });
  boardId = into;
  expect(await notesOf(owner)).toMatchObject([{ text: 'Ours' }]);
});
