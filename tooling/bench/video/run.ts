import { randomBytes, randomInt } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { VIDEO_BYTES_MAX } from '@pegboard/types';
import { encodeVideo } from '@pegboard/bff/src/site/demo/encode-video.ts';
import { openSite, type OpenSite } from '../server/open-site.ts';
import { send } from '../server/drive.ts';
import { atMost, printThresholds } from '../threshold.ts';
import {
  createUpload,
  deleteUpload,
  fileChunks,
  signUp,
  sendFile,
  videoStatus,
  type Member,
} from './member.ts';

const PORT = 4795;
const PINS = 2000;
const RSS_GROWTH_MB = 64;
const P95_RATIO = 1.3;
const PAGES_PER_SECOND = 8;
const PHASE_SECONDS = 8;
const ROUNDS = 5;
const WARM_UP_SECONDS = 5;
const START_LIMIT_MS = 180_000;
const POLL_MS = 200;
const RSS_SAMPLE_MS = 100;
const WARM_UP_BYTES = 128 * 1024 * 1024;
const MB = 1024 * 1024;

type PageTimes = { readonly idle: readonly number[]; readonly busy: readonly number[] };

/**
 * Measures what videos cost the site (CR-07): the growth of the server's resident set while it receives 2 GB, and the 95th
 * percentile of pages while a video is transcoded, beside that of the idle site in the same run. Prints each step. `pnpm bench video [FILE]`.
 */
export async function videoBench([file]: readonly string[]): Promise<boolean> {
  report(`a site with ${PINS} Pins is opened`);
  const site = await openSite(PORT, PINS, { PEGBOARD_JOBS: 'on' });
  try {
    const member = await signUp(PORT);
    const growth = await measureGrowth(site, member);
    report('the video is drawn');
    const video = file === undefined ? await drawVideo() : await readFile(file);
    const times = await measurePages(site, member, video);
    const [idle, busy] = [p95(times.idle), p95(times.busy)];
    console.log(
      `RSS +${growth.toFixed(1)} MB; pages, p95 in ms: idle ${idle.toFixed(1)} (${times.idle.length} pages), transcoding` +
        ` ${busy.toFixed(1)} (${times.busy.length} pages)`,
    );
    return printThresholds([
      atMost('MB by which the server grows while it receives 2 GB', growth, RSS_GROWTH_MB),
      atMost('p95 of pages while a video is transcoded, to that when idle', busy / idle, P95_RATIO),
    ]);
  } finally {
    await site.close();
  }
}

/** Prints a step with the seconds since the start. */
function report(step: string): void {
  console.log(`${(performance.now() / 1000).toFixed(0).padStart(4)} s  ${step}`);
}

async function measureGrowth({ server }: OpenSite, member: Member): Promise<number> {
  report('128 MB are uploaded to warm up');
  await uploadZeros(member, WARM_UP_BYTES);
  report('2 GB are uploaded');
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

/**
 * Returns the times of pages while a video is transcoded and while the transcoder is stopped (SIGSTOP). The two alternate, so that
 * other load on the machine affects both alike; the upload is deleted at the end, however much of it is left.
 */
async function measurePages({ server }: OpenSite, member: Member, video: Buffer): Promise<PageTimes> {
  report('pages are opened to warm up');
  await loadPages(WARM_UP_SECONDS);
  const url = await createUpload(member, video.length);
  await sendFile(member, url, { offset: 0, bytes: video.length, chunks: [video] });
  const id = url.split('/').at(-1) ?? '';
  report('the transcoding is awaited');
  await transcodingStarts(member, id);
  const transcoder = transcoderOf(server.pid);
  const times = { idle: [] as number[], busy: [] as number[] };
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      if (!sendSignal(transcoder, 'SIGSTOP')) {
        report('the transcoder has ended');
        break;
      }
      times.idle.push(...(await loadPages(PHASE_SECONDS)));
      sendSignal(transcoder, 'SIGCONT');
      const busy = await loadPages(PHASE_SECONDS);
      const { status, progress } = await videoStatus(member, id);
      report(`round ${round} of ${ROUNDS}: the video is at ${progress} %`);
      if (status !== 'processing') {
        // It ended during the phase, of which an unknown part was idle.
        report('the transcoding has ended: the last phase does not count');
        break;
      }
      times.busy.push(...busy);
    }
  } finally {
    await deleteUpload(member, url);
  }
  if (times.busy.length === 0)
    throw new Error('The transcoding ended in the first phase: name a longer video.');
  return times;
}

/** Waits until the transcoding of an upload has made progress. Throws when it fails, or does not start in time. */
async function transcodingStarts(member: Member, id: string): Promise<void> {
  const end = performance.now() + START_LIMIT_MS;
  for (;;) {
    const { status, progress, failure_code: code } = await videoStatus(member, id);
    if (status === 'processing' && progress > 0) return;
    if (status !== 'processing') throw new Error(`The video has ${status}: ${code}.`);
    if (performance.now() > end) throw new Error(`The transcoding did not start in ${START_LIMIT_MS} ms.`);
    await sleep(POLL_MS);
  }
}

/** Returns the process of the transcoder, a child of the server. */
function transcoderOf(parent: number): number {
  const lines = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(parent)], { encoding: 'utf8' });
  const line = lines.split('\n').find((one) => one.includes('video-process'));
  if (line === undefined) throw new Error('There is no transcoder.');
  return Number(line.trim().split(/\s+/)[0]);
}

/** Sends a signal to a process; returns false if it has ended. */
function sendSignal(pid: number, signal: 'SIGCONT' | 'SIGSTOP'): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw error;
  }
}

/** Opens so many pages a second for a time, whether or not those before were answered. Returns their times in milliseconds. */
async function loadPages(seconds: number): Promise<readonly number[]> {
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  const pending: Promise<void>[] = [];
  const open = async (): Promise<void> => {
    const start = performance.now();
    const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
    const { status } = await send(PORT, { path: '/', headers: { 'x-forwarded-for': address } });
    if (status !== 200) throw new Error(`The page answered ${status}.`);
    times.push(performance.now() - start);
  };
  while (performance.now() < end) {
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
