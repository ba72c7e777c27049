import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Env } from '../../../platform/config/env.ts';
import { sealSecret } from '../../../people/accounts/index.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { checkEvents, checkJobs, checkSchema } from './check-database.ts';
import { checkObjects } from './check-objects.ts';
import type { CheckResult } from './check-result.ts';
import { checkSecret } from './check-secret.ts';
import { checkServer, readServerFacts, toServerCheckResults, type ServerFacts } from './check-server.ts';
import { checkServices, type ServiceSettings } from './check-services.ts';

// Processes and databases are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const NO_SERVICES: ServiceSettings = {
  smtpUrl: undefined,
  redisUrl: undefined,
  searchDatabaseUrl: undefined,
  ffmpegPath: undefined,
  pagesDir: undefined,
};

let site: TestApp;
let env: Env;
let client: pg.Client;
let dir: string;
let smtp: Server;
let smtpPort: number;

beforeAll(async () => {
  site = await testApp();
  ({ env } = site.deps);
  client = await connectTo(env.databaseUrl ?? '');
  // The server of the tests confirms writes early.
  await alter('set synchronous_commit = on')();
  await run('set synchronous_commit = on');
  dir = await mkdtemp(join(tmpdir(), 'pegboard-faults-'));
  // A mail server that refuses every password.
  smtp = createServer((socket) => {
    socket.write('220 mail.example ESMTP\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (line) => {
      const word = line.toString().slice(0, 4).toUpperCase();
      socket.write(
        word === 'EHLO' ? '250-mail.example\r\n250 AUTH PLAIN\r\n' : '535 5.7.8 Wrong password\r\n',
      );
    });
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()));
  const address = smtp.address();
  smtpPort = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  smtp.close();
  await client.end();
  await site.close();
  await rm(dir, { recursive: true });
});

async function connectTo(connectionString: string): Promise<pg.Client> {
  const opened = new pg.Client({ connectionString });
  await opened.connect();
  return opened;
}
const run = (sql: string) => client.query(sql);
const lines = (found: readonly CheckResult[]): string =>
  found
    .filter(({ state }) => state !== 'good')
    .map(({ about, state, says, advice }) => `${state} ${about}: ${says} → ${advice}`)
    .join('\n');
const services = async (settings: Partial<ServiceSettings>): Promise<string> => {
  const found: CheckResult[] = [];
  for await (const each of checkServices({ ...NO_SERVICES, ...settings })) found.push(each);
  return lines(found);
};
/** Returns what the checks of the database report, read by a connection that begins after the fault. */
const database = async (): Promise<string> => {
  const fresh = await connectTo(env.databaseUrl ?? '');
  try {
    const checks = [
      await checkSchema(fresh),
      await checkServer(fresh),
      await checkJobs(fresh),
      await checkObjects(fresh),
      await checkEvents(fresh),
      await checkSecret(fresh, env.secret),
    ];
    return lines(checks.flat());
  } finally {
    await fresh.end();
  }
};

test('[OP-08] doctor finds nothing wrong with the database and the services of a new site', async () => {
  expect(await database()).toBe('');
  expect(await services({})).toBe('');
});

const NAME = 'current_database()';
const alter = (change: string) => async () => {
  const { rows } = await run(`select ${NAME} as name`);
  await run(`alter database "${rows[0].name}" ${change}`);
};

test.each<[string, () => Promise<unknown>, () => Promise<unknown>, RegExp]>([
  [
    'a column that a migration did not make',
    () => run('alter table users rename column about to about_gone'),
    () => run('alter table users rename column about_gone to about'),
    /^wrong tables: are half migrated: users\.about missing → Run `pegboard migrate`/,
  ],
  [
    'a missing index',
    () => run('alter index users_username rename to gone'),
    () => run('alter index gone rename to users_username'),
    /^wrong tables: lack an index: users_username; .* → Find it in apps\/bff\/migrations.*CREATE INDEX/,
  ],
  [
    'an index that was not completed',
    () => run(`update pg_index set indisvalid = false where indexrelid = 'users_full_name'::regclass`),
    () => run(`update pg_index set indisvalid = true where indexrelid = 'users_full_name'::regclass`),
    /^wrong tables: have an index that was not completed: users_full_name → .*REINDEX INDEX CONCURRENTLY "users_full_name"/,
  ],
  [
    'a trigger that is off',
    () => run('alter table users disable trigger users_private_recorded'),
    () => run('alter table users enable trigger users_private_recorded'),
    /^wrong tables: have triggers that are off: users_private_recorded.*ENABLE TRIGGER "users_private_recorded"/,
  ],
  [
    'migrations that were not applied',
    () =>
      run(
        'update drizzle.__drizzle_migrations set created_at = -created_at where id = (select max(id) from drizzle.__drizzle_migrations)',
      ),
    () => run('update drizzle.__drizzle_migrations set created_at = -created_at where created_at < 0'),
    /(migrations have to be applied|changed by another).* → .*(pegboard migrate|Downgrade)/,
  ],
  [
    'another version of the collation',
    () => run(`update pg_database set datcollversion = '1.0' where datname = ${NAME}`),
    () =>
      run(
        `update pg_database set datcollversion = pg_database_collation_actual_version(oid) where datname = ${NAME}`,
      ),
    /^wrong database: was built with version 1\.0 of its collation.*REFRESH COLLATION VERSION/,
  ],
  [
    'a database that is read only',
    alter('set default_transaction_read_only = on'),
    async () => {
      await run('set default_transaction_read_only = off');
      await alter('reset default_transaction_read_only')();
    },
    /^wrong database: is set to read only → .*RESET default_transaction_read_only/,
  ],
  [
    'writes that are confirmed too early',
    alter('set synchronous_commit = off'),
    alter('set synchronous_commit = on'),
    /^look database: confirms writes before they are on disk.*RESET synchronous_commit/,
  ],
  [
    'events that no process delivers',
    () =>
      run(`insert into domain_events (name, version, aggregate_id, data, occurred_at)
        values ('pin.created', 1, 7, '{}', now() - interval '11 minutes')`),
    () => run('delete from domain_events'),
    /^wrong events: 1 wait, the oldest for 11 minutes.*PEGBOARD_JOBS=on/,
  ],
  [
    'another secret',
    () =>
      run(`insert into push_keys (id, public_key, sealed_private_key)
        values (1, 'key', '${sealSecret('another secret, of 32 characters too', 0n, 'key', 'push-key')}')`),
    () => run('delete from push_keys'),
    /^wrong secret: is not the one with which.* → Put the former value back/,
  ],
])('[OP-08] doctor finds %s, and says what corrects it', async (_, inject, correct, expected) => {
  await inject();
  try {
    expect(await database()).toMatch(expected);
  } finally {
    await correct();
  }
  expect(await database()).toBe('');
});

test('[OP-08] doctor finds a database that stores no UTF-8, and one whose locale knows a to z only', async () => {
  const url = new URL(env.databaseUrl ?? '');
  const found: string[] = [];
  for (const encoding of ['LATIN1', 'UTF8']) {
    const name = `${url.pathname.slice(1)}_${encoding.toLowerCase()}`;
    await run(
      `create database "${name}" template template0 encoding '${encoding}' locale 'C' locale_provider libc`,
    );
    const other = await connectTo(Object.assign(new URL(url), { pathname: `/${name}` }).href);
    found.push(lines(await checkServer(other)));
    await other.end();
    await run(`drop database "${name}"`);
  }
  expect(found).toEqual([
    expect.stringMatching(/^wrong database: stores texts as LATIN1, not UTF8.*pegboard restore/),
    expect.stringMatching(/^look database: has the locale C.*C\.UTF-8/),
  ]);
});

test('[OP-08] doctor finds a role that may create no tables', async () => {
  const role = `weak_${process.pid}`;
  await run(`create role ${role}`);
  await run(`set role ${role}`);
  const facts = await readServerFacts(client);
  await run('reset role');
  await run(`drop role ${role}`);
  expect(lines(toServerCheckResults(facts))).toMatch(
    /does not let the role of the site create tables.*GRANT CREATE/,
  );
});

test.each<[string, Partial<ServerFacts>, RegExp]>([
  ['a standby', { is_standby: true, is_read_only: true }, /^wrong database: is a standby.*pg_ctl promote/],
  [
    'connections that run out',
    { connections: 95 },
    /^look database: has 95 of 100 connections.*max_connections/,
  ],
  [
    'a forgotten transaction',
    { idle_minutes: 12, idle_process: 77 },
    /^look database: .*12 minutes.*pg_terminate_backend\(77\)/,
  ],
  [
    'a replica that is behind',
    { slot: 'two', slot_mb: 4096 },
    /^wrong database: keeps 4096 MB for the replica of the slot two.*pg_drop_replication_slot\('two'\)/,
  ],
])('[OP-08] doctor finds %s, and says what corrects it', async (_, facts, expected) => {
  const healthy = { ...(await readServerFacts(client)), connections: 5, connections_max: 100 };
  expect(lines(toServerCheckResults(healthy))).toBe('');
  expect(lines(toServerCheckResults({ ...healthy, ...facts }))).toMatch(expected);
});

test('[OP-08] doctor reads open transactions and replicas from the server', async () => {
  const idle = await connectTo(env.databaseUrl ?? '');
  await idle.query('begin');
  await idle.query('select');
  expect((await readServerFacts(client)).idle_process).toEqual(expect.any(Number));
  await idle.end();
  expect((await readServerFacts(client)).slot).toBeNull();
});

test('[OP-08] doctor finds a mail server that refuses the password, and one that is away', async () => {
  expect(await services({ smtpUrl: `smtp://me:wrong@127.0.0.1:${smtpPort}` })).toMatch(
    /^wrong mail: the mail server refuses the site \(EAUTH 535\).*SMTP_URL/,
  );
  const away = await services({ smtpUrl: 'smtp://me:hidden@127.0.0.1:1' });
  expect(away).toMatch(/^wrong mail: .*\((ESOCKET|ECONNECTION|ECONNREFUSED)/);
  expect(away).not.toContain('hidden');
});

test('[OP-08] doctor finds a Redis, a search database, an ffmpeg and pages that are not there', async () => {
  expect(await services({ redisUrl: 'redis://:hidden@127.0.0.1:1' })).toMatch(
    /^look redis: does not answer \(ECONNREFUSED\).*REDIS_URL\.$/,
  );
  expect(await services({ searchDatabaseUrl: 'postgres://me:hidden@127.0.0.1:1/search' })).toMatch(
    /^wrong search: its database does not answer \(ECONNREFUSED\)/,
  );
  const plain = join(dir, 'ffmpeg');
  await writeFile(plain, 'no program');
  await chmod(plain, 0o644);
  expect(await services({ ffmpegPath: plain })).toMatch(/^wrong videos: .*apt install ffmpeg/);
  expect(await services({ pagesDir: join(dir, 'gone') })).toMatch(/^wrong pages: .*chmod -R a\+rX/);
});
