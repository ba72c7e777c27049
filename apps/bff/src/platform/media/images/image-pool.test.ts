import { readdirSync, readFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { createImagePool, type ImagePool, type ImagePoolLimits } from './image-pool.ts';

const FAKE = fileURLToPath(new URL('./fixtures/fake-image-process.ts', import.meta.url));
const pools: ImagePool[] = [];

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  for (const pool of pools.splice(0)) await pool.close();
});

function open(size: number, file?: string, limits?: ImagePoolLimits): ImagePool {
  const pool = createImagePool(size, file, limits);
  pools.push(pool);
  return pool;
}

const say = (pool: ImagePool): Promise<{ names: string[]; pid: number }> =>
  pool.process({ kind: 'drawing', svg: 'say' }).then(
    () => Promise.reject(new Error('The fake answers with an error.')),
    (error: Error) => JSON.parse(error.message.slice(error.message.indexOf('{'))),
  );

test('[BF-07] an image that crashes its process fails alone: later ones get a new process', async () => {
  const pool = open(1, FAKE);
  const { pid } = await say(pool);
  const [first, ended, after, last] = [
    say(pool),
    pool.process({ kind: 'drawing', svg: 'exit' }),
    say(pool),
    say(pool),
  ];
  await expect(ended).rejects.toThrow('ended while it worked: 3');
  expect((await first).pid).toBe(pid);
  expect((await after).pid).not.toBe(pid);
  expect((await last).pid).toBe((await after).pid);
  expect((await say(pool)).pid).toBe((await last).pid);
});

test('[CR-02] an image that takes too long is rejected, and its process is replaced', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pool = open(1, FAKE, { taskMs: 60_000, heldBytes: 1 });
  const { pid } = await say(pool);
  vi.advanceTimersByTime(60_000); // its timer ended with it
  const [hanging, after] = [pool.process({ kind: 'drawing', svg: 'hang' }), say(pool)];
  vi.advanceTimersByTime(59_999);
  expect(await Promise.race([hanging, Promise.resolve('waits')])).toBe('waits');
  vi.advanceTimersByTime(1);
  expect(await hanging).toEqual({ ok: false, code: 'image_too_slow' });
  expect((await after).pid).not.toBe(pid);
});

test('[CR-02] a process with too much memory after an image is replaced', async () => {
  const pool = open(1, FAKE, { taskMs: 60_000, heldBytes: 1e11 });
  const { pid } = await say(pool);
  const [growing, after] = [pool.process({ kind: 'drawing', svg: 'grow' }), say(pool)];
  await expect(growing).rejects.toThrow(`"pid":${pid}`);
  expect((await after).pid).not.toBe(pid);
  expect((await say(pool)).pid).toBe((await after).pid);
});

test('[BF-07] a pool processes as many images concurrently as it has processes', async () => {
  const pool = open(2, FAKE);
  const pids = await Promise.all(Array.from({ length: 6 }, () => say(pool)));
  expect(new Set(pids.map(({ pid }) => pid)).size).toBe(2);
});

test('[BF-07] the processes that decode foreign files do not receive the secrets of the site', async () => {
  for (const name of ['DATABASE_URL', 'PEGBOARD_SECRET', 'SMTP_URL', 'REDIS_URL'])
    vi.stubEnv(name, 'a secret of the site');
  const { names } = await say(open(1, FAKE));
  expect(names).toContain('PATH');
  expect(names.filter((name) => /PEGBOARD|_URL|SECRET|TOKEN/.test(name))).toEqual([]);
});

test.skipIf(process.platform !== 'linux')(
  '[BF-07] [BF-10] images are decoded outside this process, at a lower priority than pages',
  async () => {
    const pool = open(1);
    const known = new Set(imageProcesses());
    const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#a06030' } })
      .png()
      .toBuffer();
    expect(await pool.process({ kind: 'upload', bytes })).toMatchObject({ ok: true, image: { width: 20 } });
    const [pid = 0] = imageProcesses().filter((one) => !known.has(one));
    expect(getPriority(pid)).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
    expect(getPriority(pid)).toBeGreaterThan(getPriority());
    await pool.close();
    pools.length = 0;
    expect(imageProcesses()).not.toContain(pid);
  },
);

/** Returns the ids of the image processes that this process has started. */
function imageProcesses(): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const parent = /PPid:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        return Number(parent) === process.pid && command.includes('image-process.ts');
      } catch {
        return false; // the process has exited meanwhile
      }
    });
}
