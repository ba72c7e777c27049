import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { Client } from 'pg';
import { afterAll, afterEach, describe, expect, test } from 'vitest';

import { removeDatabase, stopAbandonedServer } from './database-dir.ts';
import { isServing, readPostmaster, runningPostmaster } from './embedded/postmaster-pid.ts';
import { getProcessStartTime } from './embedded/running-process.ts';
import { isRoot } from './embedded/server-user.ts';
import { type Opening, openInProcess } from './fixtures/open-in-process.ts';
import { scratchDirs } from './testing/test-run.ts';

const made: string[] = [];
const opened: Opening[] = [];

const newDir = (): string => {
  const base = mkdtempSync(join(scratchDirs()[0] ?? tmpdir(), 'pegboard-open-'));
  chmodSync(base, 0o755);
  made.push(base);
  return join(base, 'data');
};

let pattern: string | undefined;

/** Copies a directory with a database, since creating each takes longer than most tests. */
const dirWithDatabase = async (): Promise<string> => {
  if (pattern === undefined) {
    pattern = newDir();
    made.pop();
    const first = openInProcess(pattern);
    await first.opened();
    await first.stop();
  }
  const dataDir = newDir();
  execFileSync('cp', ['-a', pattern, dataDir]);
  return dataDir;
};

afterAll(() => {
  if (pattern !== undefined) rmSync(dirname(pattern), { recursive: true, force: true });
});

const open = (...args: Parameters<typeof openInProcess>): Opening => {
  const opening = openInProcess(...args);
  opened.push(opening);
  return opening;
};

const clusterOf = (dataDir: string): string => join(dataDir, 'cluster');
const serverOf = (dataDir: string): number | undefined => runningPostmaster(clusterOf(dataDir))?.pid;

afterEach(async () => {
  await Promise.all(opened.splice(0).map((opening) => opening.kill('SIGKILL')));
  for (const base of made.splice(0)) {
    await stopAbandonedServer(join(base, 'data'));
    rmSync(base, { recursive: true, force: true });
  }
});

/** Returns whether every user can read below a directory: another user's process needs our sources. */
const isOpenToAll = (dir: string): boolean =>
  (statSync(dir).mode & 0o001) !== 0 && (dirname(dir) === dir || isOpenToAll(dirname(dir)));

describe('one process', { timeout: 60_000 }, () => {
  test('creates the database at the first start, and keeps what was written for the next', async () => {
    const dataDir = newDir();
    const first = open(dataDir);
    expect(await first.opened()).toMatchObject({ kind: 'embedded', place: dataDir });
    expect(first.logs.join()).toContain('created the database in');
    await first.sql('CREATE TABLE entries AS SELECT 7 AS n');
    await first.stop();
    const second = open(dataDir);
    await second.opened();
    expect(second.logs.join()).toContain('started the database server');
    expect(await second.sql('SELECT n FROM entries')).toEqual([{ n: 7 }]);
  });

  test('has a database in UTF-8 that sorts the same on every system', async () => {
    const opening = open(newDir());
    await opening.opened();
    const sql =
      'SELECT pg_encoding_to_char(encoding) AS encoding, datlocprovider AS provider, datlocale AS locale ' +
      'FROM pg_database WHERE datname = current_database()';
    expect(await opening.sql(sql)).toEqual([{ encoding: 'UTF8', provider: 'b', locale: 'C.UTF-8' }]);
  });

  test('keeps acknowledged writes: fsync is on', async () => {
    const opening = open(await dirWithDatabase());
    await opening.opened();
    expect(await opening.sql("SELECT current_setting('fsync') AS fsync")).toEqual([{ fsync: 'on' }]);
  });

  test.for(['stop', 'exit'] as const)('leaves no server behind when it ends by %s', async (how) => {
    const dataDir = await dirWithDatabase();
    const opening = open(dataDir);
    await opening.opened();
    await opening[how]();
    expect(serverOf(dataDir)).toBeUndefined();
  });

  test.for(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'leaves no server behind when it gets %s',
    async (signal) => {
      const dataDir = await dirWithDatabase();
      const opening = open(dataDir);
      await opening.opened();
      await opening.kill(signal);
      expect(serverOf(dataDir)).toBeUndefined();
    },
  );

  test('finds a short place for the socket when the data directory has a very long name', async () => {
    const dataDir = join(newDir(), 'a-long-name-'.repeat(12), 'data');
    const opening = open(dataDir);
    const { url } = await opening.opened();
    const socketDir = new URL(url).searchParams.get('host') ?? '';
    expect(socketDir.length).toBeLessThan(90);
    await opening.stop();
    expect(existsSync(socketDir)).toBe(false);
  });

  test('starts though the number of the last server now belongs to another program', async () => {
    const dataDir = await dirWithDatabase();
    const first = open(dataDir);
    await first.opened();
    await first.stop();
    const pid = join(clusterOf(dataDir), 'postmaster.pid');
    writeFileSync(pid, `${process.pid}\n${clusterOf(dataDir)}\n1\n5432\n${dataDir}\n\n 1 1\nready   \n`);
    const second = open(dataDir);
    await second.opened();
    expect(readPostmaster(clusterOf(dataDir))?.pid).not.toBe(process.pid);
  });
});

describe('several processes', { timeout: 60_000 }, () => {
  test('that start at the same moment in an empty directory share one server', async () => {
    const dataDir = newDir();
    const openings = [1, 2, 3, 4].map(() => open(dataDir));
    const all = await Promise.all(openings.map((opening) => opening.opened()));
    expect(new Set(all.map(({ url }) => url)).size).toBe(1);
    expect(openings.filter(({ logs }) => logs.join().includes('created the database'))).toHaveLength(1);
    const [first, ...others] = openings;
    await first?.sql('CREATE TABLE shared AS SELECT 1 AS n');
    for (const other of others) expect(await other.sql('SELECT n FROM shared')).toEqual([{ n: 1 }]);
  });

  test('keep the server until the last of them ends, regardless of which one started it', async () => {
    const dataDir = await dirWithDatabase();
    const starter = open(dataDir);
    await starter.opened();
    const guest = open(dataDir);
    await guest.opened();
    expect(guest.logs.join()).toContain(`process ${starter.pid} uses, too`);
    await starter.stop();
    expect(await guest.sql('SELECT 1 AS n')).toEqual([{ n: 1 }]);
    await guest.stop();
    expect(serverOf(dataDir)).toBeUndefined();
  });

  test('do not hold the server up after they were killed', async () => {
    const dataDir = await dirWithDatabase();
    const starter = open(dataDir);
    await starter.opened();
    const guest = open(dataDir);
    await guest.opened();
    await guest.kill('SIGKILL');
    await starter.stop();
    expect(serverOf(dataDir)).toBeUndefined();
  });

  test('that come while the last one leaves get a server that stays', async () => {
    const dataDir = await dirWithDatabase();
    let current = open(dataDir);
    await current.opened();
    for (let round = 0; round < 6; round++) {
      const next = open(dataDir);
      // the newcomer arrives at another moment of the stop in each round
      await new Promise((resolve) => setTimeout(resolve, 60 + round * 25));
      await current.stop();
      await next.opened();
      expect(await next.sql(`SELECT ${round} AS round`)).toEqual([{ round }]);
      current = next;
    }
  });
});

describe('after a kill', { timeout: 60_000 }, () => {
  test('the server of a killed process is taken over, and stopped by the one who took it', async () => {
    const dataDir = await dirWithDatabase();
    const killed = open(dataDir);
    await killed.opened();
    await killed.sql('CREATE TABLE entries AS SELECT 7 AS n');
    const server = serverOf(dataDir);
    await killed.kill('SIGKILL');
    expect(serverOf(dataDir)).toBe(server);
    const heir = open(dataDir);
    await heir.opened();
    expect(serverOf(dataDir)).toBe(server);
    expect(heir.logs.join()).toContain('took over the database server');
    expect(await heir.sql('SELECT n FROM entries')).toEqual([{ n: 7 }]);
    await heir.stop();
    expect(serverOf(dataDir)).toBeUndefined();
  });

  test('of the server itself no acknowledged row is lost', async () => {
    const dataDir = await dirWithDatabase();
    const writer = open(dataDir);
    await writer.opened();
    await writer.sql('CREATE TABLE entries (n int)');
    for (let n = 0; n < 20; n++) await writer.sql(`INSERT INTO entries VALUES (${n})`);
    process.kill(serverOf(dataDir) ?? 0, 'SIGKILL');
    await writer.kill('SIGKILL');
    const reader = open(dataDir);
    await reader.opened();
    expect(await reader.sql('SELECT count(*)::int AS n FROM entries')).toEqual([{ n: 20 }]);
  });

  test('an unused server can be stopped manually; one in use cannot', async () => {
    const dataDir = await dirWithDatabase();
    const user = open(dataDir);
    await user.opened();
    expect(await stopAbandonedServer(dataDir)).toBe(false);
    await user.kill('SIGKILL');
    expect(await stopAbandonedServer(dataDir)).toBe(true);
    expect(serverOf(dataDir)).toBeUndefined();
  });
});

describe('a server that ends by itself', { timeout: 60_000 }, () => {
  const gone = 'the database server (process';
  const until = (opening: Opening, words: string): Promise<void> =>
    expect.poll(() => opening.logs.join('\n')).toContain(words);
  const killServer = (dataDir: string): boolean => process.kill(serverOf(dataDir) ?? 0, 'SIGKILL');
  const restartsOf = (openings: readonly Opening[]): number =>
    openings.flatMap(({ logs }) => logs).filter((line) => line.startsWith(gone)).length;

  test('[BF-10] is started again at the same address, with all that it acknowledged, and says so in one line', async () => {
    const dataDir = await dirWithDatabase();
    const opening = open(dataDir);
    const { url } = await opening.opened();
    await opening.sql('CREATE TABLE entries (n int)');
    for (let n = 0; n < 20; n++) await opening.sql(`INSERT INTO entries VALUES (${n})`);
    for (let kill = 1; kill <= 2; kill++) {
      const server = serverOf(dataDir);
      killServer(dataDir);
      await expect.poll(() => restartsOf([opening])).toBe(kill);
      expect(serverOf(dataDir)).not.toBe(server);
    }
    const client = new Client({ connectionString: url });
    await client.connect();
    expect((await client.query('SELECT count(*)::int AS n FROM entries')).rows).toEqual([{ n: 20 }]);
    await client.end();
    await opening.stop();
    expect(serverOf(dataDir)).toBeUndefined();
  });

  test('[BF-10] is started again once, however many use it', async () => {
    const dataDir = await dirWithDatabase();
    const openings = [open(dataDir), open(dataDir), open(dataDir)];
    await Promise.all(openings.map((opening) => opening.opened()));
    killServer(dataDir);
    await expect.poll(() => restartsOf(openings)).toBe(1);
    for (const opening of openings) await opening.stop();
    expect(serverOf(dataDir)).toBeUndefined();
    expect(restartsOf(openings)).toBe(1);
  });

  test.for([0, 150, 260, 300, 400])('and whose user stops %d ms later is not left behind', async (ms) => {
    const dataDir = await dirWithDatabase();
    const opening = open(dataDir);
    await opening.opened();
    killServer(dataDir);
    await new Promise((resolve) => setTimeout(resolve, ms));
    await opening.kill('SIGTERM');
    await expect.poll(() => serverOf(dataDir)).toBeUndefined();
  });

  test('is not started on files that are gone', async () => {
    const dataDir = await dirWithDatabase();
    const opening = open(dataDir);
    await opening.opened();
    rmSync(join(clusterOf(dataDir), 'PG_VERSION'));
    killServer(dataDir);
    await until(opening, 'are gone: it stays stopped');
  });
});

describe('a process that is ended while it opens', { timeout: 60_000 }, () => {
  test.for([60, 90, 120, 160, 240, 400, 600])('after %d ms leaves no server behind', async (ms) => {
    const dataDir = newDir();
    const opening = open(dataDir);
    await new Promise((resolve) => setTimeout(resolve, ms));
    await opening.kill('SIGTERM');
    await expect.poll(() => serverOf(dataDir)).toBeUndefined();
  });
});

describe('a directory that will not do', { timeout: 60_000 }, () => {
  test("with somebody else's files is refused", async () => {
    const dataDir = newDir();
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'thesis.txt'), '…');
    await expect(open(dataDir).opened()).rejects.toThrow("holds files that are not the database's");
  });

  test('with the database of another major version is refused, and says which', async () => {
    const dataDir = newDir();
    mkdirSync(clusterOf(dataDir), { recursive: true });
    writeFileSync(join(dataDir, '.pegboard-database'), '');
    writeFileSync(join(clusterOf(dataDir), 'PG_VERSION'), '17\n');
    await expect(open(dataDir).opened()).rejects.toThrow('was made by PostgreSQL 17');
  });
});

describe('removing a database', { timeout: 60_000 }, () => {
  test('is refused while it is in use, and names the process', async () => {
    const dataDir = await dirWithDatabase();
    const opening = open(dataDir);
    await opening.opened();
    await expect(removeDatabase(dataDir)).rejects.toThrow(`in use by process ${opening.pid}`);
    expect(await opening.sql('SELECT 1 AS n')).toEqual([{ n: 1 }]);
  });

  test('stops the server that a killed process left, first', async () => {
    const dataDir = await dirWithDatabase();
    const opening = open(dataDir);
    await opening.opened();
    const server = serverOf(dataDir) ?? 0;
    await opening.kill('SIGKILL');
    await removeDatabase(dataDir);
    expect(existsSync(dataDir)).toBe(false);
    expect(getProcessStartTime(server)).toBeUndefined();
  });
});

describe('DATABASE_URL', { timeout: 60_000 }, () => {
  test('is used as it is, and its server stays when the site stops', async () => {
    const host = open(await dirWithDatabase());
    const { url } = await host.opened();
    const dataDir = newDir();
    const site = open(dataDir, { env: { DATABASE_URL: url } });
    expect(await site.opened()).toMatchObject({ kind: 'external', url });
    expect(existsSync(dataDir)).toBe(false);
    await site.stop();
    expect(await host.sql('SELECT 1 AS n')).toEqual([{ n: 1 }]);
  });

  test('a refused connection is reported without the password', async () => {
    const site = open(newDir(), { env: { DATABASE_URL: 'postgresql://me:secret@127.0.0.1:4449/mine' } });
    const complaint = await site.opened().catch(String);
    expect(complaint).toContain('no server listens there');
    expect(complaint).not.toContain('secret');
  });
});

describe.runIf(isRoot())('as root', { timeout: 60_000 }, () => {
  const SOMEBODY = 1; // `daemon`, on Linux and macOS alike

  test('the server runs as another user, to whom its files belong', async () => {
    const dataDir = newDir();
    await open(dataDir).opened();
    expect(statSync(clusterOf(dataDir)).uid).toBe(65_534);
    expect(statSync(`/proc/${serverOf(dataDir)}`).uid).toBe(65_534);
  });

  test('the database of a closed directory lies elsewhere, is found again, and goes with it', async () => {
    const dataDir = newDir();
    chmodSync(join(dataDir, '..'), 0o700);
    const first = open(dataDir);
    const { place } = await first.opened();
    expect(place.startsWith(dataDir)).toBe(false);
    expect(first.logs.join()).toContain(`lies in ${place}`);
    await first.sql('CREATE TABLE entries AS SELECT 7 AS n');
    await first.stop();
    const second = open(dataDir);
    expect(await second.opened()).toMatchObject({ place });
    expect(await second.sql('SELECT n FROM entries')).toEqual([{ n: 7 }]);
    await second.stop();
    await removeDatabase(dataDir);
    expect(existsSync(place)).toBe(false);
  });

  test.skipIf(!isOpenToAll(import.meta.dirname))(
    'the database of a user is served as that user, so that both can start it',
    async () => {
      const dataDir = newDir();
      chownSync(join(dataDir, '..'), SOMEBODY, SOMEBODY);
      const user = open(dataDir, { uid: SOMEBODY });
      await user.opened();
      await user.stop();
      const root = open(dataDir);
      await root.opened();
      expect(statSync(`/proc/${serverOf(dataDir)}`).uid).toBe(SOMEBODY);
      await root.stop();
      await open(dataDir, { uid: SOMEBODY }).opened();
    },
  );

  test.skipIf(!isOpenToAll(import.meta.dirname))(
    "root's database is refused to a user with a reason",
    async () => {
      const dataDir = newDir();
      const root = open(dataDir);
      await root.opened();
      await root.stop();
      await expect(open(dataDir, { uid: SOMEBODY }).opened()).rejects.toThrow('belongs to another user');
    },
  );
});

test('a running server is known by its command line, not by its number alone', () => {
  expect(isServing({ pid: process.pid, socketDir: '', status: 'ready' }, '/no/such/cluster')).toBe(false);
});
