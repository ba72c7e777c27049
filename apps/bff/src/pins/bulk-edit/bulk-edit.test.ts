import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { testPicture } from '../../testing/test-picture.ts';

let site: TestApp;
let owner: TestVisitor;
let picture: string;
let from: string;
let to: string;
let section: string;
let pinIds: string[];

beforeAll(async () => {
  site = await testApp();
  picture = await testPicture('#3060a0');
});
beforeEach(async () => {
  owner = await site.member();
  [from, to] = [await newBoard('From'), await newBoard('To')];
  section = (await owner.call('BoardSection', 'create', { board_id: to, title: 'Cups' })).data.id;
  pinIds = [];
  for (let nth = 0; nth < 3; nth += 1) pinIds.push(await newPin(from));
});
afterEach(async () => {
  const { rows } = await site.pool.query(`
    select 'board', id, pin_count, (select count(*)::int from pins where board_id = boards.id and pins.deleted_at is null) as held from boards where deleted_at is null
    union all select 'section', id, pin_count, (select count(*)::int from pins where section_id = board_sections.id and pins.deleted_at is null) from board_sections
    union all select 'content', id, save_count, (select count(*)::int from pins where content_id = contents.id and is_repin and pins.deleted_at is null) from contents`);
  expect(rows.filter(({ pin_count: counted, held }) => counted !== held)).toEqual([]);
});
afterAll(() => site.close());

const newBoard = async (name: string, by = owner): Promise<string> =>
  (await by.call('Board', 'create', { name })).data.id;
const newPin = async (board: string, by = owner): Promise<string> =>
  (await by.call('Pin', 'create', { board_id: board, image_base64: picture })).data.id;
const idsOn = async (board: string): Promise<string[]> => {
  const { rows } = await site.pool.query(
    'select id::text from pins where board_id = $1 and deleted_at is null order by position desc, id desc',
    [board],
  );
  return rows.map(({ id }) => id);
};
const inSection = async (): Promise<number> => {
  const { rows } = await site.pool.query('select pin_count from board_sections where id = $1', [section]);
  return rows[0].pin_count;
};
const some = (action: 'create' | 'update' | 'delete', options: object, key?: string, by = owner) =>
  by.call('BulkEdit', action, options, key === undefined ? {} : { 'idempotency-key': key });
const all = (action: 'create' | 'update' | 'delete', options: object, by = owner) =>
  by.call('BulkEditSelectAll', action, options);

test('[SF-08] pins are moved to a section in the given order, and keep their ids', async () => {
  const last = await newPin(to);
  const answer = await some('update', { board_id: to, section_id: section, pin_ids: pinIds });
  expect(answer.data).toEqual({
    count: 3,
    board: { id: to, name: 'To', url: `/${owner.username}/to/` },
    section: { id: section, title: 'Cups', slug: 'cups' },
    pin_ids: pinIds,
    move_id: expect.stringMatching(/^\d+$/),
  });
  expect(await idsOn(from)).toEqual([]);
  expect(await idsOn(to)).toEqual([...pinIds, last]);
  expect(await inSection()).toBe(3);
  const again = await some('update', { board_id: to, pin_ids: pinIds });
  expect(again.data.section).toBeNull();
  expect(await inSection()).toBe(0);
});

test('[SF-08] copies are saves of their own, and remain on both boards', async () => {
  const { data } = await some('create', { board_id: to, pin_ids: pinIds, orbac_subject_id: owner.id });
  expect(await idsOn(from)).toEqual(pinIds.toReversed());
  expect(await idsOn(to)).toEqual(data.pin_ids);
  for (const id of pinIds) expect((await owner.get('Pin', { id })).data.save_count).toBe(1);
  expect((await some('create', { board_id: to, section_id: section, pin_ids: pinIds })).data.pin_ids).toEqual(
    data.pin_ids,
  );
  expect(await inSection()).toBe(3);
});

test('[SF-08] content that the target already has is there once after a move, as after a save', async () => {
  const [one = '', two = ''] = pinIds;
  const saved = await owner.call('Repin', 'create', { pin_id: one, board_id: to });
  const { data } = await some('update', { board_id: to, section_id: section, pin_ids: [one, two, two] });
  expect(data).toMatchObject({ count: 2, pin_ids: [saved.data.id, two] });
  expect(new Set(await idsOn(to))).toEqual(new Set([saved.data.id, two]));
  expect(await idsOn(to)).toHaveLength(2);
  expect(await inSection()).toBe(2);
});

test('[SF-08] a section is created for the moved pins, or nothing is written at all', async () => {
  const edit = { board_id: to, new_section_title: 'Bowls', pin_ids: pinIds };
  expect(await some('update', { ...edit, pin_ids: [...pinIds, '7'] })).toMatchObject({ status: 404 });
  expect((await some('update', edit)).data).toMatchObject({ count: 3, section: { title: 'Bowls' } });
  expect((await some('update', edit)).error).toMatchObject({ code: 'section_title_taken' });
  expect((await some('update', { ...edit, section_id: section })).status).toBe(400);
});

test('[SF-08] all or none: each rejected pin is reported with its reason', async () => {
  const other = await site.member();
  const theirs = await newPin(await newBoard('Theirs', other), other);
  const pin_ids = [pinIds[0], '7', theirs, 'x'];
  const missing = 'Sorry! We could not find that Pin.';
  for (const [action, target] of [
    ['update', { board_id: to }],
    ['delete', {}],
  ] as const) {
    expect(await some(action, { ...target, pin_ids })).toMatchObject({
      status: 404,
      error: {
        code: 'pin_not_found',
        fields: { 'pin_ids.1': missing, 'pin_ids.2': 'You may not do this.', 'pin_ids.3': missing },
      },
    });
    expect(await some(action, { ...target, pin_ids: [theirs] })).toMatchObject({
      status: 403,
      error: { code: 'forbidden', fields: { 'pin_ids.0': 'You may not do this.' } },
    });
  }
  expect((await some('delete', { board_id: to, pin_ids: pinIds })).status).toBe(404);
  expect((await some('delete', { board_id: from, section_id: section, pin_ids: pinIds })).status).toBe(404);
  expect(await idsOn(from)).toHaveLength(3);
});

test.each([
  ['no pin', []],
  ['251', Array.from({ length: 251 }, () => '7')],
])('[BF-04] a call with %s is refused', async (_, pin_ids) => {
  expect(await some('delete', { pin_ids })).toMatchObject({ error: { code: 'invalid_input' } });
});

test('[BF-01] a bulk edit can only be made for oneself', async () => {
  const other = await site.member();
  for (const action of ['create', 'update'] as const)
    expect(
      (await some(action, { board_id: to, pin_ids: pinIds, orbac_subject_id: other.id })).error.code,
    ).toBe('user_id_mismatch');
});

test('[SF-08] pins by id are deleted, with their counts', async () => {
  expect((await some('delete', { board_id: from, pin_ids: pinIds.slice(1) })).data).toMatchObject({
    count: 2,
  });
  expect(await idsOn(from)).toEqual(pinIds.slice(0, 1));
});

test('[SF-11] the same key gives the same response, and rejects another request', async () => {
  const key = `bulk-${from}`;
  const edit = { board_id: to, pin_ids: pinIds };
  const answers = await Promise.all(Array.from({ length: 8 }, () => some('create', edit, key)));
  for (const { data } of answers) expect(data).toEqual(answers[0]?.data);
  expect(await idsOn(to)).toHaveLength(3);
  expect((await some('delete', { pin_ids: pinIds }, key)).error.code).toBe('idempotency_key_reused');
  const failed = `fails-${from}`;
  expect((await some('delete', { pin_ids: ['7'] }, failed)).status).toBe(404);
  expect((await some('delete', { pin_ids: pinIds }, failed)).status).toBe(200);
});

test('[SF-08] all pins of a board or section are copied, moved and deleted, however many statements it takes', async () => {
  await site.pool.query(
    `insert into contents (id, creator_id, image_id)
     select 900000000000 + nth, creator_id, image_id from contents, generate_series(1, 2500) nth where contents.id = $1`,
    [pinIds[0]],
  );
  await site.pool.query(
    `insert into pins (id, content_id, board_id, pinner_id, position)
     select id, id, $1, creator_id, id / 1000 from contents where creator_id = $2 and id between 900000000001 and 900000002500`,
    [from, owner.id],
  );
  await site.pool.query('update boards set pin_count = 2503 where id = $1', [from]);
  const order = await idsOn(from);
  const before = site.statements.count;
  const copied = await all('create', { board_id: to, from_board_id: from, pin_ids: pinIds });
  expect(copied.data).toEqual({ count: 2503, board: expect.anything(), section: null });
  expect(site.statements.count - before).toBeLessThan(30);
  const moved = await all('update', { board_id: to, section_id: section, from_board_id: from });
  expect(moved.data.count).toBe(2503);
  expect(await idsOn(from)).toEqual([]);
  expect(await inSection()).toBe(2503);
  const back = await all('update', { board_id: from, from_board_id: to, from_section_id: section });
  expect(back.data.count).toBe(2503);
  const { rows } = await site.pool.query(
    'select content_id::text as id from pins where board_id = $1 and deleted_at is null order by position desc, id desc',
    [from],
  );
  expect(rows.map(({ id }) => id)).toEqual(order);
  expect((await all('delete', { board_id: from })).data).toMatchObject({ count: 2503 });
  expect((await all('delete', { board_id: from })).data).toMatchObject({ count: 0 });
});

test('[SF-08] a collaborator can delete all pins of a board only if all are their own', async () => {
  const guest = await site.member();
  await owner.call('BoardInvite', 'create', { board_id: from, invited_user_id: guest.id });
  await guest.call('BoardInvite', 'update', { board_id: from });
  const refused = await all('delete', { board_id: from }, guest);
  expect(refused).toMatchObject({ status: 403, error: { code: 'forbidden' } });
  expect(Object.keys(refused.error.fields)).toEqual(pinIds.toReversed().map((id) => `pins.${id}`));
  const own = await newPin(from, guest);
  expect((await some('delete', { board_id: from, pin_ids: [own] }, undefined, guest)).status).toBe(200);
});

test('[SF-08] concurrent moves, copies, saves and deletions are atomic, with correct counts and each content once', async () => {
  const more = await newBoard('More');
  const shared = await newPin(more);
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all([
      some('update', { board_id: to, pin_ids: [...pinIds, shared] }),
      some('update', { board_id: from, pin_ids: [shared, ...pinIds].toReversed() }),
      all('update', { board_id: more, from_board_id: from }),
      all('create', { board_id: from, from_board_id: to }),
      ...pinIds.map((pin_id) => owner.call('Repin', 'create', { pin_id, board_id: more })),
      all('delete', { board_id: more }),
    ]);
    for (const { status } of answers) expect([200, 404]).toContain(status);
  }
});

test('[SF-08] all of a board but the excluded pins are deleted, and restored together', async () => {
  const excluded = pinIds[1] ?? '';
  const { data } = await all('delete', { board_id: from, except_pin_ids: [excluded] });
  expect([data.count, await idsOn(from)]).toEqual([2, [excluded]]);
  const undone = await owner.call('BulkEditUndo', 'create', { board_id: from, deleted_at: data.deleted_at });
  expect(undone.data).toEqual({ count: 2 });
  expect(await idsOn(from)).toEqual(pinIds.toReversed());
  const again = { board_id: from, deleted_at: data.deleted_at };
  expect((await owner.call('BulkEditUndo', 'create', again)).status).toBe(404);
});

test('[SF-08] content that was saved to the board again is not restored twice', async () => {
  const { data } = await some('delete', { pin_ids: pinIds });
  await some('create', { board_id: from, pin_ids: [await newPin(to)] });
  const { data: undone } = await owner.call('BulkEditUndo', 'create', {
    board_id: from,
    deleted_at: data.deleted_at,
  });
  expect(undone.count).toBe(3);
  expect(await idsOn(from)).toHaveLength(4);
});

test('[SF-08] a deletion cannot be undone after a minute', async () => {
  const { data } = await some('delete', { pin_ids: pinIds });
  await site.pool.query(`update pins set deleted_at = deleted_at - interval '61 s' where board_id = $1`, [
    from,
  ]);
  const { rows } = await site.pool.query(
    `select to_char(deleted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at from pins where id = $1`,
    [pinIds[0]],
  );
  expect(rows[0].at).not.toBe(data.deleted_at);
  const late = { board_id: from, deleted_at: rows[0].at };
  expect((await owner.call('BulkEditUndo', 'create', late)).status).toBe(404);
});

const placesOf = async (board: string): Promise<unknown> => {
  const { rows } = await site.pool.query(
    `select id::text, section_id::text as section, position, pinner_id::text as pinner from pins
     where board_id = $1 and deleted_at is null order by position desc, id desc`,
    [board],
  );
  return rows;
};
const undoMove = (moveId: string, by = owner) => by.call('BulkMoveUndo', 'create', { move_id: moveId });

test('[SF-08] a move is undone once: board, section, order and member of each pin are the former ones', async () => {
  const shelf = (await owner.call('BoardSection', 'create', { board_id: from, title: 'Shelf' })).data.id;
  await some('update', { board_id: from, section_id: shelf, pin_ids: pinIds.slice(0, 2) });
  const guest = await site.member();
  await owner.call('BoardInvite', 'create', { board_id: from, invited_user_id: guest.id });
  await guest.call('BoardInvite', 'update', { board_id: from });
  await newPin(from, guest);
  const before = await placesOf(from);
  const { data } = await all('update', { board_id: to, section_id: section, from_board_id: from });
  expect([await placesOf(from), await inSection()]).toEqual([[], 4]);
  expect((await undoMove(data.move_id, guest)).status).toBe(404);
  expect((await undoMove(data.move_id)).data).toEqual({ count: 4 });
  expect([await placesOf(from), await inSection()]).toEqual([before, 0]);
  expect((await undoMove(data.move_id)).error.code).toBe('pin_not_found');
});

test('[SF-08] undoing a move within a board returns pins to their sections', async () => {
  await some('update', { board_id: to, section_id: section, pin_ids: pinIds });
  const before = await placesOf(to);
  const { data } = await some('update', { board_id: to, pin_ids: pinIds.slice(1) });
  expect(await inSection()).toBe(1);
  await undoMove(data.move_id);
  expect(await placesOf(to)).toEqual(before);
});

test('[SF-08] undoing a move restores pins that the target already had, and their sections there', async () => {
  const [one = ''] = pinIds;
  const saved = await owner.call('Repin', 'create', { pin_id: one, board_id: to });
  const before = [await placesOf(from), await placesOf(to)];
  const { data } = await some('update', { board_id: to, section_id: section, pin_ids: pinIds });
  expect(data.pin_ids).toContain(saved.data.id);
  expect((await undoMove(data.move_id)).data).toEqual({ count: 3 });
  expect([await placesOf(from), await placesOf(to)]).toEqual(before);
  expect((await owner.get('Pin', { id: one })).data.save_count).toBe(1);
});

test('[SF-08] undoing a move leaves what was deleted, moved on or saved again since', async () => {
  const [one = '', two = '', three = ''] = pinIds;
  const { data } = await some('update', { board_id: to, pin_ids: pinIds });
  await some('delete', { pin_ids: [one] });
  await owner.call('Repin', 'create', { pin_id: two, board_id: from });
  expect((await undoMove(data.move_id)).data).toEqual({ count: 1 });
  expect(await idsOn(to)).toEqual([two]);
  expect(await idsOn(from)).toContain(three);
});

test('[SF-08] a move is undone within a minute, and not to a board that was deleted', async () => {
  const { data } = await some('update', { board_id: to, pin_ids: pinIds });
  await owner.call('Board', 'delete', { board_id: from });
  expect((await undoMove(data.move_id)).error.code).toBe('board_not_found');
  expect(await idsOn(to)).toHaveLength(3);
  await site.pool.query(`update bulk_moves set moved_at = moved_at - interval '61 s' where id = $1`, [
    data.move_id,
  ]);
  expect((await undoMove(data.move_id)).error.code).toBe('pin_not_found');
});
