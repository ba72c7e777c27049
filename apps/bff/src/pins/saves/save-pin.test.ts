import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { testPicture } from '../../testing/test-picture.ts';

let site: TestApp;
let maker: TestVisitor;
let pinId: string;
let picture: string;
/** Counts the connections to this database that wait for a lock. */
const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

beforeAll(async () => {
  site = await testApp();
  maker = await site.member('Mara Lind');
  const board = await maker.call('Board', 'create', { name: 'Pots' });
  picture = await testPicture('#a06030', { width: 300, height: 450 });
  const made = await maker.call('Pin', 'create', {
    board_id: board.data.id,
    title: 'Ash glaze cup',
    image_base64: picture,
  });
  pinId = made.data.id;
});
afterAll(() => site.close());

test('[SF-02] a save to a board returns the copy, the board and no section', async () => {
  const saver = await site.member();
  const board = await saver.call('Board', 'create', { name: 'Kitchen' });
  const saved = await saver.call('Repin', 'create', { pin_id: pinId, board_id: board.data.id });
  expect(saved.status).toBe(200);
  expect(saved.data).toMatchObject({
    board: { id: board.data.id, name: 'Kitchen', url: `/${saver.username}/kitchen/` },
    section: null,
  });
  const again = await saver.get('Board', { board_id: board.data.id });
  expect(again.data.pin_count).toBe(1);
});

test('[SF-02] a copy, and a copy of a copy, name the original pin, over GraphQL and REST', async () => {
  const [saver, later] = [await site.member(), await site.member()];
  const board = await later.call('Board', 'create', { name: 'Kitchen' });
  const copy = await saver.call('Repin', 'create', { pin_id: pinId });
  const second = await later.call('Repin', 'create', { pin_id: copy.data.id, board_id: board.data.id });
  for (const pin of [pinId, copy.data.id, second.data.id]) {
    const query =
      'query ($pin: ID!) { v3GetPinQuery(pin: $pin) { ... on PinData { data { originalPinId } } } }';
    const { data } = await later.graphql(query, { pin });
    expect(data.v3GetPinQuery.data.originalPinId).toBe(pinId);
  }
  const [listed] = (await later.get('BoardFeed', { board_id: board.data.id })).data;
  expect(listed).toMatchObject({ id: second.data.id, original_pin_id: pinId });
});

test('[SF-02] a save to a section returns it, and is counted there', async () => {
  const saver = await site.member();
  const board = await saver.call('Board', 'create', { name: 'Kitchen' });
  const section = await saver.call('BoardSection', 'create', { board_id: board.data.id, title: 'Cups' });
  const saved = await saver.call('Repin', 'create', {
    pin_id: pinId,
    board_id: board.data.id,
    section: section.data.id,
  });
  expect(saved.data.section).toEqual({ id: section.data.id, title: 'Cups', slug: 'cups' });
});

test('[SF-02] without a board the target is Quick Saves, created once by concurrent saves', async () => {
  const saver = await site.member();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => saver.call('Repin', 'create', { pin_id: pinId })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ data }) => data.board.id)).size).toBe(1);
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  expect(answers[0]?.data.board.layout).toBe('quick_saves');
  const board = await saver.get('Board', { board_id: answers[0]?.data.board.id });
  expect(board.data.pin_count).toBe(1);
});

test('[SF-11] the same key gives the same response and one copy, also when the pin was unsaved in between', async () => {
  const saver = await site.member();
  const headers = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => saver.call('Repin', 'create', { pin_id: pinId }, headers)),
  );
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  const [first] = answers;
  await saver.call('Pin', 'delete', { id: first?.data.id });
  const late = await saver.call('Repin', 'create', { pin_id: pinId }, headers);
  expect(late.data).toEqual(first?.data);
  const board = await saver.get('Board', { board_id: first?.data.board.id });
  expect(board.data.pin_count).toBe(0);
});

test('[SF-11] a save that a concurrent one with its key overtakes returns the response of that one, and restores nothing', async () => {
  const saver = await site.member();
  const headers = { 'idempotency-key': randomUUID() };
  const first = await saver.call('Repin', 'create', { pin_id: pinId }, headers);
  await saver.call('Pin', 'delete', { id: first.data.id });
  const other = await site.pool.connect();
  try {
    // simulates a first request in progress: its key is not stored when the second looks, and is when that writes
    const { rows } = await other.query('delete from idempotency_keys where key = $1 returning *', [
      headers['idempotency-key'],
    ]);
    await other.query('begin; lock table pins in exclusive mode');
    const second = saver.call('Repin', 'create', { pin_id: pinId }, headers);
    await expect.poll(async () => (await other.query(WAITING)).rows.length).toBeGreaterThan(0);
    await other.query(
      'insert into idempotency_keys select * from jsonb_populate_record(null::idempotency_keys, $1)',
      [JSON.stringify(rows[0])],
    );
    await other.query('commit');
    expect((await second).data).toEqual(first.data);
  } finally {
    other.release();
  }
  const board = await saver.get('Board', { board_id: first.data.board.id });
  expect(board.data.pin_count).toBe(0);
});

test('[SF-11] a key used for another request is rejected', async () => {
  const saver = await site.member();
  const board = await saver.call('Board', 'create', { name: 'Kitchen' });
  const headers = { 'idempotency-key': randomUUID() };
  await saver.call('Repin', 'create', { pin_id: pinId }, headers);
  const other = await saver.call('Repin', 'create', { pin_id: pinId, board_id: board.data.id }, headers);
  expect(other).toMatchObject({ status: 409, error: { code: 'idempotency_key_reused' } });
});

test('[SF-02] Change moves the copy: removed there, saved here, each counted', async () => {
  const saver = await site.member();
  const from = await saver.call('Board', 'create', { name: 'From' });
  const to = await saver.call('Board', 'create', { name: 'To' });
  const saved = await saver.call('Repin', 'create', { pin_id: pinId, board_id: from.data.id });
  const moved = await saver.call('Repin', 'update', { pin_id: saved.data.id, board_id: to.data.id });
  expect(moved.data.board.name).toBe('To');
  expect((await saver.get('Board', { board_id: from.data.id })).data.pin_count).toBe(0);
  expect((await saver.get('Board', { board_id: to.data.id })).data.pin_count).toBe(1);
});

test('[SF-11] a move that is sent twenty times concurrently with one key is one move, and all get the same response', async () => {
  const saver = await site.member();
  const boards = await Promise.all(['Here', 'There'].map((name) => saver.call('Board', 'create', { name })));
  const [here, there] = boards.map(({ data }) => data.id);
  const saved = await saver.call('Repin', 'create', { pin_id: pinId, board_id: here });
  const headers = { 'idempotency-key': randomUUID() };
  const move = { pin_id: saved.data.id, board_id: there };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => saver.call('Repin', 'update', move, headers)),
  );
  for (const answer of [...answers, await saver.call('Repin', 'update', move, headers)])
    expect(answer).toMatchObject({ status: 200, data: answers[0]?.data });
  const counts = await Promise.all([here, there].map((id) => saver.get('Board', { board_id: id })));
  expect(counts.map(({ data }) => data.pin_count)).toEqual([0, 1]);
  const under = { 'idempotency-key': randomUUID() };
  expect(await saver.call('Repin', 'update', move, under)).toMatchObject({
    status: 404,
    error: { code: 'pin_not_found' },
  });
});

test('[SF-07] unsaving a copy removes it from its board and the counts at once', async () => {
  const saver = await site.member();
  const saved = await saver.call('Repin', 'create', { pin_id: pinId });
  expect(
    (await saver.call('Pin', 'delete', { id: saved.data.id, board_id: saved.data.board.id })).status,
  ).toBe(200);
  expect((await saver.get('Pin', { id: saved.data.id })).status).toBe(404);
  expect((await saver.get('Board', { board_id: saved.data.board.id })).data.pin_count).toBe(0);
});

test('[SF-02] a section of another board is not found on this one: nothing is saved', async () => {
  const saver = await site.member();
  const [one, other] = [
    await saver.call('Board', 'create', { name: 'Kitchen' }),
    await saver.call('Board', 'create', { name: 'Garden' }),
  ];
  const section = await saver.call('BoardSection', 'create', { board_id: other.data.id, title: 'Pots' });
  const refused = await saver.call('Repin', 'create', {
    pin_id: pinId,
    board_id: one.data.id,
    section: section.data.id,
  });
  expect([refused.status, refused.error.code]).toEqual([404, 'section_not_found']);
  expect((await saver.get('Board', { board_id: one.data.id })).data.pin_count).toBe(0);
});

test('[SF-12, SF-13] a save, move or deletion for another member than that of the session is rejected without effect', async () => {
  const [saver, other] = [await site.member(), await site.member()];
  const board = await saver.call('Board', 'create', { name: 'Kitchen' });
  const input = { pin_id: pinId, board_id: board.data.id };
  const refused = await saver.call('Repin', 'create', { ...input, user_id: other.id });
  expect([refused.status, refused.error.code]).toEqual([403, 'user_id_mismatch']);
  const { data: copy } = await saver.call('Repin', 'create', { ...input, user_id: saver.id });
  const left = [
    await saver.call('Repin', 'update', { pin_id: copy.id, user_id: other.id }),
    await saver.call('Pin', 'delete', { id: copy.id, user_id: other.id }),
    await saver.call('BoardSection', 'create', { board_id: board.data.id, title: 'Cups', user_id: other.id }),
  ];
  expect(left.map(({ error }) => error.code)).toEqual(Array(3).fill('user_id_mismatch'));
  expect((await saver.get('Board', { board_id: board.data.id })).data.pin_count).toBe(1);
  expect((await saver.call('Pin', 'delete', { id: copy.id, user_id: saver.id })).status).toBe(200);
});

test('[BF-06] no one saves to a board without permission, and a secret one does not exist for them', async () => {
  const saver = await site.member();
  const open = await maker.call('Board', 'create', { name: `Open ${randomUUID()}` });
  const secret = await maker.call('Board', 'create', { name: `Secret ${randomUUID()}`, privacy: 'secret' });
  expect(await saver.call('Repin', 'create', { pin_id: pinId, board_id: open.data.id })).toMatchObject({
    status: 403,
  });
  const hidden = await saver.call('Repin', 'create', { pin_id: pinId, board_id: secret.data.id });
  const missing = await saver.call('Repin', 'create', { pin_id: pinId, board_id: '7' });
  expect(hidden.status).toBe(404);
  expect({ ...hidden.error, request_id: '' }).toEqual({ ...missing.error, request_id: '' });
});

test('[SF-11] a save takes at most 4 statements', async () => {
  const saver = await site.member();
  const board = await saver.call('Board', 'create', { name: 'Kitchen' });
  const before = site.statements.count;
  await saver.call(
    'Repin',
    'create',
    { pin_id: pinId, board_id: board.data.id, disable_event_log_info: true },
    { 'idempotency-key': randomUUID() },
  );
  expect(site.statements.count - before).toBeLessThanOrEqual(4);
});

test('[BF-05] signed-out visitors have to log in', async () => {
  expect(await site.visitor().call('Repin', 'create', { pin_id: pinId })).toMatchObject({
    status: 401,
    error: { code: 'login_required' },
  });
});

test('[SF-02] a moved copy keeps the texts of its pinner', async () => {
  const saver = await site.member();
  const to = await saver.call('Board', 'create', { name: 'To' });
  const saved = await saver.call('Repin', 'create', { pin_id: pinId });
  await saver.call('Pin', 'update', { id: saved.data.id, title: 'For the kitchen' });
  const moved = await saver.call('Repin', 'update', { pin_id: saved.data.id, board_id: to.data.id });
  expect((await saver.get('Pin', { id: moved.data.id })).data).toMatchObject({
    title: 'For the kitchen',
    is_repin: true,
  });
});

test('[SF-02] a pin moved by its creator stays canonical, and does not count as a save', async () => {
  const creator = await site.member();
  const [from, to] = [
    await creator.call('Board', 'create', { name: 'From' }),
    await creator.call('Board', 'create', { name: 'To' }),
  ];
  const made = await creator.call('Pin', 'create', {
    board_id: from.data.id,
    title: 'A bowl',
    image_base64: picture,
  });
  const moved = await creator.call('Repin', 'update', { pin_id: made.data.id, board_id: to.data.id });
  expect((await creator.get('Pin', { id: moved.data.id })).data).toMatchObject({
    is_repin: false,
    save_count: 0,
    title: 'A bowl',
  });
});
