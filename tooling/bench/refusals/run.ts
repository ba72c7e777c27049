import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Bench } from '../bench-function.ts';
import { atMost, printThresholds } from '../threshold.ts';
import { runLoad } from '../server/drive.ts';
import { serve, type ServedProcess } from '../server/served-process.ts';
import { medians } from '../stats.ts';

const PORTS = { refusal: 4798, hello: 4799 } as const;
const RATIO_MAX = 2;
const AT_ONCE = 4;
const serverFile = fileURLToPath(new URL('./server.ts', import.meta.url));

type Costs = { readonly refusal: number; readonly hello: number };

/**
 * Measures the CPU cost of a request rejected by an overloaded process, compared with Fastify's smallest
 * response (BF-10).
 */
export const refusalsBench: Bench = async (args) => {
  const { values } = parseArgs({
    args: [...args],
    options: { rounds: { type: 'string', default: '7' }, seconds: { type: 'string', default: '1.5' } },
  });
  const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
  if (!(rounds > 0 && seconds > 0)) throw new RangeError('--rounds and --seconds are numbers above 0.');
  const servers: ServedProcess[] = [];
  const open = async (port: number, refuses: string): Promise<ServedProcess> => {
    const server = await serve(serverFile, port, { REFUSES: refuses });
    servers.push(server);
    return server;
  };
  try {
    const refusing = await open(PORTS.refusal, 'on');
    const hello = await open(PORTS.hello, 'off');
    const measure = async (): Promise<Costs> => ({
      refusal: await costOf(refusing, '/page', 503, seconds),
      hello: await costOf(hello, '/hello', 200, seconds),
    });
    await measure(); // compiles the code
    const costs: (Costs & { readonly ratio: number })[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const cost = await measure();
      costs.push({ ...cost, ratio: cost.refusal / cost.hello });
    }
    const median = medians(costs);
    console.log(`refusal ${median.refusal.toFixed(0)} µs, hello ${median.hello.toFixed(0)} µs`);
    return printThresholds([atMost('refusal ÷ hello', median.ratio, RATIO_MAX)]);
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
};

/** Returns the CPU microseconds of a server per request. */
async function costOf(
  { port, cpu }: ServedProcess,
  path: string,
  status: number,
  seconds: number,
): Promise<number> {
  const before = await cpu();
  const count = await runLoad(port, () => ({ path }), seconds * 1000, AT_ONCE, status);
  return ((await cpu()) - before) / count;
}
