import { randomBytes, randomInt } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { VIDEO_BYTES_MAX } from '@pegboard/types';
import { encodeVideo } from '@pegboard/bff/src/site/demo/encode-video.ts';
import { openSite, type OpenSite } from '../server/open-site.ts';
import { send } from '../server/drive.ts';
import { atMost, printThresholds } from '../threshold.ts';
import { createUpload, fileChunks, signUp, sendFile, videoStatus, type Member } from './member.ts';

const PORT = 4795;
const PINS = 2000;
const RSS_GROWTH_MB = 64;
const P95_RATIO = 1.3;
const PAGES_PER_SECOND = 8;
const PHASE_SECONDS = 25;
const RSS_SAMPLE_MS = 100;
const WARM_UP_BYTES = 128 * 1024 * 1024;
const MB = 1024 * 1024;

/**
 * Measures what videos cost the site (CR-07): the growth of the server's resident set while it receives 2 GB, and the 95th
 * percentile of pages while a video is transcoded, beside that of the idle site in the same run. `pnpm bench video [FILE]`.
 */
export async function videoBench([file]: readonly string[]): Promise<boolean> {
  const site = await openSite(PORT, PINS, { PEGBOARD_JOBS: 'on' });
  try {
    const member = await signUp(PORT);
    const growth = await measureGrowth(site, member);
    const video = file === undefined ? await drawVideo() : await readFile(file);
    const pages = await measurePages(member, video);
    console.log(
      `RSS +${growth.toFixed(1)} MB; pages, p95 in ms: idle ${pages.idle.toFixed(1)}, transcoding ${pages.busy.toFixed(1)}` +
        ` (${pages.count} pages during ${pages.seconds.toFixed(0)} s of transcoding)`,
    );
    return printThresholds([
      atMost('MB by which the server grows while it receives 2 GB', growth, RSS_GROWTH_MB),
      atMost(
        'p95 of pages while a video is transcoded, to that when idle',
        pages.busy / pages.idle,
        P95_RATIO,
      ),
    ]);
  } finally {
    await site.close();
  }
}

async function measureGrowth({ server }: OpenSite, member: Member): Promise<number> {
  await uploadZeros(member, WARM_UP_BYTES);
  const before = rssOf(server.pid);
  let peak = before;
  const sampling = setInterval(() => {
    peak = Math.max(peak, rssOf(server.pid));
  }, RSS_SAMPLE_MS);
  const start = performance.now();
  await uploadZeros(member, VIDEO_BYTES_MAX);
  clearInterval(sampling);
  const seconds = (performance.now() - start) / 1000;
  console.log(`2 GB received in ${seconds.toFixed(1)} s; RSS ${before.toFixed(0)} to ${peak.toFixed(0)} MB`);
  return peak - before;
}

async function uploadZeros(member: Member, bytes: number): Promise<void> {
  const url = await createUpload(member, bytes);
  await sendFile(member, url, { offset: 0, bytes, chunks: fileChunks(bytes) });
}

/** Returns the resident set of a process in MB. */
function rssOf(pid: number): number {
  return (Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024) / MB;
}

async function measurePages(
  member: Member,
  video: Buffer,
): Promise<{
  readonly idle: number;
  readonly busy: number;
  readonly count: number;
  readonly seconds: number;
}> {
  await loadPages(() => performance.now() + 5000); // warms up
  const before = await loadPages(fixedEnd());
  const url = await createUpload(member, video.length);
  await sendFile(member, url, { offset: 0, bytes: video.length, chunks: [video] });
  const id = url.split('/').at(-1) ?? '';
  while ((await videoStatus(member, id)).progress === 0) await sleep(200);
  const start = performance.now();
  let isOver = false;
  const polling = (async () => {
    while ((await videoStatus(member, id)).status === 'processing') await sleep(500);
    isOver = true;
  })();
  const limit = performance.now() + PHASE_SECONDS * 1000;
  const busy = await loadPages(() => (isOver ? 0 : limit));
  const seconds = (performance.now() - start) / 1000;
  await polling;
  const after = await loadPages(fixedEnd());
  return { idle: p95([...before, ...after]), busy: p95(busy), count: busy.length, seconds };
}

function fixedEnd(): () => number {
  const end = performance.now() + PHASE_SECONDS * 1000;
  return () => end;
}

/** Opens so many pages a second until the end, whether or not those before were answered. Returns their times in milliseconds. */
async function loadPages(end: () => number): Promise<readonly number[]> {
  const times: number[] = [];
  const pending: Promise<void>[] = [];
  const open = async (): Promise<void> => {
    const start = performance.now();
    const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
    const { status } = await send(PORT, { path: '/', headers: { 'x-forwarded-for': address } });
    if (status !== 200) throw new Error(`The page answered ${status}.`);
    times.push(performance.now() - start);
  };
  while (performance.now() < end()) {
    pending.push(open());
    await sleep(1000 / PAGES_PER_SECOND);
  }
  await Promise.all(pending);
  return times;
}

function p95(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}

/** Draws 40 seconds of noise in 720p: as much work for an encoder as a frame can be. */
async function drawVideo(): Promise<Buffer> {
  const [width, height, framesPerSecond, seconds] = [1280, 720, 30, 40];
  const noise = Array.from({ length: 8 }, () => randomBytes(width * height * 4));
  const frames = async function* (): AsyncGenerator<Uint8Array> {
    for (let index = 0; index < framesPerSecond * seconds; index += 1)
      yield noise[index % noise.length] ?? Buffer.alloc(0);
  };
  return Buffer.from(await encodeVideo(frames(), { width, height, framesPerSecond, seconds }));
}
