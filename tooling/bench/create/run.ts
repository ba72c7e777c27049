import { createImagePool, nameImage } from '@pegboard/bff/src/platform/media/images/index.ts';
import { createFolderStore } from '@pegboard/bff/src/platform/object-storage/index.ts';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { Bench } from '../bench-function.ts';
import { medians } from '../stats.ts';
import { atLeast, atMost, printThresholds } from '../threshold.ts';
import { measureBrowser } from './browser.ts';
import type { BareTask } from './bare-process.ts';

const SIZE = { width: 4000, height: 3000 } as const;
const RATIO_MAX = 1.3;
const THROUGHPUT_MIN = 0.85;
const SECRET = 'a secret of the bench, 32 letters long';
const bareFile = fileURLToPath(new URL('./bare-process.ts', import.meta.url));

/** Makes all files of the nth photo. */
type Subject = {
  readonly make: (photo: string, nth: number) => Promise<unknown>;
  readonly close: () => Promise<void>;
};

/**
 * Measures a JPEG of 12 megapixels from its bytes to all of its files on the disk, beside a bare sharp pipeline that writes the same
 * files: one after the other, and as many at once as there are cores. Then it measures the builder and the sheet in a browser:
 * `measureBrowser`. `--only images` and `--only browser` measure one part.
 */
export const createBench: Bench = async (args) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '7' },
      photos: { type: 'string', default: '16' },
      only: { type: 'string' },
    },
  });
  const [rounds, photos] = [Number(values.rounds), Number(values.photos)];
  if (!(rounds > 0 && photos > 0)) throw new RangeError('--rounds and --photos are numbers above 0.');
  const folder = await mkdtemp(join(tmpdir(), 'pegboard-bench-create-'));
  const cores = availableParallelism();
  const [site, bare] = [siteSubject(cores, folder), bareSubject(cores, folder)];
  try {
    const photo = join(folder, 'photo.jpg');
    await writeFile(photo, await drawPhoto());
    const inBrowser = values.only === 'images' ? [] : await measureBrowser(photo, rounds);
    if (values.only === 'browser') return printThresholds(inBrowser);
    const measure = async (count: number) => {
      const ours = await timeOf(site, photo, count);
      const theirs = await timeOf(bare, photo, count);
      return { ours, theirs, ratio: ours / theirs };
    };
    await measure(cores); // starts the processes
    const single: Awaited<ReturnType<typeof measure>>[] = [];
    const many: Awaited<ReturnType<typeof measure>>[] = [];
    for (let round = 0; round < rounds; round += 1) single.push(await measure(1));
    for (let round = 0; round < rounds; round += 1) many.push(await measure(photos));
    const [one, all] = [medians(single), medians(many)];
    console.log(`one photo: the site ${one.ours.toFixed(0)} ms, bare sharp ${one.theirs.toFixed(0)} ms`);
    console.log(
      `${photos} photos on ${cores} cores: the site ${all.ours.toFixed(0)} ms, bare sharp ${all.theirs.toFixed(0)} ms`,
    );
    return printThresholds([
      ...inBrowser,
      atMost('one photo: site ÷ bare sharp', one.ratio, RATIO_MAX),
      atLeast(`throughput with ${photos} photos: site ÷ bare sharp`, 1 / all.ratio, THROUGHPUT_MIN),
    ]);
  } finally {
    await Promise.all([site.close(), bare.close()]);
    await rm(folder, { recursive: true });
  }
};

/** Returns the milliseconds until all files of so many photos are written, all photos being given at once. */
async function timeOf({ make }: Subject, photo: string, count: number): Promise<number> {
  const start = performance.now();
  await Promise.all(Array.from({ length: count }, (_, nth) => make(photo, nth)));
  return performance.now() - start;
}

/** The image pool and store of the site. */
function siteSubject(size: number, folder: string): Subject {
  const pool = createImagePool(size);
  const store = createFolderStore(join(folder, 'site'));
  return {
    async make(photo, nth) {
      const result = await pool.process({ kind: 'upload', bytes: await readFile(photo) });
      if (!result.ok) throw new Error(`The photo was rejected: ${result.code}.`);
      const { files } = nameImage(SECRET, BigInt(nth), result.image);
      await Promise.all(files.map(({ path, bytes }) => store.put(path, bytes)));
    },
    close: () => pool.close(),
  };
}

/** As many processes that do nothing but what has to be done. */
function bareSubject(size: number, folder: string): Subject {
  const start = (): ChildProcess =>
    fork(bareFile, { env: { ...process.env, MALLOC_ARENA_MAX: '2' }, serialization: 'advanced' });
  const processes = Array.from({ length: size }, start);
  const turns = processes.map((child) => ({ child, last: Promise.resolve() }));
  return {
    async make(photo, nth) {
      const turn = turns[nth % size];
      if (!turn) throw new RangeError('There is no process.');
      const task: BareTask = { photo, folder: join(folder, `bare-${nth}`) };
      const work = turn.last.then(async () => {
        await mkdir(task.folder, { recursive: true });
        const done = once(turn.child, 'message');
        turn.child.send(task);
        await done;
      });
      turn.last = work;
      return work;
    },
    async close() {
      for (const child of processes) child.kill('SIGKILL');
    },
  };
}

/** Draws a photo: large soft shapes, fine texture, and the noise of a sensor. */
async function drawPhoto(): Promise<Buffer> {
  const noise = (width: number, height: number, sigma: number) =>
    sharp({
      create: {
        width,
        height,
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma },
      },
    });
  const layer = async (width: number, sigma: number) =>
    noise(width, (width * SIZE.height) / SIZE.width, sigma)
      .resize({ ...SIZE, kernel: 'cubic' })
      .png({ compressionLevel: 1 })
      .toBuffer();
  const [shapes, texture, grain] = await Promise.all([layer(16, 90), layer(400, 40), layer(4000, 6)]);
  return sharp(shapes)
    .composite([
      { input: texture, blend: 'soft-light' },
      { input: grain, blend: 'soft-light' },
    ])
    .jpeg({ quality: 90 })
    .toBuffer();
}
