import { startReplicatedServers, type ReplicatedServers } from '@pegboard/database/testing';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp, TEST_PASSWORD, type TestApp, type TestVisitor } from '../../../testing/app.ts';
import { prepareDatabase } from '../../../testing/prepare-database.ts';
import { defineStatement } from '../statement.ts';
import { purgeOwnWrites } from './purge-own-writes.ts';
import { runWithReads } from './reads.ts';
import type { Replicas } from './replicas.ts';

let servers: ReplicatedServers;
/** Two processes of one site, each with the same primary and standby. */
let one: TestApp;
let other: TestApp;
let ada: TestVisitor;
let noor: TestVisitor;

beforeAll(async () => {
  servers = await startReplicatedServers();
  await prepareDatabase(servers.primaryUrl);
  const open = (): Promise<TestApp> =>
    testApp({
      database: { url: servers.primaryUrl, drop: async () => undefined },
      connect: {
        replicas: { urls: [servers.standbyUrl], maxLagMs: 60_000, onChange: () => undefined },
      },
    });
  one = await open();
  other = await open();
  ada = await one.member('Ada Lovelace');
  noor = await one.member('Noor Haddad');
});
beforeEach(async () => {
  await servers.resume();
  for (const site of [one, other]) await replicasOf(site).check();
});
afterEach(() => servers.resume());
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
  await servers.close();
});

const replicasOf = ({ deps }: TestApp): Replicas => {
  if (!deps.replicas) throw new Error('This app has no replicas.');
  return deps.replicas;
};

/** The same browser at the other process. */
const atOther = ({ cookies }: TestVisitor): TestVisitor => {
  const there = other.visitor();
  for (const [name, value] of cookies) there.cookies.set(name, value);
  return there;
};

/** Runs requests, and returns the numbers of reads that the primary and the replica answered for them. */
const readsOf = async (
  site: TestApp,
  work: () => Promise<unknown>,
): Promise<{ readonly primary: number; readonly replica: number }> => {
  const { counts } = replicasOf(site);
  const before = { ...counts };
  await work();
  return { primary: counts.primary - before.primary, replica: counts.replicas - before.replicas };
};

const boardNames = async (visitor: TestVisitor, username: string): Promise<readonly string[]> =>
  (await visitor.get('Boards', { username })).data.map(({ name }: { name: string }) => name);

test('[OP-04] the standby answers what members and visitors read', async () => {
  const forMember = await readsOf(other, () => boardNames(atOther(ada), ada.username));
  expect(forMember.replica).toBeGreaterThan(0);
  const forVisitor = await readsOf(one, () => boardNames(one.visitor(), ada.username));
  expect(forVisitor.replica).toBeGreaterThan(0);
  expect(forVisitor.primary).toBe(0);
  const { data: board } = await ada.call('Board', 'create', { name: 'Tiles' });
  await servers.resume();
  const asked =
    'query ($username: String!, $slug: String!) { v3GetBoardQuery(username: $username, slug: $slug) { ... on BoardData { data { url } } } }';
  const forGraphql = await readsOf(one, () => noor.graphql(asked, { username: ada.username, slug: 'tiles' }));
  expect(forGraphql.replica).toBeGreaterThan(0);
  expect(board.url).toContain('tiles');
});

test('[OP-04] a member reads their own write at another process while the standby is behind', async () => {
  await servers.pause();
  const made = await ada.call('Board', 'create', { name: 'Kilns' });
  expect(made.status).toBe(200);
  const own = await readsOf(other, async () => {
    expect(await boardNames(atOther(ada), ada.username)).toContain('Kilns');
  });
  expect(own.replica).toBe(0);
  // Others may see it a moment later, and do not load the primary.
  const others = await readsOf(other, async () => {
    expect(await boardNames(atOther(noor), ada.username)).not.toContain('Kilns');
  });
  expect(others.replica).toBeGreaterThan(0);

  await servers.resume();
  const later = await readsOf(other, async () => {
    expect(await boardNames(atOther(ada), ada.username)).toContain('Kilns');
  });
  expect(later.replica).toBeGreaterThan(0);
});

test('[OP-04] someone who signs up while the standby is behind is known at every process', async () => {
  await servers.pause();
  const visitor = one.visitor();
  const made = await visitor.call('UserRegister', 'create', {
    email: 'new@pegboard.example',
    password: TEST_PASSWORD,
    full_name: 'Ines Moreau',
  });
  expect(made.status).toBe(200);
  const { username } = made.data;
  const tried = await readsOf(other, async () => {
    expect((await atOther(visitor).get('Boards', { username })).status).toBe(200);
  });
  expect(tried.replica).toBe(0);
});

test('[OP-04] a session that was ended is refused at once, however far the standby is behind', async () => {
  const device = one.visitor();
  for (const [name, value] of noor.cookies) device.cookies.set(name, value);
  await servers.pause();
  const session = atOther(noor);
  expect((await session.get('Boards', { username: noor.username })).status).toBe(200);
  await device.call('UserSession', 'delete');
  expect((await atOther(noor).get('BoardInvite')).status).toBe(401);
});

test('[OP-04] the reads of one request are made on one server', async () => {
  const reads = replicasOf(one).startReads({ onlyReads: true, isVisitor: true });
  const count = (): Promise<{ readonly primary: number; readonly replica: number }> =>
    readsOf(one, () => one.deps.db.execute(sql`select count(*) from boards`));
  await runWithReads(reads, async () => {
    expect(await count()).toEqual({ primary: 0, replica: 1 });
    await one.deps.db.execute(sql`update boards set name = name where false`);
    expect(await count()).toEqual({ primary: 1, replica: 0 });
  });
  expect(reads.hasWritten).toBe(true);
});

test('[OP-04] before the member is known, in a transaction, in a job and in a change, the primary is read', async () => {
  const { db } = one.deps;
  const standby = sql<boolean>`select pg_is_in_recovery() as standby`;
  const isStandby = async (): Promise<unknown> => (await db.execute(standby)).rows[0]?.['standby'];
  const unknown = replicasOf(one).startReads({ onlyReads: true, isVisitor: false });
  expect(await runWithReads(unknown, isStandby)).toBe(false);
  unknown.readFor(BigInt(ada.id));
  expect(await runWithReads(unknown, isStandby)).toBe(true);
  const inTransaction = runWithReads(unknown, () =>
    db.transaction(async (tx) => (await tx.execute(standby)).rows[0]?.['standby']),
  );
  expect(await inTransaction).toBe(false);
  expect(await isStandby()).toBe(false);
  const change = replicasOf(one).startReads({ onlyReads: false, isVisitor: true });
  expect(await runWithReads(change, isStandby)).toBe(false);
});

test('[OP-04] a statement that turns out to write, or that the standby cannot run, is run on the primary', async () => {
  await one.deps.primary
    .execute(sql`create or replace function pg_temp_write() returns bigint language sql volatile as
    $$ insert into own_writes values (1, '0/1') on conflict (user_id) do update set lsn = '0/1' returning user_id $$`);
  await servers.resume();
  const hidden = defineStatement<{ readonly id: bigint }>(
    'hidden write',
    () => sql`select pg_temp_write() as id`,
  );
  const reads = replicasOf(one).startReads({ onlyReads: true, isVisitor: true });
  expect(await runWithReads(reads, () => hidden(one.deps.db, {}))).toEqual([{ id: 1n }]);
  const again = replicasOf(one).startReads({ onlyReads: true, isVisitor: true });
  await runWithReads(again, () => one.deps.db.execute(sql`select pg_temp_write()`));
});

test('[OP-04] after a crash empties the positions, and after they are purged, own writes are still read', async () => {
  await ada.call('Board', 'create', { name: 'Glazes' });
  await servers.pause();
  await ada.call('Board', 'create', { name: 'Wheels' });
  await one.deps.primary.execute(sql`truncate own_writes`);
  const lost = await readsOf(other, async () => {
    expect(await boardNames(atOther(ada), ada.username)).toContain('Wheels');
  });
  expect(lost.replica).toBe(0);
  await replicasOf(other).check();
  expect(await boardNames(atOther(ada), ada.username)).toContain('Wheels');

  await ada.call('Board', 'create', { name: 'Slips' });
  await purgeOwnWrites.handle({}, { db: one.deps.primary }, { signal: AbortSignal.timeout(5000) } as never);
  const rows = await servers.onPrimary<{ user_id: string }>('select user_id from own_writes');
  expect(rows).toEqual([{ user_id: '0' }]);
  expect(await boardNames(atOther(ada), ada.username)).toContain('Slips');
});

test('[OP-04] a standby that ends costs no answer, is left out, and is read again when it is back', async () => {
  const ready = async (): Promise<unknown> => (await other.app.inject('/readyz')).json().replicas;
  // The standby replays what the tests before wrote, however long that takes.
  const caughtUp = async (): Promise<unknown> => {
    await replicasOf(other).check();
    return ready();
  };
  await expect.poll(caughtUp).toEqual([{ condition: 'used', lagSeconds: 0 }]);
  await servers.killStandby();
  expect((await atOther(ada).get('Boards', { username: ada.username })).status).toBe(200);
  await replicasOf(other).check();
  expect(await ready()).toEqual([{ condition: 'silent', lagSeconds: null }]);
  const without = await readsOf(other, () => boardNames(other.visitor(), ada.username));
  expect(without).toMatchObject({ replica: 0 });
  await servers.startStandby();
  await expect.poll(ready).toEqual([{ condition: 'used', lagSeconds: expect.any(Number) }]);
  const again = await readsOf(other, () => boardNames(other.visitor(), ada.username));
  expect(again.replica).toBeGreaterThan(0);
});
