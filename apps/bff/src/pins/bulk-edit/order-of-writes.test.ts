import type { Pool, PoolClient } from 'pg';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp, type TestAnswer, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { deliverEvents } from '../../testing/deliver-events.ts';
import { testPicture } from '../../testing/test-picture.ts';

const DEADLOCK_DETECTED = '40P01';
const LOCK_NOT_AVAILABLE = '55P03';
const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
const BLOCKED_BY = `${WAITING} and $1 = any(pg_blocking_pids(pid))`;

let site: TestApp;
let picture: string;
let owner: TestVisitor;
/** A pin of `owner` on one of their boards, where `saver` has a copy of it in a section of a board. */
let pinId: string;
let saver: TestVisitor;
let boardId: string;
let otherId: string;
let sectionId: string;
let copyId: string;
let deadlocks = 0;

beforeAll(async () => {
  site = await testApp();
  picture = await testPicture('#3060a0');
  countDeadlocks(site.pool);
});
beforeEach(async () => {
  [owner, saver] = [await site.member(), await site.member()];
  const made = await newBoard(owner, 'Pots');
  pinId = await newPin(owner, made);
  [boardId, otherId] = [await newBoard(saver, 'Kitchen'), await newBoard(saver, 'Studio')];
  sectionId = (await saver.call('BoardSection', 'create', { board_id: boardId, title: 'Cups' })).data.id;
  copyId = (await save(boardId, sectionId)).data.id;
});
afterAll(() => site.close());

const newBoard = async (by: TestVisitor, name: string): Promise<string> =>
  (await by.call('Board', 'create', { name })).data.id;
const newPin = async (by: TestVisitor, board: string): Promise<string> =>
  (await by.call('Pin', 'create', { board_id: board, image_base64: picture })).data.id;
const save = (board: string, section?: string, by = saver, pin = pinId): Promise<TestAnswer> =>
  by.call('Repin', 'create', { pin_id: pin, board_id: board, ...(section && { section }) });

/** Counts deadlocks as the server reports them: some writes are retried after one, so responses do not show all. */
function countDeadlocks(pool: Pool): void {
  const watched = new WeakSet<PoolClient>();
  const watch = (client: PoolClient): void => {
    if (watched.has(client)) return;
    watched.add(client);
    const { connection } = client as unknown as {
      readonly connection: { on(event: 'errorMessage', seen: (message: { code?: string }) => void): void };
    };
    connection.on('errorMessage', ({ code }) => {
      if (code === DEADLOCK_DETECTED) deadlocks += 1;
    });
  };
  pool.on('acquire', watch);
}

/** Runs a write while another transaction holds a row, and returns whether the write has locked an earlier row by then. */
async function hasLocked(
  earlier: string,
  held: string,
  write: () => Promise<TestAnswer>,
): Promise<{ readonly isLocked: boolean; readonly status: number }> {
  const other = await site.pool.connect();
  const third = await site.pool.connect();
  try {
    await other.query('begin');
    const { rowCount } = await other.query(`${held} for no key update`);
    expect(rowCount).toBe(1);
    const writing = write();
    await expect.poll(async () => (await third.query(WAITING)).rows.length).toBe(1);
    const isLocked = await third.query(`${earlier} for no key update nowait`).then(
      () => false,
      (error: unknown) => {
        expect(error).toMatchObject({ code: LOCK_NOT_AVAILABLE });
        return true;
      },
    );
    await other.query('rollback');
    return { isLocked, status: (await writing).status };
  } finally {
    other.release();
    third.release();
  }
}

const rowOf = (table: string, id: string) => `select from ${table} where id = ${id}`;
const content = () => `select from contents where id = (select content_id from pins where id = ${pinId})`;

test.each<[string, () => Promise<() => Promise<TestAnswer>>]>([
  ['a save', async () => () => save(otherId)],
  ['a deletion of a pin', async () => () => saver.call('Pin', 'delete', { id: copyId })],
  [
    'a restored pin',
    async () => {
      await saver.call('Pin', 'delete', { id: copyId });
      return () => saver.call('PinRestore', 'create', { id: copyId });
    },
  ],
  [
    'a deletion of a section with its pins',
    async () => () => saver.call('BoardSectionEdit', 'delete', { section_id: sectionId, delete_pins: true }),
  ],
  [
    'a restored section with its pins',
    async () => {
      await saver.call('BoardSectionEdit', 'delete', { section_id: sectionId, delete_pins: true });
      return () => saver.call('BoardSectionEdit', 'update', { section_id: sectionId });
    },
  ],
  ['a bulk deletion', async () => () => saver.call('BulkEdit', 'delete', { pin_ids: [copyId] })],
  [
    'an undone bulk deletion',
    async () => {
      const { data } = await saver.call('BulkEdit', 'delete', { pin_ids: [copyId] });
      return () => saver.call('BulkEditUndo', 'create', { board_id: boardId, deleted_at: data.deleted_at });
    },
  ],
  [
    'a bulk copy',
    async () => () => saver.call('BulkEdit', 'create', { board_id: otherId, pin_ids: [copyId] }),
  ],
  ['a deletion of a board', async () => () => saver.call('Board', 'delete', { board_id: boardId })],
])('[SF-11] %s locks its board before the content', async (name, prepare) => {
  const write = await prepare();
  const board = name === 'a save' || name === 'a bulk copy' ? otherId : boardId;
  expect(await hasLocked(rowOf('boards', board), content(), write)).toEqual({ isLocked: true, status: 200 });
});

test.each<[string, () => Promise<TestAnswer>]>([
  ['a save', () => save(otherId)],
  ['a bulk copy', () => saver.call('BulkEdit', 'create', { board_id: otherId, pin_ids: [copyId] })],
])('[SF-11] %s does not wait for a lock on the notification of the creator', async (_, write) => {
  await deliverEvents(site.deps);
  const other = await site.pool.connect();
  try {
    await other.query('begin');
    const { rowCount } = await other.query(
      `select from news where user_id = ${owner.id} and kind = 'save' and read_at is null for update`,
    );
    expect(rowCount).toBe(1);
    expect((await write()).status).toBe(200);
  } finally {
    await other.query('rollback');
    other.release();
  }
});

test('[SF-02] a move locks both boards before it changes the pin', async () => {
  const [first, second] = BigInt(boardId) < BigInt(otherId) ? [boardId, otherId] : [otherId, boardId];
  const move = (to: string, pin: string) => saver.call('Repin', 'update', { pin_id: pin, board_id: to });
  expect(
    await hasLocked(rowOf('boards', first), rowOf('boards', second), () => move(otherId, copyId)),
  ).toEqual({
    isLocked: true,
    status: 200,
  });
  const { rows } = await site.pool.query(
    'select id::text from pins where board_id = $1 and deleted_at is null',
    [otherId],
  );
  const back = () => move(boardId, rows[0].id);
  expect(await hasLocked(rowOf('boards', first), rowOf('boards', second), back)).toEqual({
    isLocked: true,
    status: 200,
  });
});

test('[SF-02] a pin that is moved while its deletion waits for its board is deleted where it is', async () => {
  const other = await site.pool.connect();
  try {
    await other.query('begin');
    await other.query(`${rowOf('boards', boardId)} for no key update`);
    const deleting = saver.call('Pin', 'delete', { id: copyId });
    await expect.poll(async () => (await site.pool.query(WAITING)).rows.length).toBe(1);
    await other.query(`update pins set board_id = ${otherId}, section_id = null where id = ${copyId}`);
    await other.query(`update boards set pin_count = pin_count - 1 where id = ${boardId}`);
    await other.query(`update boards set pin_count = pin_count + 1 where id = ${otherId}`);
    await other.query('commit');
    expect((await deleting).status).toBe(200);
  } finally {
    other.release();
  }
  const { rows } = await site.pool.query(`select pin_count from boards where id in (${boardId}, ${otherId})`);
  expect(rows).toEqual([{ pin_count: 0 }, { pin_count: 0 }]);
  expect((await saver.get('Pin', { id: copyId })).status).toBe(404);
});

test('[SF-11] a move of a pin that another request moved meanwhile unlocks its boards before it locks others', async () => {
  const [first, second] = BigInt(boardId) < BigInt(otherId) ? [boardId, otherId] : [otherId, boardId];
  const { data: copy } = await saver.call('Repin', 'update', { pin_id: copyId, board_id: second });
  const [other, third] = [await site.pool.connect(), await site.pool.connect()];
  try {
    await other.query('begin');
    await other.query(`${rowOf('boards', second)} for no key update`);
    const moving = saver.call('Repin', 'update', { pin_id: copy.id, board_id: second });
    await expect.poll(async () => (await site.pool.query(WAITING)).rows.length).toBe(1);
    await third.query('begin');
    await third.query(`${rowOf('boards', first)} for no key update`);
    await other.query(`update pins set board_id = ${first}, section_id = null where id = ${copy.id}`);
    const { rows: blockers } = await third.query('select pg_backend_pid() as pid');
    await other.query('commit');
    await expect.poll(async () => (await site.pool.query(BLOCKED_BY, [blockers[0].pid])).rows.length).toBe(1);
    await other.query(`${rowOf('boards', second)} for no key update nowait`);
    await third.query('rollback');
    expect((await moving).status).toBe(200);
  } finally {
    other.release();
    third.release();
  }
});

test('[SF-08, SF-11] opposing saves, moves, deletions and bulk edits never deadlock', async () => {
  const sections = [
    sectionId,
    (await saver.call('BoardSection', 'create', { board_id: otherId, title: 'Bowls' })).data.id,
  ];
  const made = await newBoard(owner, 'Made');
  const pins = [pinId, await newPin(owner, made), await newPin(owner, made), await newPin(owner, made)];
  deadlocks = 0;
  for (let round = 0; round < 12; round += 1) {
    const saved = await Promise.all(
      pins.map((pin, nth) => save(nth % 2 ? boardId : otherId, sections[nth % 2 ? 0 : 1], saver, pin)),
    );
    const ids: string[] = saved.map(({ data }) => data.id);
    const answers = await Promise.all([
      saver.call('BulkEdit', 'update', { board_id: boardId, pin_ids: ids }),
      saver.call('BulkEdit', 'update', { board_id: otherId, pin_ids: ids.toReversed() }),
      saver.call('BulkEditSelectAll', 'create', { board_id: otherId, from_board_id: boardId }),
      ...ids.map((pin_id, nth) =>
        saver.call('Repin', 'update', { pin_id, board_id: nth % 2 ? otherId : boardId }),
      ),
      ...pins.toReversed().map((pin, nth) => save(nth % 2 ? otherId : boardId, undefined, saver, pin)),
      ...pins.map((pin) =>
        owner.call('Repin', 'create', { pin_id: pin }, { 'idempotency-key': randomUUID() }),
      ),
      saver.call('BulkEditSelectAll', 'delete', { board_id: round % 2 ? otherId : boardId }),
      saver.call('Pin', 'delete', { id: ids[round % ids.length] }),
    ]);
    for (const { status } of answers) expect([200, 404]).toContain(status);
  }
  expect(deadlocks).toBe(0);
});
