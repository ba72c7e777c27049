import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

// Processes, databases and archives are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const CLI = join(import.meta.dirname, '../cli.ts');
const HOLDER = join(import.meta.dirname, 'fixtures/holding-process.ts');
const CONDITIONS = '--conditions=@pegboard/source';
let dir: string;
let holder: ChildProcess | undefined;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pegboard-commands-'));
  await chmod(dir, 0o755);
});
afterAll(async () => {
  holder?.kill('SIGKILL');
  await rm(dir, { recursive: true });
});

type CommandResult = { readonly code: number; readonly out: string; readonly err: string };

/** Runs `pegboard …` on the built-in database of a site. */
function pegboard(site: string, ...args: readonly string[]): Promise<CommandResult> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, PEGBOARD_DATA_DIR: join(dir, site), LOG_LEVEL: 'silent' };
  return new Promise((resolve) => {
    execFile(process.execPath, [CONDITIONS, CLI, ...args], { env, cwd: dir }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });
}

test('[BF-12] [BF-02] the built-in database is backed up, while it is in use and after, and restored', async () => {
  await pegboard('one', 'migrate');
  holder = spawn(process.execPath, [CONDITIONS, HOLDER, join(dir, 'one')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (holder.stdout) await once(holder.stdout, 'data');
  expect(await pegboard('one', 'backup', 'busy.tar')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/busy\.tar: \d+ rows of \d+ tables, 0 files of pictures/),
  });
  expect(await pegboard('one', 'restore', 'busy.tar', '--replace')).toMatchObject({
    code: 1,
    err: expect.stringContaining(`in use by process ${holder.pid}: stop that first`),
  });
  holder.kill('SIGTERM');
  await once(holder, 'exit');
  expect(await pegboard('one', 'backup')).toMatchObject({ code: 0 });
  const named = (await readdir(dir)).find((name) => /^pegboard-\d{4}-\d\d-\d\dT\d{6}Z\.tar$/.test(name));
  expect(await pegboard('two', 'restore', named ?? '')).toMatchObject({
    code: 0,
    out: expect.stringContaining('Restored: '),
  });
  expect(await pegboard('two', 'migrate', '--dry-run')).toMatchObject({
    out: expect.stringContaining('nothing would be done'),
  });
}, 240_000);

test('[BF-12] the secret of a site is in no backup', async () => {
  const secret = await readFile(join(dir, 'one/secret'), 'utf8');
  expect((await readFile(join(dir, 'busy.tar'))).includes(secret)).toBe(false);
});

test('[BF-12] what goes wrong is one sentence without a stack', async () => {
  expect(await pegboard('two', 'restore', 'missing.tar')).toEqual({
    code: 1,
    out: expect.any(String),
    err: `There is no file ${join(dir, 'missing.tar')}.\n`,
  });
});
