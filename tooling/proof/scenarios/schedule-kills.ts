import { noisyPhoto } from '@pegboard/bff/src/testing/test-picture.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPhotoClient } from '../clients/photo-client.ts';
import { createRandom, type Random } from '../clients/random.ts';
import type { Bff } from '../world/bff.ts';
import { lockRow } from '../world/row-lock.ts';
import type { Person } from '../world/seed-world.ts';
import { withClient } from '../world/with-client.ts';
import { uuidOf } from './kill-points.ts';
import { withScenarioEnvironment, type ScenarioSettings, type Stage } from './stage.ts';
import { findUnexpected, type Verdict } from './verdict.ts';

const DRAFTS = 40;
const PINS = 10;
const PHOTO = { width: 400, height: 300 } as const;
const MINUTE_MS = 60_000;
/** Time to store and schedule the drafts of a round before they are due. */
const LEAD_MS = 20_000;
/** Kills after the first one, all before the second attempt of a publication. */
const LATER_KILLS = 2;
const SPREAD_MS = 3000;
/** Time within which a scheduled Pin is published (CR-11). */
const LATEST_MS = 60_000;
/** Time after which the second attempts of all publications have ended. */
const SECOND_ATTEMPTS_MS = 35_000;
const POLL_MS = 200;

/** Two processes of a site that both answer requests and run jobs. */
type Processes = [Bff, Bff];

/**
 * Schedules Pins for one minute on two processes, and kills the processes while they publish: the first time inside a transaction,
 * then twice at random. Each Pin is published once, within a minute of its time (CR-11). `size` is the number of minutes.
 */
export function scheduleKills({ seed, size, mutant }: ScenarioSettings): Promise<Verdict> {
  return withScenarioEnvironment({ mutant, people: size, pins: PINS }, async (stage) => {
    const random = createRandom(seed);
    const processes: Processes = [await startProcess(stage), await startProcess(stage)];
    const broken: string[] = [];
    const late: string[] = [];
    let published = 0;
    for (const [nth, person] of stage.world.people.entries()) {
      const dueAt = await scheduleDrafts({ processes, person, name: `${seed} ${nth}` });
      await killDuringPublication({ stage, processes, person, random, dueAt });
      const found = await readPublished(stage, person, dueAt);
      published += found.published;
      broken.push(...found.broken.map((finding) => `minute ${nth + 1}: ${finding}`));
      late.push(...found.late.map((finding) => `minute ${nth + 1}: ${finding}`));
    }
    broken.push(...processes.flatMap((bff) => findUnexpected([], bff.said())));
    await Promise.all(processes.map((bff) => bff.end()));
    return {
      summary: `${size} × ${1 + LATER_KILLS} kills of two processes while ${DRAFTS} scheduled Pins are due: ${published} published`,
      broken,
      late,
    };
  });
}

const startProcess = (stage: Stage): Promise<Bff> => stage.startBff(0, stage.postgres.url, true);

/** Uploads a photo, stores drafts of it and schedules them for one minute, which is returned. */
async function scheduleDrafts(of: {
  readonly processes: Processes;
  readonly person: Person;
  readonly name: string;
}): Promise<Date> {
  const { processes, person, name } = of;
  const photo = await noisyPhoto(PHOTO.width, PHOTO.height);
  const clientOf = (draft: number) =>
    createPhotoClient({
      port: () => (processes[draft % 2] ?? processes[0]).port,
      person,
      photo,
      clientId: uuidOf(`${name} ${draft}`),
    });
  const uploader = clientOf(0);
  const upload = await uploader.register();
  await uploader.post(upload);
  const status = await uploader.processed(upload);
  if (status !== 'succeeded') throw new Error(`The photo has ${status}.`);
  const dueAt = new Date(Math.ceil((Date.now() + LEAD_MS) / MINUTE_MS) * MINUTE_MS);
  for (let draft = 0; draft < DRAFTS; draft += 1) {
    const client = clientOf(draft);
    await client.schedule(await client.store(upload), dueAt);
  }
  return dueAt;
}

/** Kills one process inside the transaction of a publication, then one or the other at random, and starts each again. */
async function killDuringPublication(of: {
  readonly stage: Stage;
  readonly processes: Processes;
  readonly person: Person;
  readonly random: Random;
  readonly dueAt: Date;
}): Promise<void> {
  const { stage, processes, person, random, dueAt } = of;
  const killOne = async (): Promise<void> => {
    const index = random.below(2) as 0 | 1;
    await processes[index].kill();
    processes[index] = await startProcess(stage);
  };
  const lock = await lockRow(stage.postgres.url, 'boards', person.boardId);
  await sleep(Math.max(0, dueAt.getTime() - Date.now()));
  await lock.waitedFor();
  await Promise.all([killOne(), sleep(random.below(SPREAD_MS)).then(() => lock.release())]);
  for (let kill = 0; kill < LATER_KILLS; kill += 1) {
    await sleep(random.below(SPREAD_MS));
    await killOne();
  }
}

/** Waits until no draft is scheduled or its time is over, and the second attempts have ended. Then returns what is missing, there twice or late. */
async function readPublished(
  { postgres }: Stage,
  person: Person,
  dueAt: Date,
): Promise<{
  readonly published: number;
  readonly broken: readonly string[];
  readonly late: readonly string[];
}> {
  return withClient(postgres.url, async (client) => {
    const countScheduled = async (): Promise<number> => {
      const { rows } = await client.query<{ drafts: number }>(
        `select count(*)::int as drafts from pin_drafts where owner_id = $1 and state = 'scheduled'`,
        [person.id],
      );
      return rows[0]?.drafts ?? 0;
    };
    const end = dueAt.getTime() + 2 * LATEST_MS;
    while ((await countScheduled()) > 0 && Date.now() < end) await sleep(POLL_MS);
    await sleep(Math.max(0, dueAt.getTime() + SECOND_ATTEMPTS_MS - Date.now()));
    const { rows } = await client.query<Record<string, number>>(
      `select (select count(*) from pin_drafts where owner_id = $1 and state = 'published')::int as "published drafts",
        (select count(distinct pin_id) from pin_drafts where owner_id = $1)::int as "Pins of the drafts",
        (select count(*) from pins where pinner_id = $1 and deleted_at is null)::int as "Pins",
        (select pin_count from boards where id = $2)::int as "Pins in the count of the board"`,
      [person.id, person.boardId],
    );
    const counts = Object.entries(rows[0] ?? {});
    const times = await client.query<{ early: number; late: number; last: number }>(
      `select count(*) filter (where created_at < $2)::int as early,
        count(*) filter (where created_at > $2::timestamptz + $3 * interval '1 millisecond')::int as late,
        coalesce(ceil(extract(epoch from max(created_at) - $2)), 0)::int as last
        from pins where pinner_id = $1`,
      [person.id, dueAt, LATEST_MS],
    );
    const { early = 0, late = 0, last = 0 } = times.rows[0] ?? {};
    return {
      published: counts.find(([name]) => name === 'Pins')?.[1] ?? 0,
      broken: [
        ...counts
          .filter(([, count]) => count !== DRAFTS)
          .map(([name, count]) => `${count} ${name} of ${DRAFTS}`),
        ...(early > 0 ? [`${early} Pins were published before their time`] : []),
      ],
      late: late > 0 ? [`${late} Pins were published more than a minute late, the last after ${last} s`] : [],
    };
  });
}
