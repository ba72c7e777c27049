import { seedWorld } from '@pegboard/bench/world/seed-world.ts';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { withServer } from '../debian-postgres.ts';
import { openBalancer, type Balancer, type Sent } from './balancer.ts';
import { catchUp, type Machines } from './machines.ts';
import { signUp } from './members.ts';
import { cpuSecondsOf } from './processes.ts';

const PINS = 10_000;
const ROUNDS = 4;
const TIMES = 2;
const LIMIT_MS = 60_000;
const DOCUMENTS = resolve(
  import.meta.dirname,
  '../../../apps/web/src/data/generated/persisted-documents.json',
);

/** CPU seconds of the database servers for the same reads. */
export type ReadCpu = {
  /** Of the primary, for a process without a replica. */
  readonly without: number;
  /** Of the primary, for a process with one. */
  readonly reading: number;
  /** Of the replica, for the process with one. */
  readonly replica: number;
  readonly requests: number;
};

/**
 * Measures the CPU time of the servers for the same queries of the web app, of a member and of a visitor, by a process with and one
 * without a replica, in turns.
 */
export async function measureReadCpu(machines: Machines): Promise<ReadCpu> {
  const { primary, standby, plain, plainPort, ports, secret } = machines;
  await seedWorld(primary.url, { pins: PINS });
  await plain.start();
  await catchUp(machines);
  const [withReplica, without] = [openBalancer(ports.slice(0, 1)), openBalancer([plainPort])];
  try {
    const member = await signUp(withReplica, secret, 'reader');
    const reads = await listReads(primary.url);
    const pids = [await primary.pid(), await standby.pid()] as const;
    const cpu = (): readonly [number, number] => [cpuSecondsOf(pids[0]), cpuSecondsOf(pids[1])];
    const sums = { without: 0, reading: 0, replica: 0, requests: 0 };
    await readAll(withReplica, reads, member, 1);
    await readAll(without, reads, member, 1);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const balancer of [withReplica, without]) {
        const before = cpu();
        sums.requests += await readAll(balancer, reads, member, TIMES);
        const after = cpu();
        if (balancer === without) sums.without += after[0] - before[0];
        else {
          sums.reading += after[0] - before[0];
          sums.replica += after[1] - before[1];
        }
      }
    return sums;
  } finally {
    withReplica.close();
    without.close();
  }
}

/** Returns the queries of the most frequent pages, for the content of the benchmarks. */
async function listReads(url: string): Promise<readonly Sent[]> {
  const texts = Object.values(JSON.parse(await readFile(DOCUMENTS, 'utf8')) as Record<string, string>);
  const query = (name: string, variables: object): Sent => {
    const text = texts.find((each) => new RegExp(`\\bquery ${name}\\b`).test(each));
    if (text === undefined) throw new Error(`The web app has no query ${name}.`);
    return { path: '/graphql', body: { query: text, variables } };
  };
  const { pins, boards } = await withServer(url, async (client) => ({
    pins: (await client.query<{ id: string }>('select id::text as id from pins order by id limit 8')).rows,
    boards: (
      await client.query<{ slug: string; username: string }>(
        `select slug, username from boards join users on users.id = owner_id where privacy = 'public' order by pin_count desc limit 5`,
      )
    ).rows,
  }));
  const page = { after: null, first: 25 };
  return [
    query('HomeFeed', page),
    ...pins.flatMap(({ id }) => [
      query('Pin', { pin: id }),
      query('RelatedPins', { ...page, pin: id }),
      query('PinComments', { ...page, pin: id, order: 'newest' }),
    ]),
    ...boards.flatMap(({ slug, username }) => [
      query('Board', { slug, username }),
      query('BoardPins', { ...page, slug, username }),
      query('Profile', { username }),
      query('SavedPins', { ...page, username }),
    ]),
  ];
}

async function readAll(
  balancer: Balancer,
  reads: readonly Sent[],
  member: Readonly<Record<string, string>>,
  times: number,
): Promise<number> {
  let requests = 0;
  for (let time = 0; time < times; time += 1)
    for (const read of reads)
      for (const headers of [member, {}]) {
        requests += 1;
        // Each request is of an address of its own: one address may not ask as often.
        const address = { 'x-forwarded-for': `10.1.${Math.floor(Math.random() * 250)}.${requests % 250}` };
        const { status, text } = await balancer.send({
          ...read,
          headers: { ...headers, ...address },
          limitMs: LIMIT_MS,
        });
        if (status !== 200) throw new Error(`A query was answered with ${status}: ${text.slice(0, 300)}`);
      }
  return requests;
}
