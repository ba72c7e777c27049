import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { POSTER_FILE } from '@pegboard/bff/src/platform/media/videos/index.ts';
import { createVideoClient, type VideoClient } from '../clients/video-client.ts';
import { noisyVideo } from '../world/noisy-video.ts';
import { lockRow } from '../world/row-lock.ts';
import { childrenOf, killWhileWaiting, playKillPoints, restart, until, type KillRun } from './kill-points.ts';
import type { ScenarioSettings } from './stage.ts';
import type { Verdict } from './verdict.ts';
import { checkVideo } from './video-findings.ts';

const SECONDS = 30;

type Run = KillRun & { readonly client: VideoClient; readonly file: Buffer };

/** The results of an upload that was published. */
type Published = { readonly uploadId: string; readonly pinId: string };

/** Uploads, processes and publishes a video, with one kill on the way. */
type Point = (run: Run) => Promise<Published>;

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
    for (const pid of childrenOf(run.site.jobs.pid, 'video-process')) process.kill(pid, 'SIGKILL');
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
    const row = { process: 'jobs', table: 'video_uploads', id: uploadId } as const;
    await killWhileWaiting(run, row, async () => undefined);
    return finish(run, uploadId);
  },
  'the server, during the publication': async (run) => {
    const uploadId = await upload(run);
    await run.client.processed(uploadId);
    const row = { process: 'web', table: 'boards', id: run.person.boardId } as const;
    const pinId = await killWhileWaiting(run, row, () => run.client.publish(uploadId));
    return { uploadId, pinId };
  },
};

/**
 * Uploads videos of several megabytes, and kills the server, the process of the jobs or the transcoder at one of ten points of
 * each: in the end there is one video with all its files and one Pin, and nothing is left over (CR-07).
 */
export function videoKills(settings: ScenarioSettings): Promise<Verdict> {
  return playKillPoints<Run, Published>(settings, {
    subject: 'an upload',
    points: POINTS,
    async prepare(run, nth) {
      const file = await noisyVideo(SECONDS, settings.seed + nth);
      const { site, person, clientId } = run;
      return {
        ...run,
        file,
        client: createVideoClient({ port: () => site.web.port, person, file, clientId }),
      };
    },
    async check({ stage, site, person, client }, published) {
      const again = await client.publish(published.uploadId);
      return [
        ...(again === published.pinId ? [] : ['a second publication returned another Pin']),
        ...(await checkVideo({ stage, port: site.web.port, person, ...published })),
      ];
    },
  });
}

/** Uploads the whole file. */
async function upload({ client }: Run): Promise<string> {
  const uploadId = await client.create();
  await client.upload(uploadId);
  return uploadId;
}

async function finish({ client }: Run, uploadId: string): Promise<Published> {
  const { status } = await client.processed(uploadId);
  if (status !== 'succeeded') throw new Error(`The video has ${status}.`);
  return { uploadId, pinId: await client.publish(uploadId) };
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
