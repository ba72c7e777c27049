import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { printThresholds } from '../threshold.ts';
import { medians } from '../stats.ts';
import { runLoad, send } from './drive.ts';
import { openSite } from './open-site.ts';
import { serverThresholds, type Costs } from './thresholds.ts';
import { serve, type ServedProcess } from './served-process.ts';
import { siteStatements } from './site-statements.ts';
import { seedBenchmark } from './stage.ts';
import { createSubjects, type Subject, type SubjectName } from './subjects.ts';

const PINS = 2000;
/** Number of requests of each subject before it is measured, after which its code is fully optimized. */
const WARM = 1000;
const PORTS = { site: 4792, bare: 4793 } as const;
const bareFile = fileURLToPath(new URL('./bare.ts', import.meta.url));

/**
 * Measures the CPU cost of requests to the built site relative to bare references, by the method of the
 * README.
 */
export async function serverBench(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: { rounds: { type: 'string', default: '7' }, seconds: { type: 'string', default: '1.5' } },
  });
  const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
  if (!(rounds > 0 && seconds > 0)) throw new RangeError('--rounds and --seconds are numbers above 0.');
  const { server: site, databaseUrl, close } = await openSite(PORTS.site, PINS);
  let bare: ServedProcess | undefined;
  try {
    const stage = await seedBenchmark(databaseUrl);
    const subjects: Readonly<Record<SubjectName, Subject>> = createSubjects(stage);
    bare = await serve(bareFile, PORTS.bare, { DATABASE_URL: databaseUrl });
    const body = await siteStatements(databaseUrl, stage);
    await send(PORTS.bare, { method: 'POST', path: '/statements', body });
    const servers = { site, bare };
    const costOf = async ({ server, next }: Subject): Promise<number> => {
      const { port, cpu } = servers[server];
      const before = await cpu();
      const count = await runLoad(port, next, seconds * 1000);
      return ((await cpu()) - before) / count;
    };
    const warmUp = async ({ server, next }: Subject): Promise<void> => {
      const { port } = servers[server];
      for (let count = 0; count < WARM;) count += await runLoad(port, next, seconds * 1000);
    };
    for (const [name, { server, next, isMeant }] of Object.entries(subjects)) {
      const answer = await send(servers[server].port, next());
      if (answer.status !== 200 || !isMeant(answer))
        throw new Error(
          `'${name}' answered ${answer.status}, not what is meant: ${answer.text.slice(0, 300)}`,
        );
    }
    const measured: Costs[] = [];
    for (const subject of Object.values(subjects)) await warmUp(subject);
    for (let round = 1; round <= rounds; round += 1) {
      const costs: Record<string, number> = {};
      for (const [name, subject] of Object.entries(subjects)) costs[name] = await costOf(subject);
      measured.push(costs as Costs);
      console.log(`round ${round} of ${rounds}  hello ${costs['hello']?.toFixed(0)} µs`);
    }
    print(measured);
    return printThresholds(serverThresholds(medians(measured)));
  } finally {
    await bare?.close();
    await close();
  }
}

function print(measured: readonly Costs[]): void {
  const asHello = measured.map(
    (costs) =>
      Object.fromEntries(Object.entries(costs).map(([name, cost]) => [name, cost / costs.hello])) as Costs,
  );
  const costs = medians(measured);
  const ratios = medians(asHello);
  console.log(`\n${''.padEnd(16)}${'µs'.padStart(8)}${'× hello'.padStart(10)}${'of rounds'.padStart(18)}`);
  for (const [name, ratio] of Object.entries(ratios)) {
    const all = asHello.map((round) => round[name as SubjectName]);
    const span = `${Math.min(...all).toFixed(1)} to ${Math.max(...all).toFixed(1)}`;
    console.log(
      `${name.padEnd(16)}${costs[name as SubjectName].toFixed(0).padStart(8)}${ratio.toFixed(1).padStart(10)}${span.padStart(18)}`,
    );
  }
}
