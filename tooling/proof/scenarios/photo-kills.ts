import { noisyPhoto } from '@pegboard/bff/src/testing/test-picture.ts';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPhotoClient, type PhotoClient, type RegisteredPhoto } from '../clients/photo-client.ts';
import type { Bff } from '../world/bff.ts';
import { lockRow } from '../world/row-lock.ts';
import type { Person } from '../world/seed-world.ts';
import { withClient } from '../world/with-client.ts';
import { checkPhoto } from './photo-findings.ts';
import { withScenarioEnvironment, type ScenarioSettings, type Stage } from './stage.ts';
import { findUnexpected, getLastOutput, type Verdict } from './verdict.ts';

const PINS = 10;
const POLL_MS = 2;
const LIMIT_MS = 180_000;
/** Large enough that its processing takes seconds, in which processes are killed. */
const SIZE = { width: 4000, height: 3000 } as const;

/** A server that answers requests, and a process that runs the jobs, on the same database and files. */
type Site = { web: Bff; jobs: Bff };

/** One upload during which processes are killed. */
type Run = {
  readonly stage: Stage;
  readonly site: Site;
  readonly person: Person;
  readonly client: PhotoClient;
};

/** The results of an upload that was published. */
type Published = { readonly uploadId: string; readonly pinId: string; readonly draftId: string };

/** Uploads, processes and publishes a photo, with one kill on the way. */
type Point = (run: Run) => Promise<Published>;

/** The ten points at which processes are killed, in the order of an upload. */
const POINTS: Readonly<Record<string, Point>> = {
  'the server, during the registration': async (run) => {
    const photo = await killWhileWaiting(run, 'users', run.person.id, () => run.client.register());
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
    await killWhileWaiting(run, 'uploads', photo.id, () => run.client.post(photo));
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
    for (const pid of imageProcessesOf(run.site.jobs.pid)) process.kill(pid, 'SIGKILL');
    return finish(run, photo);
  },
  'the job process, when the files are stored and the row is not': async (run) => {
    const photo = await upload(run);
    await untilRow(run, photo, 'tries > 0');
    const lock = await lockRow(run.stage.postgres.url, 'uploads', photo.id);
    await lock.waitedFor();
    await run.site.jobs.kill();
    await lock.release();
    await restart(run, ['jobs']);
    return finish(run, photo);
  },
  'the server, during the publication': async (run) => {
    const photo = await upload(run);
    await isProcessed(run, photo);
    const draftId = await run.client.store(photo);
    const pinId = await killWhileWaiting(run, 'boards', run.person.boardId, () =>
      run.client.publish(draftId),
    );
    return { uploadId: photo.id, pinId, draftId };
  },
};

/**
 * Uploads photos, and kills the server, the process of the jobs or an image process at one of ten points of each: in the end
 * there is one image with all its sizes and one Pin, and nothing is left over (CR-02, CR-10).
 */
export function photoKills({ seed, size, mutant }: ScenarioSettings): Promise<Verdict> {
  const points = Object.entries(POINTS).slice(0, size);
  return withScenarioEnvironment({ mutant, people: points.length, pins: PINS }, async (stage) => {
    const seen: string[] = [];
    const timings: string[] = [];
    const [web, jobs] = [await stage.startBff(), await stage.startBff(0, stage.postgres.url, true)];
    const site: Site = { web, jobs };
    for (const [nth, [name, play]] of points.entries()) {
      const person = stage.world.people[nth];
      if (!person) throw new Error('Each point needs a member.');
      const photo = await noisyPhoto(SIZE.width, SIZE.height);
      const clientId = uuidOf(`${seed} ${nth}`);
      const client = createPhotoClient({ port: () => site.web.port, person, photo, clientId });
      const since = performance.now();
      try {
        const published = await play({ stage, site, person, client });
        if ((await client.publish(published.draftId)) !== published.pinId)
          seen.push(`${name}: a second publication returned another Pin`);
        const found = await checkPhoto({ stage, port: site.web.port, person, ...published });
        seen.push(...found.map((finding) => `${name}: ${finding}`));
      } catch (error) {
        seen.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
        const ended = (['web', 'jobs'] as const).filter((one) => !site[one].isRunning());
        for (const one of ended) {
          const said = getLastOutput(site[one].said());
          if (said !== '') seen.push(`${name}: ${one} has ended, and said: ${said}`);
        }
        // The next point needs both.
        await restart({ stage, site }, ended);
      }
      timings.push(`${name} (${Math.round((performance.now() - since) / 1000)} s)`);
      if (mutant === undefined) console.log(`  ${timings.at(-1)}`);
    }
    seen.push(...findUnexpected([], site.web.said()));
    await Promise.all([site.web.end(), site.jobs.end()]);
    return {
      summary: `${points.length} times kill -9 during the upload of a photo: ${timings.join(', ')}`,
      broken: seen,
    };
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

/** Kills the server while a request waits for a row, starts another, and returns the result of the repeated request. */
async function killWhileWaiting<T>(
  run: Run,
  table: Parameters<typeof lockRow>[1],
  id: string,
  ask: () => Promise<T>,
): Promise<T> {
  const lock = await lockRow(run.stage.postgres.url, table, id);
  const asked = ask();
  await lock.waitedFor();
  await run.site.web.kill();
  await lock.release();
  await restart(run, ['web']);
  return asked;
}

/** Kills processes that run, and starts others in their place. */
async function restart(
  { site, stage }: Pick<Run, 'site' | 'stage'>,
  names: readonly (keyof Site)[],
): Promise<void> {
  await Promise.all(names.map(async (name) => (site[name].isRunning() ? site[name].kill() : undefined)));
  for (const name of names) site[name] = await stage.startBff(0, stage.postgres.url, name === 'jobs');
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + LIMIT_MS;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error('The point was not reached.');
    await sleep(POLL_MS);
  }
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

/** Returns the processes that decode images, children of the process of the jobs. */
function imageProcessesOf(parent: number): readonly number[] {
  const lines = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(parent)], { encoding: 'utf8' });
  const pids = lines.split('\n').flatMap((line) => {
    const [pid = ''] = line.trim().split(/\s+/);
    return line.includes('image-process') ? [Number(pid)] : [];
  });
  if (pids.length === 0) throw new Error('There is no image process.');
  return pids;
}

/** Returns a UUID that a text determines. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
