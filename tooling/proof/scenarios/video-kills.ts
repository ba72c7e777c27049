import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { POSTER_FILE } from '@pegboard/bff/src/platform/media/videos/index.ts';
import { createVideoClient, type VideoClient } from '../clients/video-client.ts';
import type { Bff } from '../world/bff.ts';
import { noisyVideo } from '../world/noisy-video.ts';
import { lockRow } from '../world/row-lock.ts';
import type { Person } from '../world/seed-world.ts';
import { withScenarioEnvironment, type ScenarioSettings, type Stage } from './stage.ts';
import { checkVideo } from './video-findings.ts';
import { findUnexpected, type Verdict } from './verdict.ts';

const SECONDS = 30;
const PINS = 10;
const POLL_MS = 2;
const LIMIT_MS = 180_000;

/** A server that answers requests, and a process that runs the jobs, on the same database and files. */
type Site = { web: Bff; jobs: Bff };

/** One upload during which processes are killed. */
type Run = {
  readonly stage: Stage;
  readonly site: Site;
  readonly person: Person;
  readonly client: VideoClient;
  readonly file: Buffer;
};

/** Uploads, processes and publishes a video, with one kill on the way. Returns the upload and the Pin. */
type Point = (run: Run) => Promise<{ readonly uploadId: string; readonly pinId: string }>;

/** The ten points at which processes are killed, in the order of an upload. */
const POINTS: Readonly<Record<string, Point>> = {
  'the server, before the first byte': async (run) => {
    const uploadId = await run.client.create();
    await restart(run, ['web']);
    await run.client.upload(uploadId);
    return finish(run, uploadId);
  },
  'the server, in the middle of a part': async (run) => {
    const uploadId = await run.client.create();
    const part = run.client.sendPart(uploadId, Math.floor(run.file.length / 2));
    await until(() => sizeOf(sourceOf(run, uploadId)) > run.file.length / 4);
    await restart(run, ['web']);
    part.close();
    const size = sizeOf(sourceOf(run, uploadId));
    if (size === 0 || size >= run.file.length)
      throw new Error(`The kill came too late: ${size} bytes are there.`);
    await run.client.upload(uploadId);
    return finish(run, uploadId);
  },
  'the server, after the last byte and before the job is queued': async (run) => {
    const uploadId = await run.client.create();
    const part = run.client.sendPart(uploadId, Math.floor(run.file.length / 2));
    await until(() => sizeOf(sourceOf(run, uploadId)) > 0);
    const lock = await lockRow(run.stage.postgres.url, 'video_uploads', uploadId);
    part.sendRest();
    await until(() => sizeOf(sourceOf(run, uploadId)) === run.file.length);
    await lock.waitedFor();
    await run.site.web.kill();
    part.close();
    await lock.release();
    await restart(run, ['web']);
    await run.client.upload(uploadId);
    return finish(run, uploadId);
  },
  'both, before the job starts': async (run) => {
    await run.site.jobs.kill();
    const uploadId = await upload(run);
    await restart(run, ['web', 'jobs']);
    return finish(run, uploadId);
  },
  'the job process, when the processing begins': async (run) => {
    const uploadId = await upload(run);
    await until(() => unfinishedOf(run, uploadId) !== undefined);
    await restart(run, ['jobs']);
    return finish(run, uploadId);
  },
  'both, in the middle of the transcoding': async (run) => {
    const uploadId = await upload(run);
    await until(() => isTranscoding(run, uploadId));
    await Promise.all([run.site.jobs.kill(), run.site.web.kill()]);
    if (unfinishedOf(run, uploadId) === undefined) throw new Error('The kill came too late.');
    await restart(run, ['web', 'jobs']);
    return finish(run, uploadId);
  },
  'the transcoder alone': async (run) => {
    const uploadId = await upload(run);
    await until(() => isTranscoding(run, uploadId));
    process.kill(transcoderOf(run.site.jobs.pid), 'SIGKILL');
    return finish(run, uploadId);
  },
  'the job process, when the files are complete and not stored': async (run) => {
    const uploadId = await upload(run);
    await until(() => existsSync(join(resultsOf(run), uploadId)));
    await restart(run, ['jobs']);
    return finish(run, uploadId);
  },
  'the job process, when the files are stored and the row is not': async (run) => {
    const uploadId = await upload(run);
    await until(() => existsSync(join(resultsOf(run), uploadId)));
    const lock = await lockRow(run.stage.postgres.url, 'video_uploads', uploadId);
    await lock.waitedFor();
    await run.site.jobs.kill();
    await lock.release();
    await restart(run, ['jobs']);
    return finish(run, uploadId);
  },
  'the server, during the publication': async (run) => {
    const uploadId = await upload(run);
    await run.client.processed(uploadId);
    const lock = await lockRow(run.stage.postgres.url, 'boards', run.person.boardId);
    const publishing = run.client.publish(uploadId);
    await lock.waitedFor();
    await run.site.web.kill();
    await lock.release();
    await restart(run, ['web']);
    return { uploadId, pinId: await publishing };
  },
};

/**
 * Uploads videos of several megabytes, and kills the server, the process of the jobs or the transcoder at one of ten points of
 * each: in the end there is one video with all its files and one Pin, and nothing is left over (CR-07).
 */
export function videoKills({ seed, size, mutant }: ScenarioSettings): Promise<Verdict> {
  const points = Object.entries(POINTS).slice(0, size);
  return withScenarioEnvironment({ mutant, people: points.length, pins: PINS }, async (stage) => {
    const seen: string[] = [];
    const timings: string[] = [];
    const [web, jobs] = [await stage.startBff(), await stage.startBff(0, stage.postgres.url, true)];
    const site: Site = { web, jobs };
    for (const [nth, [name, play]] of points.entries()) {
      const person = stage.world.people[nth];
      if (!person) throw new Error('Each point needs a member.');
      const file = await noisyVideo(SECONDS, seed + nth);
      const clientId = uuidOf(`${seed} ${nth}`);
      const client = createVideoClient({ port: () => site.web.port, person, file, clientId });
      const since = performance.now();
      try {
        const { uploadId, pinId } = await play({ stage, site, person, client, file });
        const again = await client.publish(uploadId);
        if (again !== pinId) seen.push(`${name}: a second publication returned another Pin`);
        const found = await checkVideo({ stage, port: site.web.port, person, uploadId, pinId });
        seen.push(...found.map((finding) => `${name}: ${finding}`));
      } catch (error) {
        seen.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
      timings.push(`${name} (${Math.round((performance.now() - since) / 1000)} s)`);
      if (mutant === undefined) console.log(`  ${timings.at(-1)}`);
    }
    seen.push(...findUnexpected([], site.web.said()));
    await Promise.all([site.web.end(), site.jobs.end()]);
    return {
      summary: `${points.length} times kill -9 during an upload: ${timings.join(', ')}`,
      broken: seen,
    };
  });
}

/** Uploads the whole file. */
async function upload({ client }: Run): Promise<string> {
  const uploadId = await client.create();
  await client.upload(uploadId);
  return uploadId;
}

async function finish({ client }: Run, uploadId: string): Promise<{ uploadId: string; pinId: string }> {
  const { status } = await client.processed(uploadId);
  if (status !== 'succeeded') throw new Error(`The video has ${status}.`);
  return { uploadId, pinId: await client.publish(uploadId) };
}

/** Kills processes that run, and starts others in their place. */
async function restart(
  { site, stage }: Pick<Run, 'site' | 'stage'>,
  names: readonly (keyof Site)[],
): Promise<void> {
  await Promise.all(names.map(async (name) => (site[name].isRunning() ? site[name].kill() : undefined)));
  for (const name of names) site[name] = await stage.startBff(0, stage.postgres.url, name === 'jobs');
}

async function until(isTrue: () => boolean): Promise<void> {
  const end = Date.now() + LIMIT_MS;
  while (!isTrue()) {
    if (Date.now() > end) throw new Error('The point was not reached.');
    await sleep(POLL_MS);
  }
}

const resultsOf = ({ stage }: Run): string => join(stage.postgres.dataDir, 'video-uploads', 'results');
const sourceOf = ({ stage }: Run, uploadId: string): string =>
  join(stage.postgres.dataDir, 'video-uploads', 'sources', uploadId);
const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** Returns the folder to which the renditions are being written. */
function unfinishedOf(run: Run, uploadId: string): string | undefined {
  const folder = resultsOf(run);
  if (!existsSync(folder)) return undefined;
  const name = readdirSync(folder).find((one) => one.startsWith(`${uploadId}.`));
  return name === undefined ? undefined : join(folder, name);
}

/** Returns whether the poster exists, which shows the first frame, and the renditions are incomplete. */
function isTranscoding(run: Run, uploadId: string): boolean {
  const folder = unfinishedOf(run, uploadId);
  return folder !== undefined && existsSync(join(folder, POSTER_FILE));
}

/** Returns the process of the transcoder, a child of the process of the jobs. */
function transcoderOf(parent: number): number {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  const line = lines.find(
    (one) => one.trim().split(/\s+/)[1] === String(parent) && one.includes('video-process'),
  );
  if (line === undefined) throw new Error('There is no transcoder.');
  return Number(line.trim().split(/\s+/)[0]);
}

/** Returns a UUID that a text determines. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
