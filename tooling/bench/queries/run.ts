import { sql } from 'drizzle-orm';
import { parseArgs } from 'node:util';
import { atMost, printThresholds } from '../threshold.ts';
import { openTempSite } from '../world/temp-database.ts';
import { openWorldServer } from '../world/world-server.ts';
import { measureRate } from './rate.ts';
import { measurePage } from './measure.ts';
import { PAGES } from './pages.ts';
import { buildWorld, openWorld, type World } from './world.ts';

const RATIO_MAX = 1.5;

/** Measures pin pages in a large database against the same pages in a small one. */
export async function queriesBench(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      few: { type: 'string', default: '10000' },
      many: { type: 'string', default: '1000000' },
      times: { type: 'string', default: '300' },
      seconds: { type: 'string', default: '60' },
      only: { type: 'string', multiple: true, default: [''] },
      dir: { type: 'string' },
    },
  });
  const [few, many, times] = [Number(values.few), Number(values.many), Number(values.times)];
  if (!(few > 0 && many > few && times > 0))
    throw new RangeError('--few, --many and --times are numbers above 0, and many is more than few.');
  const { dir } = values;
  const server = dir === undefined ? await openTempSite() : await openWorldServer(dir);
  const worlds: World[] = [];
  try {
    for (const pins of [few, many]) {
      const start = performance.now();
      worlds.push(await openWorld(await buildWorld(server.url, pins, console.log)));
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      console.log(`${pins} pins ready after ${seconds} s, ${await sizeOf(worlds.at(-1))} on the disk`);
    }
    const [small, large] = worlds;
    if (!small || !large) throw new Error('Both worlds were made, and one is not there.');
    console.log(
      `\n${`${few} and ${many} pins`.padEnd(38)}${['median ms', 'processor ms', 'blocks'].map((title) => title.padStart(24)).join('')}${'items'.padStart(12)}`,
    );
    const marks = [];
    for (const [name, page] of Object.entries(PAGES)) {
      if (!values.only.some((prefix) => name.startsWith(prefix))) continue;
      const [one, other] = await measurePage(page, [small, large], times);
      if (!one || !other) throw new Error('Two worlds were measured, and one has no numbers.');
      console.log(
        `${name.padEnd(38)}${COSTS.map((cost) => compared(one[cost], other[cost])).join('')}${`${one.items} / ${other.items}`.padStart(12)}`,
      );
      for (const cost of COSTS)
        marks.push(atMost(`${name}, ${cost}, many ÷ few`, other[cost] / one[cost], RATIO_MAX));
    }
    if (Number(values.seconds) > 0) marks.push(...(await measureRate(large, Number(values.seconds))));
    return printThresholds(marks);
  } finally {
    for (const world of worlds) await world.close();
    await server.close();
  }
}

const COSTS = ['ms', 'cpuMs', 'blocks'] as const;

const compared = (one: number, other: number): string =>
  `${one.toFixed(1).padStart(9)}${other.toFixed(1).padStart(9)}${(other / one).toFixed(2).padStart(6)}`;

async function sizeOf(world: World | undefined): Promise<string> {
  const found = await world?.db.execute<{ size: string }>(
    sql`select pg_size_pretty(pg_database_size(current_database())) as size`,
  );
  return found?.rows[0]?.size ?? 'nothing';
}
