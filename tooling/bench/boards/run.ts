import { findBoard } from '@pegboard/bff/src/pins/board-access/index.ts';
import { boardLoaders } from '@pegboard/bff/src/pins/boards/index.ts';
import { moveInOrder } from '@pegboard/bff/src/pins/boards/move-in-order.ts';
import { boardPins } from '@pegboard/bff/src/pins/pins/pin-lists.ts';
import { sql } from 'drizzle-orm';
import { parseArgs } from 'node:util';
import { atMost, printThresholds } from '../threshold.ts';
import { buildWorld, openWorld, type World } from '../queries/world.ts';
import { median } from '../stats.ts';
import { openTempSite } from '../world/temp-database.ts';

const RATIO_MAX = 1.5;
const PAGE = 25;
const WORLD_PINS = 20_000;

/** Operations on a board by name, as the site performs them: opening it, reading to its end, reordering. */
const WORKS = {
  'opens it: head, sections, covers, 25 pins': async (world, id) => {
    await findBoard(world.db, null, { id });
    const loaders = boardLoaders(world, null);
    await Promise.all([loaders.sectionsOf.load(id), loaders.boardCovers.load(id)]);
    await boardPins(world, null, id, undefined, { size: PAGE, after: null });
  },
  'reads its last page': async (world, id, end) => {
    await boardPins(world, null, id, undefined, { size: PAGE, after: end });
  },
  'puts its last pin on top': async (world, id) => {
    const { rows } = await world.db.execute<{ id: string }>(
      sql`select id::text from pins where board_id = ${id} and deleted_at is null order by position, id limit 1`,
    );
    const first = await boardPins(world, null, id, undefined, { size: 1, after: null });
    const [top] = first.items;
    await world.db.transaction(async (tx) => {
      await moveInOrder(tx, pinsOf(id), BigInt(rows[0]?.id ?? 0), top?.id ?? null);
    });
  },
} as const satisfies Readonly<
  Record<string, (world: World, id: bigint, end: string | null) => Promise<void>>
>;

const pinsOf = (id: bigint): Parameters<typeof moveInOrder>[1] => ({
  lock: id,
  table: sql`pins`,
  where: sql`board_id = ${id} and deleted_at is null`,
  key: sql`position`,
  position: (key) => key,
});

/** Measures a board of 10,000 pins against one of 100: opening, reading to the end, reordering. */
export async function boardsBench(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({ args: [...args], options: { times: { type: 'string', default: '200' } } });
  const times = Number(values.times);
  if (!(times > 0)) throw new RangeError('--times is a number above 0.');
  const temp = await openTempSite();
  const world = await openWorld(await buildWorld(temp.url, WORLD_PINS, console.log));
  try {
    const [few, many] = [await boardOf(world, 0, 100), await boardOf(world, 1, 10_000)];
    await world.db.execute(sql`vacuum analyze pins`);
    const ends = [await lastPage(world, few), await lastPage(world, many)] as const;
    console.log(
      `\n${'median ms'.padEnd(46)}${'100'.padStart(8)}${'10,000'.padStart(8)}${'ratio'.padStart(8)}`,
    );
    const marks = [];
    for (const [name, work] of Object.entries(WORKS)) {
      const durations: [number[], number[]] = [[], []];
      for (let nth = 0; nth < times * 1.2; nth += 1)
        for (const [index, id] of [few, many].entries()) {
          const start = performance.now();
          await work(world, id, ends[index] ?? null);
          if (nth >= times * 0.2) durations[index]?.push(performance.now() - start);
        }
      const [one, other] = [median(durations[0]), median(durations[1])];
      console.log(
        `${name.padEnd(46)}${one.toFixed(2).padStart(8)}${other.toFixed(2).padStart(8)}${(other / one).toFixed(2).padStart(8)}`,
      );
      marks.push(atMost(`${name}, 10,000 ÷ 100`, other / one, RATIO_MAX));
    }
    return printThresholds(marks);
  } finally {
    await world.close();
    await temp.close();
  }
}

/** Puts a number of pins of the world on the nth public board, and no others. */
async function boardOf({ db, boardIds }: World, nth: number, count: number): Promise<bigint> {
  const id = boardIds[nth];
  const elsewhere = boardIds[nth + 2];
  if (id === undefined || elsewhere === undefined)
    throw new Error('The world has too few boards: make it of more pins.');
  await db.execute(sql`delete from pins where board_id = ${id}`);
  await db.execute(sql`
    update pins set board_id = ${id}, section_id = null
    where id in (select min(id) from pins where board_id not in (${boardIds[0] ?? 0n}, ${boardIds[1] ?? 0n})
      group by content_id order by min(id) limit ${count})`);
  await db.execute(sql`update boards set pin_count = ${count}, section_count = 0 where id = ${id}`);
  return id;
}

/** Returns the cursor of the last page of a board. */
async function lastPage(world: World, id: bigint): Promise<string | null> {
  let [last, after]: [string | null, string | null] = [null, null];
  do {
    last = after;
    after = (await boardPins(world, null, id, undefined, { size: PAGE, after })).bookmark;
  } while (after !== null);
  return last;
}
