import { freePort } from '@pegboard/config/free-port';
import { execFile } from 'node:child_process';
import { chownSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type pg from 'pg';
import {
  configure,
  findPrograms,
  postgresUser,
  run,
  start,
  stop,
  withServer,
  type Server,
} from './debian-postgres.ts';
import { CLI } from './site.ts';

/**
 * Restores a site to a moment between two backups by PostgreSQL's own programs: archives the write-ahead log, takes a base backup,
 * deletes the members, and goes back to just before (docs/keeping.md).
 */
export async function pointInTime(dir: string): Promise<string> {
  const bin = await findPrograms();
  if (bin === undefined) return 'left out: PostgreSQL of Debian is not installed (apt install postgresql)';
  const server: Server = { bin, port: await freePort(), user: postgresUser() };
  const [primary, restored, base, wal] = ['primary', 'restored', 'base', 'wal'].map((name) =>
    join(dir, name),
  );
  if (!primary || !restored || !base || !wal) throw new Error('A directory of the drill has no name.');
  await mkdir(wal);
  for (const each of [dir, wal]) if (server.user) chownSync(each, server.user.uid, server.user.gid);

  run(server, 'initdb', ['-D', primary, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  await configure(server, primary, dir, [
    'archive_mode = on',
    `archive_command = 'test ! -f ${wal}/%f && cp %p ${wal}/%f'`,
  ]);
  start(server, primary);
  const url = `postgres://postgres@127.0.0.1:${server.port}/postgres`;
  await promisify(execFile)(process.execPath, ['--conditions=@pegboard/source', CLI, 'migrate'], {
    env: { ...process.env, DATABASE_URL: url, PEGBOARD_DATA_DIR: join(dir, 'data'), LOG_LEVEL: 'silent' },
  });
  const moment = await withServer(url, async (client) => {
    await addTopic(client, 1, 'before the base backup');
    run(server, 'pg_basebackup', ['-d', url, '--pgdata', base, '--checkpoint=fast', '--wal-method=none']);
    await addTopic(client, 2, 'after the base backup');
    const { rows } = await client.query<{ at: string }>('select clock_timestamp()::text as at');
    await client.query('select pg_sleep(0.1)');
    await client.query('delete from interests');
    await client.query('select pg_switch_wal()');
    return rows[0]?.at ?? '';
  });
  stop(server, primary);

  run(server, 'cp', ['-a', base, restored]);
  await configure(server, restored, dir, [
    'archive_mode = off',
    `restore_command = 'cp ${wal}/%f %p'`,
    `recovery_target_time = '${moment}'`,
    "recovery_target_action = 'promote'",
  ]);
  await writeFile(join(restored, 'recovery.signal'), '');
  start(server, restored);
  const names = await withServer(url, async (client) => {
    const { rows } = await client.query<{ name: string }>('select name from interests order by id');
    return rows.map(({ name }) => name);
  });
  stop(server, restored);
  if (names.join() !== 'before the base backup,after the base backup')
    throw new Error(`After the recovery the rows are: ${names.join(', ') || 'none'}.`);
  return `went back to ${moment}, before everything was deleted`;
}

async function addTopic(client: pg.Client, id: number, name: string): Promise<void> {
  await client.query('insert into interests (id, name, url_name) values ($1, $2, $3)', [
    id,
    name,
    `topic-${id}`,
  ]);
}
