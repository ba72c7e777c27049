import { parseArgs } from 'node:util';
import { viewerColumns } from '@pegboard/bff/src/people/accounts/user-row.ts';
import { connect, type Db } from '@pegboard/bff/src/platform/database/db.ts';
import { createBookmarks } from '@pegboard/bff/src/platform/http/bookmark.ts';
import type { SignedIn } from '@pegboard/bff/src/platform/http/viewer.ts';
import { interleavedHome } from '@pegboard/bff/src/discovery/feed/home-feed.ts';
import { createHomeWalks } from '@pegboard/bff/src/discovery/feed/home-walks.ts';
import { rankedHome, type RankedHomeDeps } from '@pegboard/bff/src/discovery/feed/ranked-home.ts';
import { FEATURES } from '@pegboard/bff/src/discovery/feed/ranking/features.ts';
import { learnWeights, type Sample } from '@pegboard/bff/src/discovery/feed/ranking/learn-weights.ts';
import { PRIOR_WEIGHTS, type Weights } from '@pegboard/bff/src/discovery/feed/ranking/model.ts';
import { createServeMarks } from '@pegboard/bff/src/discovery/feed/ranking/serve-marks.ts';
import { NO_GRAPH } from '@pegboard/bff/src/discovery/graph/index.ts';
import { walkRequest } from '@pegboard/bff/src/discovery/graph/walk-request.ts';
import { tables } from '@pegboard/bff/src/site/tables.ts';
import { gt } from 'drizzle-orm';
import { median } from '../stats.ts';
import { atLeast, printThresholds } from '../threshold.ts';
import { adsOfBench, atDesk } from '../world/ads-of-bench.ts';
import { openTempSite } from '../world/temp-database.ts';
import { createHomeWorld, graphOfHome, type HomeWorld, type WorldMember } from './home-world.ts';
import { storeHomeWorld } from './store-world.ts';

/** The order of the sources before feeds were ranked. */
const INTERLEAVED = ['followed', 'fresh', 'tastes', 'followed', 'fresh', 'tastes', 'fresh'] as const;
const PAGE = 25;
const SECRET = 'a secret of the bench, 32 characters long';
/** The prior was chosen with seed 1; thresholds use another. */
const SEED = 2;

type Page = { readonly contents: readonly bigint[]; readonly samples: readonly Sample[] };
type Feed = (viewer: SignedIn, member: WorldMember) => Promise<Page>;

/** Measures home feeds: of the saves that the site does not know yet, those on the first page, for several ways to make it. */
export async function homeBench(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      contents: { type: 'string', default: '30000' },
      members: { type: 'string', default: '2000' },
      topics: { type: 'string', default: '60' },
      seed: { type: 'string', default: String(SEED) },
    },
  });
  const [contents, members, topics] = [
    Number(values.contents),
    Number(values.members),
    Number(values.topics),
  ];
  if (!(contents > 0 && members > 1 && topics > 0))
    throw new RangeError('--contents, --members and --topics are numbers above 0.');
  const world = createHomeWorld({ seed: Number(values.seed), contents, members, topics });
  console.log(`${contents} contents, ${members} members, ${world.saves.length} saves`);
  const temp = await openTempSite();
  const database = connect(await storeHomeWorld(temp.url, 'home', world), () => undefined);
  try {
    return await measure(database.db, world);
  } finally {
    await database.close();
    await temp.close();
  }
}

async function measure(db: Db, world: HomeWorld): Promise<boolean> {
  const viewers = await db
    .select(viewerColumns)
    .from(tables.users)
    .where(gt(tables.users.id, BigInt(world.creators)));
  const byId = new Map(viewers.map((viewer) => [Number(viewer.id), viewer as SignedIn]));
  const graph = graphOfHome(world);
  const walkFrom = (request: Parameters<typeof walkRequest>[1]) =>
    Promise.resolve(walkRequest(graph, request, ''));
  const now = () => new Date();
  const withGraph = createHomeWalks(
    { db, now },
    { walkFrom, size: () => ({ saves: graph.saveCount, bytes: graph.byteLength }) },
  );
  const base = {
    db,
    now,
    bookmarks: createBookmarks(SECRET),
    ads: adsOfBench(db),
    marks: createServeMarks(SECRET),
  };
  const ranked = (weights: Weights, walks = withGraph): Feed => {
    const deps: RankedHomeDeps = { ...base, walks, weights: () => Promise.resolve({ version: 1, weights }) };
    return async (viewer, member) => {
      const page = await rankedHome(deps, { ...atDesk(viewer), viewer }, { size: PAGE, after: null });
      return {
        contents: page.items.map(({ contentId }) => contentId),
        samples: page.ranking.map(({ pinId, features }) => ({
          features,
          // The canonical pin of a generated content has its id.
          result: Number(member.heldOut.has(Number(pinId))),
        })),
      };
    };
  };
  const present: Feed = async (viewer) => {
    const page = await interleavedHome(base, atDesk(viewer), { size: PAGE, after: null }, INTERLEAVED);
    return { contents: page.items.map(({ contentId }) => contentId), samples: [] };
  };
  // Weights are learned from one half of the members, and measured on the other.
  const learners = world.members.filter((_, at) => at % 2 === 0);
  const others = world.members.filter((_, at) => at % 2 === 1);
  const first = await run({ ranked: ranked(PRIOR_WEIGHTS) }, learners, byId);
  const learned = learnWeights(first.get('ranked')?.samples ?? [], PRIOR_WEIGHTS, 1);
  console.log(
    `learned from ${learned.samples} samples: log loss ${learned.loss?.learned.toFixed(4)}, of the prior ${learned.loss?.prior.toFixed(4)}`,
  );
  printWeights(learned.weights);
  const feeds: Readonly<Record<string, Feed>> = {
    interleaved: present,
    'ranked, prior': ranked(PRIOR_WEIGHTS),
    'ranked, learned': ranked(learned.weights ?? PRIOR_WEIGHTS),
    'ranked, no graph': ranked(PRIOR_WEIGHTS, createHomeWalks({ db, now }, NO_GRAPH)),
  };
  console.log(
    `\n${'hit rate at 25'.padEnd(20)}${'rate'.padStart(8)}${'÷ first'.padStart(10)}${'median ms'.padStart(12)}`,
  );
  const rates = new Map<string, number>();
  const results = await run(feeds, others, byId);
  for (const [name, { rate, ms }] of results) {
    rates.set(name, rate);
    const ratio = rate / (rates.get('interleaved') ?? 1);
    console.log(
      `${name.padEnd(20)}${rate.toFixed(4).padStart(8)}${ratio.toFixed(2).padStart(10)}${ms.toFixed(1).padStart(12)}`,
    );
  }
  const ratioOf = (name: string): number => (rates.get(name) ?? 0) / (rates.get('interleaved') ?? 1);
  return printThresholds([
    atLeast('hit rate, ranked by the prior ÷ interleaved', ratioOf('ranked, prior'), 1.3),
    atLeast('hit rate, ranked by learned weights ÷ interleaved', ratioOf('ranked, learned'), 1.3),
  ]);
}

type Result = { readonly rate: number; readonly ms: number; readonly samples: readonly Sample[] };

/** Reads the first page of every member, by all feeds in turn, so that they are measured under the same load. */
async function run(
  feeds: Readonly<Record<string, Feed>>,
  members: readonly WorldMember[],
  viewers: ReadonlyMap<number, SignedIn>,
): Promise<ReadonlyMap<string, Result>> {
  const measured = Object.entries(feeds).map(([name, feed]) => ({
    name,
    feed,
    times: [] as number[],
    samples: [] as Sample[],
    hits: 0,
  }));
  for (const member of members) {
    const viewer = viewers.get(member.id);
    if (!viewer) continue;
    for (const one of measured) {
      const start = performance.now();
      const page = await one.feed(viewer, member);
      one.times.push(performance.now() - start);
      one.samples.push(...page.samples);
      one.hits += page.contents.filter((content) => member.heldOut.has(Number(content))).length;
    }
  }
  const all = members.reduce((sum, { heldOut }) => sum + heldOut.size, 0);
  return new Map(
    measured.map(({ name, hits, times, samples }) => [
      name,
      { rate: hits / all, ms: median(times), samples },
    ]),
  );
}

function printWeights(weights: Weights | undefined): void {
  for (const [at, name] of ['intercept', ...FEATURES].entries())
    console.log(
      `${name.padEnd(20)}${(PRIOR_WEIGHTS[at] ?? 0).toFixed(2).padStart(8)}${weights?.[at]?.toFixed(2).padStart(8) ?? ''}`,
    );
}
