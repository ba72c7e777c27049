import { parseArgs } from 'node:util';
import { atLeast, printThresholds } from '../threshold.ts';
import { median } from '../stats.ts';
import { runLoad, send, type Sent } from '../server/drive.ts';
import { openSite } from '../server/open-site.ts';
import { seedBenchmark } from '../server/stage.ts';
import { createSubjects } from '../server/subjects.ts';
import { openLoop, type LoadResult } from './open-loop.ts';

const PINS = 2000;
const PORT = 4788;
const FACTORS = [1, 2, 4, 10] as const;
/** Minimum ratio of the best goodput, by multiple of the capacity (performance.md). */
const LEAST: ReadonlyMap<number, number> = new Map([
  [2, 0.9],
  [4, 0.8],
  [10, 0.6],
]);
/** Number of concurrent requests for finding the capacity. */
const AT_ONCE = 16;

/** Measures the goodput of the built site under overload, by the method of the README. */
export async function overloadBench(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '6' } },
  });
  const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
  if (!(rounds > 0 && seconds > 0)) throw new RangeError('--rounds and --seconds are numbers above 0.');
  const { server, databaseUrl, close } = await openSite(PORT, PINS);
  try {
    const next = visits(createSubjects(await seedBenchmark(databaseUrl)));
    await runLoad(server.port, next, seconds * 1000, AT_ONCE); // warm-up
    const shares = new Map<number, number[]>(FACTORS.map((factor) => [factor, []]));
    for (let round = 1; round <= rounds; round += 1) {
      const capacity = (await runLoad(server.port, next, seconds * 1000, AT_ONCE)) / seconds;
      console.log(
        `round ${round} of ${rounds}: ${capacity.toFixed(0)} a second with ${AT_ONCE} concurrent requests`,
      );
      const good = new Map<number, number>();
      for (const factor of FACTORS) {
        const result = await openLoop(PORT, next, { perSecond: capacity * factor, seconds });
        console.log(`  ${factor} times that: ${formatResult(result)}`);
        good.set(factor, result.good);
        await untilQuiet();
      }
      const best = Math.max(capacity, ...good.values());
      for (const [factor, count] of good) shares.get(factor)?.push(count / best);
    }
    return printThresholds(
      [...LEAST].map(([factor, least]) =>
        atLeast(`goodput at ${factor} × capacity ÷ best`, median(shares.get(factor) ?? []), least),
      ),
    );
  } finally {
    await close();
  }
}

/**
 * Returns the requests of visitors, equally expensive to reject: of ten, seven close-ups, two homes and a
 * member's feed.
 */
function visits(subjects: ReturnType<typeof createSubjects>): () => Sent {
  const [page, home] = [subjects['close-up'], subjects.home];
  const turns = [page, home, page, page, subjects['feed GraphQL'], page, page, home, page, page];
  let turn = 0;
  return () => {
    const subject = turns[turn % turns.length] ?? page;
    turn += 1;
    return subject.next();
  };
}

/** Waits until the server responds quickly again. */
async function untilQuiet(): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    const start = performance.now();
    const { status } = await send(PORT, { path: '/healthz' });
    if (status === 200 && performance.now() - start < 50) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function formatResult({ good, refused, lost, p99 }: LoadResult): string {
  return `${good.toFixed(0)} good a second, ${refused.toFixed(0)} refused, ${lost.toFixed(0)} lost, p99 ${p99.toFixed(0)} ms`;
}
