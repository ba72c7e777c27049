import { execFileSync } from 'node:child_process';
import { appendFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

const DEBIAN = '/usr/lib/postgresql';

/** A server of Debian's PostgreSQL. */
export type Server = {
  readonly bin: string;
  readonly port: number;
  readonly user: { readonly uid: number; readonly gid: number } | undefined;
};

/** Returns the directory of the programs of Debian's newest PostgreSQL; undefined without one. */
export async function findPrograms(): Promise<string | undefined> {
  const versions = await readdir(DEBIAN).catch(() => []);
  const [newest] = versions.map(Number).toSorted((one, other) => other - one);
  return newest === undefined ? undefined : join(DEBIAN, String(newest), 'bin');
}

/** Returns the user that runs the server, which refuses root; undefined for others. */
export function postgresUser(): Server['user'] {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres']).toString());
  return { uid: id('-u'), gid: id('-g') };
}

/** Runs a program of PostgreSQL, or `cp`, as the user of the server. */
export function run({ bin, user }: Server, program: string, args: readonly string[]): void {
  const path = program === 'cp' ? program : join(bin, program);
  execFileSync(path, args, { ...user, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
}

/** Adds lines to the configuration of a cluster: it listens on its port of this machine alone. */
export async function configure(
  { port }: Server,
  dataDir: string,
  socketDir: string,
  lines: readonly string[],
): Promise<void> {
  const always = [
    `port = ${port}`,
    "listen_addresses = '127.0.0.1'",
    `unix_socket_directories = '${socketDir}'`,
  ];
  await appendFile(join(dataDir, 'postgresql.conf'), `${[...always, ...lines].join('\n')}\n`);
}

/** Starts the server of a cluster, and waits until it answers. */
export function start(server: Server, dataDir: string): void {
  run(server, 'pg_ctl', ['-D', dataDir, '-l', `${dataDir}.log`, '-w', '-t', '120', 'start']);
}

/** Stops the server of a cluster. */
export function stop(server: Server, dataDir: string): void {
  run(server, 'pg_ctl', ['-D', dataDir, '-m', 'fast', '-w', 'stop']);
}

/** Connects to a server for some work. */
export async function withServer<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
