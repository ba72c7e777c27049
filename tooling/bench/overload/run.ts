import { parseArgs } from 'node:util';
import { atLeast, printMarks } from '../mark.ts';
import { drive, send, type Sent } from '../server/drive.ts';
import { openSite } from '../server/open-site.ts';
import { setStage } from '../server/stage.ts';
import { subjectsOf } from '../server/subjects.ts';
import { openLoop, type Outcome } from './open-loop.ts';

const PINS = 2000;
const PORT = 4796;
const FACTORS = [1, 2, 4, 10] as const;
/** Of the best goodput, at so many times the capacity (performance.md). */
const LEAST: ReadonlyMap<number, number> = new Map([
  [2, 0.9],
  [4, 0.8],
  [10, 0.6],
]);
/** How many are asked at once to find the capacity. */
const AT_ONCE = 16;

/** How much of what the built site can do it still does when more is asked of it, by the method of the README. */
export async function overloadBench(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({ args: [...args], options: { seconds: { type: 'string', default: '10' } } });
  const seconds = Number(values.seconds);
  if (!(seconds > 0)) throw new RangeError('--seconds is a number above 0.');
  const { server, databaseUrl, close } = await openSite(PORT, PINS);
  try {
    const next = visits(subjectsOf(await setStage(databaseUrl)));
    const first = await send(PORT, next());
    if (first.status !== 200) throw new Error(`The site answered ${first.status} before any load.`);
    await drive(server.port, next, seconds * 500, AT_ONCE); // warms up
    const capacity = (await drive(server.port, next, seconds * 1000, AT_ONCE)) / seconds;
    console.log(`${capacity.toFixed(0)} a second are answered when ${AT_ONCE} are asked at once`);
    const outcomes = new Map<number, Outcome>();
    for (const factor of FACTORS) {
      const outcome = await openLoop(PORT, next, { perSecond: capacity * factor, seconds });
      outcomes.set(factor, outcome);
      console.log(`${factor} times: ${told(outcome)}`);
      await untilQuiet();
    }
    const peak = Math.max(capacity, ...[...outcomes.values()].map(({ good }) => good));
    return printMarks(
      [...LEAST].map(([factor, least]) =>
        atLeast(`goodput at ${factor} × capacity ÷ best`, (outcomes.get(factor)?.good ?? 0) / peak, least),
      ),
    );
  } finally {
    await close();
  }
}

/** What people do: of ten requests six close-ups, two homes, a member's feed and a save. */
function visits(subjects: ReturnType<typeof subjectsOf>): () => Sent {
  const [page, home] = [subjects['close-up'], subjects.home];
  const turns = [page, home, page, subjects['feed GraphQL'], page, page, home, page, subjects.save, page];
  let turn = 0;
  return () => {
    const subject = turns[turn % turns.length] ?? page;
    turn += 1;
    return subject.next();
  };
}

/** Waits until the server answers at once again. */
async function untilQuiet(): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    const start = performance.now();
    const { status } = await send(PORT, { path: '/healthz' });
    if (status === 200 && performance.now() - start < 50) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function told({ good, refused, lost, p99 }: Outcome): string {
  return `${good.toFixed(0)} good a second, ${refused.toFixed(0)} refused, ${lost.toFixed(0)} lost, p99 ${p99.toFixed(0)} ms`;
}
