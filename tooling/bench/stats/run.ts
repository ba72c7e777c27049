import { readDashboard } from '@pegboard/bff/src/business/business-stats/index.ts';
import { parseArgs } from 'node:util';
import { atMost, printThresholds, type Threshold } from '../threshold.ts';
import { openWorld, type World } from '../queries/world.ts';
import { medians } from '../stats.ts';
import { createWorld } from '../world/create-world.ts';
import { openTempSite } from '../world/temp-database.ts';
import { YEAR } from './events-sql.ts';
import { makeYear } from './make-year.ts';
import { processorTime } from './processor-time.ts';

const RATIO_MAX = 1.5;
const MS_MAX = 300;
/** The number of pins in both worlds; they differ by one to have different names. */
const WORLD_PINS = 10_000;

/** The measured requests of a dashboard: the usual ranges, and one that fits no block. */
const DASHBOARDS = {
  'a year by day': { ...YEAR, grain: 'day' },
  'an odd range of eleven months': { from: '2025-12-03', to: '2026-11-05', grain: 'day' },
  'half a year by day': { from: '2026-05-24', to: YEAR.to, grain: 'day' },
  'a quarter by day': { from: '2026-08-23', to: YEAR.to, grain: 'day' },
  '28 days by day': { from: '2026-10-24', to: YEAR.to, grain: 'day' },
  'two weeks by hour': { from: '2026-11-07', to: YEAR.to, grain: 'hour' },
  'a week by hour': { from: '2026-11-14', to: YEAR.to, grain: 'hour' },
} as const;

/** Measures the dashboard of a business after a year of many events against one of few (BD-05). */
export async function statsBench(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      few: { type: 'string', default: '100000' },
      many: { type: 'string', default: '10000000' },
      times: { type: 'string', default: '60' },
    },
  });
  const [few, many, times] = [Number(values.few), Number(values.many), Number(values.times)];
  if (!(few > 0 && many > few && times > 0))
    throw new RangeError('--few, --many and --times are numbers above 0, and many is more than few.');
  const temp = await openTempSite();
  const worlds: World[] = [];
  try {
    for (const [nth, events] of [few, many].entries()) {
      const url = await createWorld(temp.url, { pins: WORLD_PINS + nth });
      const { logged, counted } = await makeYear(url, events);
      console.log(`${events} events logged in ${logged.toFixed(0)} s, counted in ${counted.toFixed(0)} s`);
      worlds.push(await openWorld(url));
    }
    const [small, large] = worlds;
    if (!small || !large) throw new Error('Both years were made, and one is not there.');
    console.log(`\nmedians: ms that pass, and ms of processors, at ${few} and at ${many}`);
    const marks: Threshold[] = [];
    for (const [name, params] of Object.entries(DASHBOARDS)) {
      const [one, other] = await compared(small, large, times, (db) =>
        readDashboard(db, [1n], { ...params, metric: 'impressions' }),
      );
      console.log(
        [one.ms, other.ms, one.processorMs, other.processorMs].reduce(
          (line, value) => line + value.toFixed(1).padStart(10),
          name.padEnd(34),
        ),
      );
      marks.push(atMost(`${name}, ms of many`, other.ms, MS_MAX));
      marks.push(atMost(`${name}, many ÷ few`, other.ms / one.ms, RATIO_MAX));
      marks.push(
        atMost(`${name}, of processors, many ÷ few`, other.processorMs / one.processorMs, RATIO_MAX),
      );
    }
    return printThresholds(marks);
  } finally {
    for (const world of worlds) await world.close();
    await temp.close();
  }
}

/** Elapsed and CPU time of the same read in milliseconds. */
type Cost = { readonly ms: number; readonly processorMs: number };

/** Measures the same read in two worlds alternately, and returns the medians; the first fifth is warm-up. */
async function compared(
  small: World,
  large: World,
  times: number,
  read: (db: World['db']) => Promise<unknown>,
): Promise<readonly [Cost, Cost]> {
  const costs: readonly [Cost[], Cost[]] = [[], []];
  for (let nth = -Math.ceil(times / 5); nth < times; nth += 1)
    for (const [index, { db }] of [small, large].entries()) {
      let ms = 0;
      const processorMs = await processorTime(db, async () => {
        const start = performance.now();
        await read(db);
        ms = performance.now() - start;
      });
      if (nth >= 0) costs[index]?.push({ ms, processorMs });
    }
  return [medians(costs[0]), medians(costs[1])];
}
