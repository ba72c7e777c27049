import { noisyPhoto } from '@pegboard/bff/src/testing/test-picture.ts';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createPhotoClient, type PhotoClient, type RegisteredPhoto } from '../clients/photo-client.ts';
import { withClient } from '../world/with-client.ts';
import { childrenOf, killWhileWaiting, playKillPoints, restart, until, type KillRun } from './kill-points.ts';
import { checkPhoto } from './photo-findings.ts';
import type { ScenarioSettings } from './stage.ts';
import type { Verdict } from './verdict.ts';

/** Large enough that its processing takes seconds, in which processes are killed. */
const SIZE = { width: 4000, height: 3000 } as const;

type Run = KillRun & { readonly client: PhotoClient };

/** The results of an upload that was published. */
type Published = { readonly uploadId: string; readonly pinId: string; readonly draftId: string };

/** Uploads, processes and publishes a photo, with one kill on the way. */
type Point = (run: Run) => Promise<Published>;

/** The ten points at which processes are killed, in the order of an upload. */
const POINTS: Readonly<Record<string, Point>> = {
  'the server, during the registration': async (run) => {
    const photo = await killWhileWaiting(run, { process: 'web', table: 'users', id: run.person.id }, () =>
      run.client.register(),
    );
    await run.client.post(photo);
    return finish(run, photo);
  },
  'the server, before the first byte': async (run) => {
    const photo = await run.client.register();
    await restart(run, ['web']);
    await run.client.post(photo);
    return finish(run, photo);
  },
  'the server, in the middle of the file': async (run) => {
    const photo = await run.client.register();
    const part = run.client.sendPart(photo, Math.floor(photo.form.length / 2));
    await until(() => receivedBytes(run) > photo.form.length / 4);
    await restart(run, ['web']);
    part.close();
    await run.client.post(photo);
    return finish(run, photo);
  },
  'the server, after the last byte and before the row is written': async (run) => {
    const photo = await run.client.register();
    await killWhileWaiting(run, { process: 'web', table: 'uploads', id: photo.id }, () =>
      run.client.post(photo),
    );
    return finish(run, photo);
  },
  'the server, after the row is written and before the response is read': async (run) => {
    const photo = await run.client.register();
    run.client.sendPart(photo, 0).sendRest();
    await untilRow(run, photo, "status <> 'registered'");
    await restart(run, ['web']);
    await run.client.post(photo);
    return finish(run, photo);
  },
  'both, before the job starts': async (run) => {
    await run.site.jobs.kill();
    const photo = await upload(run);
    await restart(run, ['web', 'jobs']);
    return finish(run, photo);
  },
  'the job process, when the processing begins': async (run) => {
    const photo = await upload(run);
    await untilRow(run, photo, 'tries > 0');
    await restart(run, ['jobs']);
    return finish(run, photo);
  },
  'an image process alone': async (run) => {
    const photo = await upload(run);
    await untilRow(run, photo, 'tries > 0');
    for (const pid of childrenOf(run.site.jobs.pid, 'image-process')) process.kill(pid, 'SIGKILL');
    return finish(run, photo);
  },
  'the job process, when the files are stored and the row is not': async (run) => {
    const photo = await upload(run);
    await untilRow(run, photo, 'tries > 0');
    await killWhileWaiting(run, { process: 'jobs', table: 'uploads', id: photo.id }, async () => undefined);
    return finish(run, photo);
  },
  'the server, during the publication': async (run) => {
    const photo = await upload(run);
    await isProcessed(run, photo);
    const draftId = await run.client.store(photo);
    const pinId = await killWhileWaiting(
      run,
      { process: 'web', table: 'boards', id: run.person.boardId },
      () => run.client.publish(draftId),
    );
    return { uploadId: photo.id, pinId, draftId };
  },
};

/**
 * Uploads photos, and kills the server, the process of the jobs or an image process at one of ten points of each: in the end
 * there is one image with all its sizes and one Pin, and nothing is left over (CR-02, CR-10).
 */
export function photoKills(settings: ScenarioSettings): Promise<Verdict> {
  return playKillPoints<Run, Published>(settings, {
    subject: 'the upload of a photo',
    points: POINTS,
    async prepare(run) {
      const photo = await noisyPhoto(SIZE.width, SIZE.height);
      const { site, person, clientId } = run;
      return { ...run, client: createPhotoClient({ port: () => site.web.port, person, photo, clientId }) };
    },
    async check({ stage, site, person, client }, published) {
      const again = await client.publish(published.draftId);
      return [
        ...(again === published.pinId ? [] : ['a second publication returned another Pin']),
        ...(await checkPhoto({ stage, port: site.web.port, person, ...published })),
      ];
    },
  });
}

/** Registers and posts the photo. */
async function upload({ client }: Run): Promise<RegisteredPhoto> {
  const photo = await client.register();
  await client.post(photo);
  return photo;
}

async function isProcessed({ client }: Run, photo: RegisteredPhoto): Promise<void> {
  const status = await client.processed(photo);
  if (status !== 'succeeded') throw new Error(`The photo has ${status}.`);
}

async function finish(run: Run, photo: RegisteredPhoto): Promise<Published> {
  await isProcessed(run, photo);
  const draftId = await run.client.store(photo);
  return { uploadId: photo.id, draftId, pinId: await run.client.publish(draftId) };
}

/** Waits until the row of an upload fulfils a condition. */
async function untilRow({ stage }: Run, { id }: RegisteredPhoto, condition: string): Promise<void> {
  await withClient(stage.postgres.url, (client) =>
    until(async () => {
      const { rowCount } = await client.query(`select from uploads where id = $1 and ${condition}`, [id]);
      return rowCount === 1;
    }),
  );
}

/** Returns the size of the largest file that is being received. */
function receivedBytes({ stage }: Run): number {
  const folder = join(stage.postgres.dataDir, 'uploads');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.half')) : [];
  return Math.max(
    0,
    ...names.map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0),
  );
}
