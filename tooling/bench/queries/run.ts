import { sql } from 'drizzle-orm';
import { parseArgs } from 'node:util';
import { atMost, printThresholds } from '../threshold.ts';
import { median } from '../stats.ts';
import { openTempSite } from '../world/temp-database.ts';
import { measureRate } from './rate.ts';
import { PAGES, type PageReader } from './pages.ts';
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
      only: { type: 'string', default: '' },
    },
  });
  const [few, many, times] = [Number(values.few), Number(values.many), Number(values.times)];
  if (!(few > 0 && many > few && times > 0))
    throw new RangeError('--few, --many and --times are numbers above 0, and many is more than few.');
  const temp = await openTempSite();
  const worlds: World[] = [];
  try {
    for (const pins of [few, many]) {
      const start = performance.now();
      worlds.push(await openWorld(await buildWorld(temp.url, pins, console.log)));
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      console.log(`${pins} pins made in ${seconds} s, ${await sizeOf(worlds.at(-1))} on the disk`);
    }
    const [small, large] = worlds;
    if (!small || !large) throw new Error('Both worlds were made, and one is not there.');
    console.log(
      `\n${'median ms'.padEnd(38)}${String(few).padStart(10)}${String(many).padStart(10)}${'ratio'.padStart(8)}${'pins'.padStart(12)}`,
    );
    const marks = [];
    for (const [name, page] of Object.entries(PAGES)) {
      if (!name.startsWith(values.only)) continue;
      const [one, other] = await timed(page, small, large, times);
      const ratio = other.ms / one.ms;
      console.log(
        `${name.padEnd(38)}${one.ms.toFixed(2).padStart(10)}${other.ms.toFixed(2).padStart(10)}${ratio.toFixed(2).padStart(8)}${`${one.pins} / ${other.pins}`.padStart(12)}`,
      );
      marks.push(atMost(`${name}, many ÷ few`, ratio, RATIO_MAX));
    }
    marks.push(...(await measureRate(large, Number(values.seconds))));
    return printThresholds(marks);
  } finally {
    for (const world of worlds) await world.close();
    await temp.close();
  }
}

async function sizeOf(world: World | undefined): Promise<string> {
  const found = await world?.db.execute<{ size: string }>(
    sql`select pg_size_pretty(pg_database_size(current_database())) as size`,
  );
  return found?.rows[0]?.size ?? 'nothing';
}

type Timed = { readonly ms: number; readonly pins: number };

/** Measures a page in two worlds alternately: returns its median times, and its median number of pins. */
async function timed(
  page: PageReader,
  one: World,
  other: World,
  times: number,
): Promise<readonly [Timed, Timed]> {
  const measured = [one, other].map(() => ({ ms: [] as number[], pins: [] as number[] }));
  for (let nth = 0; nth < times * 1.2; nth += 1)
    for (const [index, world] of [one, other].entries()) {
      const start = performance.now();
      const { items } = await page(world, nth, null);
      if (nth < times * 0.2) continue; // first reads wait for the disk
      measured[index]?.ms.push(performance.now() - start);
      measured[index]?.pins.push(items.length);
    }
  const [ofOne, ofOther] = measured.map(({ ms, pins }) => ({ ms: median(ms), pins: median(pins) }));
  if (!ofOne || !ofOther) throw new RangeError('Nothing was timed.');
  return [ofOne, ofOther];
}
