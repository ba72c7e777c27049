import { freePort } from '@pegboard/config/free-port';
import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import {
  configure,
  findPrograms,
  postgresUser,
  run,
  start,
  withServer,
  type Server,
} from '../debian-postgres.ts';
import { CLI } from '../site.ts';
import { declareProgram, signalTree, type Program } from './processes.ts';
import { openSlowLine, type SlowLine } from './slow-line.ts';

/** The parts of a site on several machines, each with a line before it that can be slow. */
export type Machines = {
  readonly primary: DatabaseServer;
  readonly standby: DatabaseServer;
  readonly pooler: Program;
  readonly redis: Program;
  readonly processes: readonly Program[];
  /** A process that reads the primary alone, for the comparison of CPU time. */
  readonly plain: Program;
  readonly lines: Readonly<Record<'standby' | 'pooler' | 'redis' | 'process', SlowLine>>;
  /** The ports of the processes, the second one through its line. */
  readonly ports: readonly number[];
  readonly plainPort: number;
  readonly secret: string;
  /** The settings of the site in words. */
  readonly versions: string;
  close(): Promise<void>;
};

/** A PostgreSQL server that a drill stops and starts. */
export type DatabaseServer = {
  readonly url: string;
  readonly pid: () => Promise<number>;
  /** Ends all its processes at once. */
  kill(): Promise<void>;
  start(): void;
  /** Stops it in order, and starts it again. */
  restart(): void;
  freeze(): Promise<void>;
  thaw(): Promise<void>;
};

const SERVING = resolve(
  import.meta.dirname,
  '../../../apps/bff/src/site/processes/fixtures/serving-process.ts',
);
const SECRET = 'a secret for the drill, 32 characters';
const PROGRAMS = {
  pgbouncer: process.env['DRILL_PGBOUNCER'] ?? '/usr/sbin/pgbouncer',
  redis: '/usr/bin/redis-server',
};
/** The first version of PgBouncer that can keep named statements. */
const KEEPS_STATEMENTS = [1, 21] as const;

/** Returns the programs of Debian that are missing. */
export async function findMissing(): Promise<readonly string[]> {
  const missing = Object.entries(PROGRAMS).flatMap(([name, path]) => (existsSync(path) ? [] : [name]));
  return (await findPrograms()) === undefined ? ['postgresql', ...missing] : missing;
}

/** Starts a primary with a streaming standby, PgBouncer, Redis, and the processes of a site. */
export async function startMachines(dir: string): Promise<Machines> {
  const bin = (await findPrograms()) ?? '';
  const user = postgresUser();
  if (user) chownSync(dir, user.uid, user.gid);
  const server = async (): Promise<Server> => ({ bin, port: await freePort(), user });
  const [primaryServer, standbyServer] = [await server(), await server()];
  const [primaryDir, standbyDir] = [join(dir, 'primary'), join(dir, 'standby')];
  const base = ['-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8'];
  run(primaryServer, 'initdb', ['-D', primaryDir, ...base]);
  await configure(primaryServer, primaryDir, dir, [
    'max_connections = 120',
    'wal_receiver_status_interval = 1s',
    'shared_buffers = 64MB',
  ]);
  start(primaryServer, primaryDir);
  const primary = databaseServer(primaryServer, primaryDir);
  await promisify(execFile)(process.execPath, ['--conditions=@pegboard/source', CLI, 'migrate'], {
    env: {
      ...process.env,
      DATABASE_URL: primary.url,
      PEGBOARD_DATA_DIR: join(dir, 'data'),
      LOG_LEVEL: 'silent',
    },
  });
  run(standbyServer, 'pg_basebackup', ['-d', primary.url, '-D', standbyDir, '-R', '--checkpoint=fast']);
  await appendFile(join(standbyDir, 'postgresql.conf'), 'hot_standby_feedback = on\n');
  await configure(standbyServer, standbyDir, dir, []);
  start(standbyServer, standbyDir);
  const standby = databaseServer(standbyServer, standbyDir);

  const poolerPort = await freePort();
  const pooler = await poolerOf(dir, poolerPort, primaryServer);
  const redisPort = await freePort();
  const redis = declareProgram(
    PROGRAMS.redis,
    ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', dir],
    { isReady: (said) => said.includes('Ready to accept connections') },
  );
  await Promise.all([pooler.start(), redis.start()]);
  const lines = {
    standby: await openSlowLine(standbyServer.port),
    pooler: await openSlowLine(poolerPort),
    redis: await openSlowLine(redisPort),
  };
  const replicaUrl = `postgres://postgres@127.0.0.1:${lines.standby.port}/postgres`;
  const settings = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://localhost:4310',
    PEGBOARD_SECRET: SECRET,
    PEGBOARD_DATA_DIR: join(dir, 'data'),
    PEGBOARD_DEMO: 'off',
    PEGBOARD_DEMO_LOGINS: 'off',
    PEGBOARD_AVIF: 'off',
    PEGBOARD_GRAPH: 'off',
    PEGBOARD_TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    DATABASE_URL: `postgres://postgres@127.0.0.1:${lines.pooler.port}/postgres`,
    DATABASE_DIRECT_URL: primary.url,
    DATABASE_POOLER: 'transaction',
    REDIS_URL: `redis://127.0.0.1:${lines.redis.port}`,
  };
  const site = (port: number, more: NodeJS.ProcessEnv): Program =>
    declareProgram(process.execPath, ['--conditions=@pegboard/source', SERVING], {
      env: { ...settings, PORT: String(port), ...more },
      isReady: (said) => said.includes('is open'),
    });
  const [first, second, plainPort] = [await freePort(), await freePort(), await freePort()];
  const reading = { DATABASE_REPLICA_URLS: replicaUrl };
  const processes = [site(first, reading), site(second, { ...reading, PEGBOARD_JOBS: 'off' })];
  const plain = site(plainPort, { PEGBOARD_JOBS: 'off' });
  for (const each of processes) await each.start();
  const processLine = await openSlowLine(second);
  return {
    primary,
    standby,
    pooler,
    redis,
    processes,
    plain,
    lines: { ...lines, process: processLine },
    ports: [first, processLine.port],
    plainPort,
    secret: SECRET,
    versions: versionsOf(bin),
    async close() {
      for (const each of [...processes, plain, pooler, redis]) {
        each.thaw();
        await each.kill();
      }
      for (const line of [...Object.values(lines), processLine]) line.close();
      for (const each of [standby, primary]) {
        await each.thaw();
        await each.kill();
      }
    },
  };
}

function databaseServer(server: Server, dataDir: string): DatabaseServer {
  const pid = async (): Promise<number> => {
    const file = await readFile(join(dataDir, 'postmaster.pid'), 'utf8').catch(() => '');
    return Number(file.split('\n')[0] ?? 0);
  };
  return {
    url: `postgres://postgres@127.0.0.1:${server.port}/postgres`,
    pid,
    kill: async () => signalTree(await pid(), 'SIGKILL'),
    start: () => start(server, dataDir),
    restart: () =>
      run(server, 'pg_ctl', ['-D', dataDir, '-l', `${dataDir}.log`, '-m', 'fast', '-w', 'restart']),
    freeze: async () => signalTree(await pid(), 'SIGSTOP'),
    thaw: async () => signalTree(await pid(), 'SIGCONT'),
  };
}

/** Returns PgBouncer in transaction mode, with the settings of docs/production.md for its connections. */
async function poolerOf(dir: string, port: number, { port: to, user }: Server): Promise<Program> {
  const place = join(dir, 'pgbouncer');
  await mkdir(place);
  const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'].map(
    (name) => `SET ${name} = 5000`,
  );
  const query = [...limits, 'SET plan_cache_mode = force_custom_plan'].join('; ');
  const file = join(place, 'pgbouncer.ini');
  await writeFile(
    file,
    [
      '[databases]',
      `postgres = host=127.0.0.1 port=${to} user=postgres connect_query='${query}'`,
      '[pgbouncer]',
      `listen_port = ${port}`,
      'listen_addr = 127.0.0.1',
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      'max_client_conn = 200',
      'default_pool_size = 20',
      'server_login_retry = 1',
      ...(keepsStatements() ? ['max_prepared_statements = 200'] : []),
    ].join('\n'),
  );
  if (user) for (const each of [place, file]) chownSync(each, user.uid, user.gid);
  return declareProgram(PROGRAMS.pgbouncer, [file], {
    ...user,
    isReady: (said) => said.includes('process up'),
  });
}

/** Returns whether the version of PgBouncer can keep named statements. */
function keepsStatements(): boolean {
  const [major = 0, minor = 0] = versionOf(PROGRAMS.pgbouncer).match(/\d+/g)?.map(Number) ?? [];
  return major > KEEPS_STATEMENTS[0] || (major === KEEPS_STATEMENTS[0] && minor >= KEEPS_STATEMENTS[1]);
}

const versionOf = (file: string): string =>
  execFileSync(file, ['--version']).toString().split('\n')[0]?.trim() ?? '';

function versionsOf(bin: string): string {
  return [join(bin, 'postgres'), PROGRAMS.pgbouncer, PROGRAMS.redis].map(versionOf).join(', ');
}

/** Waits until the standby has replayed what the primary has. */
export async function catchUp({ primary, standby }: Machines): Promise<void> {
  const at = await withServer(primary.url, async (client) => {
    const { rows } = await client.query<{ lsn: string }>('select pg_current_wal_flush_lsn()::text as lsn');
    return rows[0]?.lsn ?? '0/0';
  });
  await withServer(standby.url, async (client) => {
    for (let tried = 0; tried < 600; tried += 1) {
      const { rows } = await client.query('select where pg_last_wal_replay_lsn() >= $1::pg_lsn', [at]);
      if (rows.length > 0) return;
      await client.query('select pg_sleep(0.05)');
    }
    throw new Error('The standby did not catch up in thirty seconds.');
  });
}
