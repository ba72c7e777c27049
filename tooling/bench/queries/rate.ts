import { sql } from 'drizzle-orm';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { processorTime } from '../stats/processor-time.ts';
import { atMost, type Threshold } from '../threshold.ts';
import { PAGES, type PageReader } from './pages.ts';
import type { World } from './world.ts';

const PER_SECOND = 20;
/** The connections of the site's pool. */
const CONNECTIONS = 10;
/** The pages that are requested in turn, with the mark of the p95 of their times. Source: issue 20, SR-02. */
const GROUPS = {
  search: {
    msMax: 150,
    pages: [
      PAGES['search, a word'],
      PAGES['search, the most frequent word'],
      PAGES['search, two frequent words'],
      PAGES['search, five words'],
      PAGES['search, misspelt'],
      PAGES['search, filtered'],
    ],
  },
  suggestions: {
    msMax: 50,
    pages: [PAGES['suggestions, one letter'], PAGES['suggestions, three letters']],
  },
} as const satisfies Readonly<
  Record<string, { readonly msMax: number; readonly pages: readonly PageReader[] }>
>;

/** Requests 20 pages a second, searches and suggestions in turn, independent of earlier answers, and measures their times. */
export async function measureRate(world: World, seconds: number): Promise<readonly Threshold[]> {
  const times = { search: [] as number[], suggestions: [] as number[] };
  const request = async (nth: number): Promise<void> => {
    const name = nth % 2 === 0 ? 'search' : 'suggestions';
    const { pages } = GROUPS[name];
    const turn = Math.floor(nth / 2);
    const page = pages[turn % pages.length];
    const start = performance.now();
    await page?.(world, turn, null);
    times[name].push(performance.now() - start);
  };
  // The processor time of a connection that is opened later is not counted.
  await Promise.all(Array.from({ length: CONNECTIONS }, () => world.db.execute(sql`select pg_sleep(0.2)`)));
  const count = seconds * PER_SECOND;
  const ms = await processorTime(world.db, async () => {
    const began = performance.now();
    const requests: Promise<void>[] = [];
    for (let nth = 0; nth < count; nth += 1) {
      await wait(Math.max(0, began + (nth * 1000) / PER_SECOND - performance.now()));
      requests.push(request(nth));
    }
    await Promise.all(requests);
  });
  console.log(
    `${(ms / count).toFixed(1)} ms of processors per request, load ${loadavg()[0]?.toFixed(1) ?? ''}`,
  );
  return Object.entries(times).map(([name, all]) => {
    const sorted = all.toSorted((one, other) => one - other);
    const at = (share: number): number => sorted[Math.floor(share * sorted.length)] ?? Number.NaN;
    console.log(
      `${name} at ${PER_SECOND} requests a second, ms: median ${at(0.5).toFixed(1)}, p95 ${at(0.95).toFixed(1)}, p99 ${at(0.99).toFixed(1)}`,
    );
    return atMost(`p95 of ${name}, ms`, at(0.95), GROUPS[name as keyof typeof GROUPS].msMax);
  });
}
