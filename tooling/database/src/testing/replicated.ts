import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { Client } from 'pg';

import { readyProgram } from '../embedded/program.ts';
import { serverSettings, settingArguments } from '../embedded/server-settings.ts';
import { changeOwner, getServerUser } from '../embedded/server-user.ts';
import { PREFIX, scratchDirs } from './test-run.ts';

/** A primary and a standby that follows it by streaming replication. */
export interface ReplicatedServers {
  readonly primaryUrl: string;
  readonly standbyUrl: string;
  /** Runs statements on the primary. */
  readonly onPrimary: <Row extends object>(text: string) => Promise<readonly Row[]>;
  /** Stops the standby from applying what it receives. */
  readonly pause: () => Promise<void>;
  /** Applies everything again, and resolves when the standby has what the primary had. */
  readonly resume: () => Promise<void>;
  readonly killStandby: () => Promise<void>;
  readonly startStandby: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const USER = 'pegboard';
const POLL_MS = 20;
const TRIES = 1000;

/** Runs statements with one connection. */
const runOn = async (url: string, text: string): Promise<readonly object[]> => {
  const client = new Client({ connectionString: url });
  client.on('error', () => {}); // the failing query reports it
  try {
    await client.connect();
    return (await client.query<object>(text)).rows;
  } finally {
    await client.end();
  }
};

/** Waits until a condition holds; an error means that it does not yet. */
const until = async (what: string, holds: () => Promise<boolean>): Promise<void> => {
  for (let tried = 0; tried < TRIES; tried += 1) {
    if (await holds().catch(() => false)) return;
    await sleep(POLL_MS);
  }
  throw new Error(`It took too long until ${what}.`);
};

/**
 * Starts two servers of the embedded PostgreSQL: a primary with an empty database, and a standby. Their data is in memory, and
 * nothing is synchronised.
 */
export const startReplicatedServers = async (): Promise<ReplicatedServers> => {
  const dir = mkdtempSync(join(scratchDirs()[0] ?? tmpdir(), `${PREFIX}${process.pid}-pair`));
  chmodSync(dir, 0o755);
  const user = getServerUser(join(dir, 'primary'));
  changeOwner(user, dir);
  const program = readyProgram({ user, copyInto: () => ['/tmp/pegboard-root'], log: () => {} });
  const places = Object.fromEntries(
    (['primary', 'standby'] as const).map((name) => {
      const socketDir = join(dir, `${name}-socket`);
      mkdirSync(socketDir, { mode: 0o700 });
      changeOwner(user, socketDir);
      return [name, { data: join(dir, name), socketDir }];
    }),
  ) as Record<'primary' | 'standby', { data: string; socketDir: string }>;
  const urlOf = (name: 'primary' | 'standby', database = 'postgres'): string =>
    `postgresql://${USER}@localhost/${database}?host=${encodeURIComponent(places[name].socketDir)}`;
  const run = (file: string, args: readonly string[]): void => {
    const { status, stderr } = spawnSync(file, args, { ...user, cwd: '/', encoding: 'utf8' });
    if (status !== 0) throw new Error(`${file} failed: ${stderr}`);
  };
  const servers = new Set<ChildProcess>();
  const start = async (
    name: 'primary' | 'standby',
    extra: Record<string, string> = {},
  ): Promise<ChildProcess> => {
    const { data, socketDir } = places[name];
    const settings = {
      ...serverSettings({ purpose: 'test', socketDir, memoryBytes: 2 ** 30, sharedMemoryBytes: 2 ** 30 }),
      wal_level: 'replica',
      max_wal_senders: '4',
      max_connections: '60',
      shared_buffers: '32MB',
      wal_receiver_status_interval: '100ms',
      // an unflushed record would be sent with the next one only
      synchronous_commit: 'local',
      ...extra,
    };
    const child = spawn(program.postgres, ['-D', data, ...settingArguments(settings)], {
      ...user,
      cwd: '/',
      stdio: 'ignore',
    });
    servers.add(child);
    child.once('exit', () => servers.delete(child));
    await until(`the ${name} answers`, async () => (await runOn(urlOf(name), 'select 1')).length === 1);
    return child;
  };
  const killAll = (): void => {
    for (const server of servers) server.kill('SIGQUIT');
  };
  process.once('exit', killAll);

  const cluster = ['-D', places.primary.data, '-U', USER, '-E', 'UTF8', '--auth=trust', '--no-sync'];
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions'];
  run(program.initdb, [...cluster, ...locale]);
  await start('primary');
  const copier = new Client({ connectionString: urlOf('primary') });
  await copier.connect();
  await copier.query(`select pg_backup_start('standby', true)`);
  run('cp', ['-a', places.primary.data, places.standby.data]);
  const { rows } = await copier.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await copier.query('create database pair');
  await copier.end();
  rmSync(join(places.standby.data, 'postmaster.pid'), { force: true });
  writeFileSync(join(places.standby.data, 'backup_label'), rows[0]?.labelfile ?? '', { mode: 0o600 });
  writeFileSync(join(places.standby.data, 'standby.signal'), '', { mode: 0o600 });
  for (const file of ['backup_label', 'standby.signal']) changeOwner(user, join(places.standby.data, file));
  const startStandby = (): Promise<ChildProcess> =>
    start('standby', { primary_conninfo: `host=${places.primary.socketDir} user=${USER}` });
  let standby = await startStandby();

  const onPrimary = async <Row extends object>(text: string): Promise<readonly Row[]> =>
    (await runOn(urlOf('primary', 'pair'), text)) as readonly Row[];
  const hasCaughtUp = async (): Promise<void> => {
    const [at] = await onPrimary<{ lsn: string }>('select pg_current_wal_flush_lsn()::text as lsn');
    await until('the standby has caught up', async () => {
      const [reached] = await runOn(
        urlOf('standby'),
        `select where pg_last_wal_replay_lsn() >= '${at?.lsn}'::pg_lsn`,
      );
      return reached !== undefined;
    });
  };
  await hasCaughtUp();
  return {
    primaryUrl: urlOf('primary', 'pair'),
    standbyUrl: urlOf('standby', 'pair'),
    onPrimary,
    async pause() {
      await hasCaughtUp();
      await runOn(urlOf('standby'), 'select pg_wal_replay_pause()');
      await until('the standby has paused', async () => {
        const [paused] = await runOn(
          urlOf('standby'),
          `select where pg_get_wal_replay_pause_state() = 'paused'`,
        );
        return paused !== undefined;
      });
    },
    async resume() {
      await runOn(urlOf('standby'), 'select pg_wal_replay_resume()');
      await hasCaughtUp();
    },
    async killStandby() {
      const ended = once(standby, 'exit');
      standby.kill('SIGQUIT');
      await ended;
    },
    async startStandby() {
      standby = await startStandby();
      await hasCaughtUp();
    },
    async close() {
      process.off('exit', killAll);
      const ended = [...servers].map((server) => once(server, 'exit'));
      killAll();
      await Promise.all(ended);
      rmSync(dir, { recursive: true, force: true });
    },
  };
};
