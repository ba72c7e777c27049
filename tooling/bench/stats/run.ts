import { readDashboard } from '@pegboard/bff/src/business-stats/index.ts';
import { parseArgs } from 'node:util';
import { atMost, printMarks } from '../mark.ts';
import { openWorld, type World } from '../queries/world.ts';
import { median } from '../stats.ts';
import { createWorld } from '../world/create-world.ts';
import { openTempSite } from '../world/temp-database.ts';
import { YEAR } from './events-sql.ts';
import { makeYear } from './make-year.ts';

const RATIO_MAX = 1.5;
const MS_MAX = 300;
/** Both worlds have the same pins; that they differ by one is their name. */
const WORLD_PINS = 10_000;

/** What is asked of a dashboard: ranges as they are chosen, and one that fits no block. */
const WISHES = {
  'a year by day': { ...YEAR, grain: 'day' },
  'an odd range of eleven months': { from: '2025-12-03', to: '2026-11-05', grain: 'day' },
  'a quarter by day': { from: '2026-08-23', to: YEAR.to, grain: 'day' },
  '28 days by day': { from: '2026-10-24', to: YEAR.to, grain: 'day' },
  'a week by hour': { from: '2026-11-14', to: YEAR.to, grain: 'hour' },
} as const;

/** What the dashboard of a business costs after a year of many events, beside one of few (BD-05). */
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
    console.log(
      `\n${'median ms'.padEnd(34)}${String(few).padStart(10)}${String(many).padStart(10)}${'ratio'.padStart(8)}`,
    );
    const marks = [];
    for (const [name, wish] of Object.entries(WISHES)) {
      const told: [number[], number[]] = [[], []];
      for (let nth = 0; nth < times * 1.2; nth += 1)
        for (const [index, world] of [small, large].entries()) {
          const start = performance.now();
          await readDashboard(world.db, [1n], { ...wish, metric: 'impressions' });
          if (nth >= times * 0.2) told[index]?.push(performance.now() - start);
        }
      const [one, other] = [median(told[0]), median(told[1])];
      console.log(
        `${name.padEnd(34)}${one.toFixed(1).padStart(10)}${other.toFixed(1).padStart(10)}${(other / one).toFixed(2).padStart(8)}`,
      );
      marks.push(atMost(`${name}, many ÷ few`, other / one, RATIO_MAX));
      marks.push(atMost(`${name}, ms of many`, other, MS_MAX));
    }
    return printMarks(marks);
  } finally {
    for (const world of worlds) await world.close();
    await temp.close();
  }
}
