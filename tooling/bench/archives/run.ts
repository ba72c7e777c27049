import { sitemapEntries } from '@pegboard/bff/src/discovery/sitemaps/read-entries.ts';
import { createSitemapFiles } from '@pegboard/bff/src/discovery/sitemaps/read-ranges.ts';
import { writeSitemap } from '@pegboard/bff/src/discovery/sitemaps/write-sitemap.ts';
import { createImagePool, nameImage } from '@pegboard/bff/src/platform/media/images/index.ts';
import { connect } from '@pegboard/bff/src/platform/database/db.ts';
import { readEnv } from '@pegboard/bff/src/platform/config/env.ts';
import { createFolderStore } from '@pegboard/bff/src/platform/object-storage/index.ts';
import { localImport } from '@pegboard/bff/src/portability/member-imports/index.ts';
import { createDeps } from '@pegboard/bff/src/site/open-deps.ts';
import { findMember } from '@pegboard/bff/src/site/operations/find-member.ts';
import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import pg from 'pg';
import sharp from 'sharp';
import type { Bench } from '../bench-function.ts';
import { SITE_SECRET } from '../server/open-site.ts';
import { medians } from '../stats.ts';
import { atLeast, atMost, printThresholds, type Threshold } from '../threshold.ts';
import { openTempSite } from '../world/temp-database.ts';
import { MEMBER, seedPins, writeImages } from './archive-world.ts';
import type { ExportMeasured } from './export-process.ts';

const EXPORT_MIN = 0.7;
const MEMORY_MAX = 1.3;
const IMPORT_MIN = 0.8;
const SITEMAP_MAX = 1.2;
/** The Pins of the export with whose memory that of a large one is compared are a tenth. */
const SMALL_SHARE = 10;
const PHOTO = { width: 1600, height: 1200 } as const;
/** The Pins that an import creates at once. */
const AT_ONCE = 4;
const MB = 1e6;
const run = promisify(execFile);

/**
 * Measures exports beside `tar`, imports beside the image pipeline alone, and sitemaps beside `COPY` (IO-01, IO-02, IO-04). `--only export`,
 * `import` and `sitemap` measure one part.
 */
export const archivesBench: Bench = async (args) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      rounds: { type: 'string', default: '3' },
      pins: { type: 'string', default: '100000' },
      bytes: { type: 'string', default: '10000' },
      photos: { type: 'string', default: '200' },
      listed: { type: 'string', default: '1000000' },
    },
  });
  const { only } = values;
  const rounds = Number(values.rounds);
  const thresholds = [
    ...(only === undefined || only === 'export'
      ? await measureExport(Number(values.pins), Number(values.bytes), rounds)
      : []),
    ...(only === undefined || only === 'import' ? await measureImport(Number(values.photos), rounds) : []),
    ...(only === undefined || only === 'sitemap' ? await measureSitemap(Number(values.listed), rounds) : []),
  ];
  return printThresholds(thresholds);
};

async function measureExport(pins: number, bytes: number, rounds: number): Promise<readonly Threshold[]> {
  const small = await withPins(Math.ceil(pins / SMALL_SHARE), bytes, (site) => exportOnce(site));
  const { ours, tar, peak } = await withPins(pins, bytes, async (site) => {
    const measured = [];
    for (let round = 0; round < rounds; round += 1) {
      const { ms, peakMb } = await exportOnce(site);
      measured.push({ ours: ms, tar: await tarOnce(site.dataDir), peak: peakMb });
    }
    return medians(measured);
  });
  const total = ((pins * bytes) / MB).toFixed(0);
  console.log(`${pins} Pins, ${total} MB: export ${ours.toFixed(0)} ms, tar ${tar.toFixed(0)} ms`);
  console.log(`memory: at most ${peak.toFixed(0)} MB, with a tenth ${small.peakMb.toFixed(0)} MB`);
  return [
    atLeast('export: speed ÷ tar of the same files', tar / ours, EXPORT_MIN),
    atMost('export: memory ÷ that with a tenth of the Pins', peak / small.peakMb, MEMORY_MAX),
  ];
}

type Site = { readonly url: string; readonly dataDir: string };

async function withPins<T>(pins: number, bytes: number, work: (site: Site) => Promise<T>): Promise<T> {
  const site = await openTempSite();
  try {
    await seedPins(site.url, pins);
    if (bytes > 0) await writeImages(site.dataDir, pins, bytes);
    return await work(site);
  } finally {
    await site.close();
  }
}

const envOf = ({ url, dataDir }: Site): Readonly<Record<string, string>> => ({
  NODE_ENV: 'production',
  DATABASE_URL: url,
  PEGBOARD_DATA_DIR: dataDir,
  PEGBOARD_SECRET: SITE_SECRET,
  PEGBOARD_DEMO: 'off',
  PEGBOARD_AVIF: 'off',
  LOG_LEVEL: 'error',
});

async function exportOnce(site: Site): Promise<ExportMeasured> {
  const child = fork(fileURLToPath(new URL('./export-process.ts', import.meta.url)), [site.dataDir], {
    execArgv: ['--conditions=@pegboard/source'],
    env: { ...process.env, ...envOf(site) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const [measured] = (await Promise.race([
    once(child, 'message'),
    exited.then(() => {
      throw new Error('The process of the export has ended.');
    }),
  ])) as [ExportMeasured];
  await exited;
  return measured;
}

/** Writes the same files to a tar archive on the same disk. Returns the milliseconds. */
async function tarOnce(dataDir: string): Promise<number> {
  const file = join(dataDir, 'images.tar');
  const since = performance.now();
  await run('tar', ['--create', '--file', file, '--directory', dataDir, 'images']);
  await run('sync', [file]);
  const ms = performance.now() - since;
  await rm(file);
  return ms;
}

async function measureImport(count: number, rounds: number): Promise<readonly Threshold[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pegboard-bench-import-'));
  try {
    const measured = [];
    for (let round = 0; round <= rounds; round += 1) {
      // The first round starts the processes. Each has other photos: those that are known would not be stored again.
      const photos = join(folder, String(round), 'Board');
      await mkdir(photos, { recursive: true });
      const size = round === 0 ? AT_ONCE : count;
      for (let nth = 0; nth < size; nth += 1)
        await writeFile(join(photos, `cup number ${nth}.jpg`), await drawPhoto());
      const bare = await pipelineOnce(photos, join(folder, 'bare', String(round)));
      const ours = await importOnce(photos);
      if (round > 0) measured.push({ bare, ours });
    }
    const { bare, ours } = medians(measured);
    console.log(`${count} photos: import ${ours.toFixed(0)} ms, the image pipeline ${bare.toFixed(0)} ms`);
    return [atLeast('import: speed ÷ the image pipeline alone', bare / ours, IMPORT_MIN)];
  } finally {
    await rm(folder, { recursive: true });
  }
}

const drawPhoto = (): Promise<Buffer> =>
  sharp({
    create: {
      ...PHOTO,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg({ quality: 80 })
    .toBuffer();

/** Makes all files of photos and stores them, as many at once as an import does. Returns the milliseconds. */
async function pipelineOnce(photos: string, target: string): Promise<number> {
  const pool = createImagePool(availableParallelism());
  const store = createFolderStore(target);
  const warm = await readdir(photos);
  try {
    await pool.process({ kind: 'upload', bytes: await readFile(join(photos, warm[0] ?? '')) });
    const since = performance.now();
    for (let at = 0; at < warm.length; at += AT_ONCE)
      await Promise.all(
        warm.slice(at, at + AT_ONCE).map(async (name) => {
          const result = await pool.process({ kind: 'upload', bytes: await readFile(join(photos, name)) });
          if (!result.ok) throw new Error(`The photo was rejected: ${result.code}.`);
          const { files } = nameImage(SITE_SECRET, 1n, result.image);
          await Promise.all(files.map(({ path, bytes }) => store.put(path, bytes)));
        }),
      );
    return performance.now() - since;
  } finally {
    await pool.close();
  }
}

/** Imports a folder of photos on an empty site. Returns the milliseconds. */
function importOnce(photos: string): Promise<number> {
  return withPins(1, 0, async (site) => {
    const { deps, close } = await createDeps(readEnv(envOf(site)), () => undefined);
    try {
      const owner = await findMember(deps.db, MEMBER.username);
      const [first = ''] = await readdir(photos);
      await deps.imagePool.process({ kind: 'upload', bytes: await readFile(join(photos, first)) });
      const since = performance.now();
      await localImport(deps, owner, { path: join(photos, '..') });
      return performance.now() - since;
    } finally {
      await close();
    }
  });
}

/** Copies the columns of the entries of Pins under the bare conditions of a listed Pin: all at once, or by ranges of ids as the files have. */
const copied = (range: string): string => `copy (
  select pins.id, coalesce(pins.edited_at, pins.created_at), contents.title, contents.grid_title, images.signature, images.sizes
  from pins join boards on boards.id = pins.board_id join contents on contents.id = pins.content_id
  join images on images.id = contents.image_id
  where not pins.is_repin and pins.deleted_at is null and boards.privacy = 'public' and boards.deleted_at is null ${range} order by pins.id
) to program 'cat > /dev/null'`;

function measureSitemap(pins: number, rounds: number): Promise<readonly Threshold[]> {
  return withPins(pins, 0, async ({ url }) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const connection = connect(url, () => undefined);
    const readFiles = createSitemapFiles({ db: connection.db, now: () => new Date() });
    const files = (await readFiles()).filter(({ kind }) => kind === 'pins');
    try {
      const measured = [];
      for (let round = 0; round <= rounds; round += 1) {
        const whole = await timeOf(() => client.query(copied('')));
        const copy = await timeOf(async () => {
          for (const { first, next } of files)
            await client.query(
              copied(`and pins.id >= ${first} ${next === null ? '' : `and pins.id < ${next}`}`),
            );
        });
        const ours = await timeOf(() => writeAll(connection.db));
        if (round > 0) measured.push({ whole, copy, ours });
      }
      const { whole, copy, ours } = medians(measured);
      console.log(
        `${pins} Pins: sitemap ${ours.toFixed(0)} ms, COPY by files ${copy.toFixed(0)} ms, by one statement in parallel ${whole.toFixed(0)} ms`,
      );
      return [atMost('sitemap: time ÷ COPY of its columns by files', ours / copy, SITEMAP_MAX)];
    } finally {
      await connection.close();
      await client.end();
    }
  });
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

async function writeAll(db: Parameters<typeof sitemapEntries>[0]): Promise<void> {
  const files = await createSitemapFiles({ db, now: () => new Date() })();
  for (const file of files.filter(({ kind }) => kind === 'pins'))
    for await (const part of writeSitemap(sitemapEntries(db, file), 'https://pegboard.example')) void part;
}
