import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { explainListenError } from '../listening.ts';

// Real processes are started, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const SERVER = join(import.meta.dirname, '../server.ts');
const CLI = join(import.meta.dirname, '../cli.ts');
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pegboard-messages-'));
});
afterAll(() => rm(dir, { recursive: true }));

type Ended = { readonly code: unknown; readonly out: string; readonly err: string };

/** Runs a program to its end, in a separate directory. */
function run(
  program: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
  cwd = dir,
): Promise<Ended> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, LOG_LEVEL: 'silent', ...settings };
  return new Promise((resolve) => {
    const command = ['--conditions=@pegboard/source', program, ...args];
    execFile(process.execPath, command, { env, cwd }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out, err }),
    );
  });
}

/** Expects one or two lines without a stack, and the exit code 1. */
function expectMessage({ code, err }: Ended, message: string): void {
  expect(err).toContain(message);
  expect(err.trimEnd().split('\n').length).toBeLessThanOrEqual(2);
  expect(err).not.toMatch(/^\s+at |node:internal/m);
  expect(code).toBe(1);
}

const start = (settings: Readonly<Record<string, string>>): Promise<Ended> =>
  run(SERVER, [], {
    NODE_ENV: 'production',
    PORT: '0',
    PEGBOARD_DATA_DIR: join(dir, 'started'),
    ...settings,
  });

test('[OP-02] a port in use is one line, and no database is created', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  expectMessage(await start({ PORT: port }), `Port ${port} at 127.0.0.1 is in use by another program.`);
  other.close();
  expect(existsSync(join(dir, 'started/postgres'))).toBe(false);
});

test('[OP-02] a data directory that is a file is one message', async () => {
  const file = join(dir, 'file');
  await writeFile(file, '');
  for (const dataDir of [file, join(file, 'data')])
    expectMessage(await start({ PEGBOARD_DATA_DIR: dataDir }), `${dataDir} cannot be used: it`);
});

test('[OP-02] so is one that cannot be written, also where the secret is configured', async () => {
  const settings = {
    PEGBOARD_DATA_DIR: '/sys/pegboard',
    PEGBOARD_SECRET: 'kX4v-PzQ0aS9_mJ2bR7tYc1LwUe3NfHd',
  };
  expectMessage(await start(settings), '/sys/pegboard cannot be used:');
});

test.each(['no-such-host.invalid', '203.0.113.77'])('[OP-02] HOST=%s is one message', async (host) => {
  expectMessage(await start({ HOST: host }), `HOST=${host}`);
});

test.each(['EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'])(
  '[OP-02] %s says what to do',
  (code) => {
    const explained = explainListenError(Object.assign(new Error(code), { code }), { host: 'a', port: 80 });
    expect(explained).toMatchObject({ name: 'OperatorError', message: expect.stringMatching(/\. \w.+\.$/) });
  },
);

test('[OP-02] PUBLIC_URL with a path that is none is refused with what to write', async () => {
  const { code, err } = await start({ PUBLIC_URL: 'https://pins.example/my pins' });
  expect([code, err]).toEqual([1, expect.stringContaining('as https://pins.example/pins, not')]);
  expect(err).not.toMatch(/^\s+at /m);
});

test.each([
  ['jobs'],
  ['doctor'],
  ['backup'],
  ['migrate', '--dry-run'],
  ['experiences', 'list'],
  ['role', 'ada', 'moderator'],
])('[OP-02] pegboard %s creates no database where there is none', async (...args) => {
  const cwd = await mkdtemp(join(dir, 'empty-'));
  const ended = await run(CLI, args, {}, cwd);
  expectMessage(ended, `There is no database in ${join(cwd, '.pegboard/data')}, and none was created.`);
  expect(ended.err).toContain('--data DIR');
  expect(await readdir(cwd)).toEqual([]);
});

test('[OP-02] pegboard takes the data directory of --data, else that of the last npm start', async () => {
  const cwd = await mkdtemp(join(dir, 'root-'));
  await mkdir(join(cwd, '.pegboard'));
  await writeFile(join(cwd, '.pegboard/site.json'), JSON.stringify({ dataDir: join(cwd, 'recorded') }));
  expectMessage(await run(CLI, ['jobs'], {}, cwd), `There is no database in ${join(cwd, 'recorded')},`);
  const named = { PEGBOARD_DATA_DIR: join(cwd, 'named') };
  expectMessage(await run(CLI, ['jobs'], named, cwd), `There is no database in ${join(cwd, 'named')},`);
  const result = await run(CLI, ['jobs', '--data', 'given'], named, cwd);
  expectMessage(result, `There is no database in ${join(cwd, 'given')},`);
  expect(await readdir(cwd)).toEqual(['.pegboard']);
});

test.each([
  ['restore', 'missing.tar'],
  ['import', 'missing', '--member', 'ada'],
  ['experiences', 'load', 'missing.json'],
  ['offsite', 'load', 'missing.txt'],
])('[OP-02] pegboard %s with a missing file is one message', async (...args) => {
  expectMessage(await run(CLI, args, { PEGBOARD_DATA_DIR: join(dir, 'none') }), 'There is no file');
  expect(existsSync(join(dir, 'none'))).toBe(false);
});
