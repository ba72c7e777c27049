import { sql } from 'drizzle-orm';
import { median } from '../stats.ts';
import { processorTime } from '../stats/processor-time.ts';
import type { PageReader } from './pages.ts';
import type { World } from './world.ts';

/** The cost of a page: median elapsed time and number of items; per read, processor time and blocks read from buffers or files. */
export type PageCost = {
  readonly ms: number;
  readonly items: number;
  readonly cpuMs: number;
  readonly blocks: number;
};

/** The number of reads of a world between two of the other one. */
const BLOCK = 5;
const CONNECTIONS = 10;

/**
 * Measures a page in several worlds in turns, a few reads each. On a busy machine the processor time, of this process and of PostgreSQL,
 * and the number of blocks say more than the elapsed time.
 */
export async function measurePage(
  page: PageReader,
  worlds: readonly World[],
  times: number,
): Promise<readonly PageCost[]> {
  const costs = worlds.map(() => ({ ms: [] as number[], items: [] as number[], cpuMs: 0, blocks: 0 }));
  const warmUp = Math.ceil((times * 0.2) / BLOCK);
  const turns = Math.ceil(times / BLOCK);
  for (let turn = 0; turn < warmUp + turns; turn += 1)
    for (const [index, world] of worlds.entries()) {
      const cost = costs[index];
      const blocksBefore = turn === warmUp ? await blocksRead(world) : 0;
      const cpuMs = await processorTime(world.db, async () => {
        for (let nth = turn * BLOCK; nth < (turn + 1) * BLOCK; nth += 1) {
          const start = performance.now();
          const { items } = await page(world, nth, null);
          if (turn < warmUp) continue; // first reads wait for the disk
          cost?.ms.push(performance.now() - start);
          cost?.items.push(items.length);
        }
      });
      if (!cost || turn < warmUp) continue;
      cost.cpuMs += cpuMs;
      cost.blocks -= blocksBefore;
    }
  return Promise.all(
    costs.map(async ({ ms, items, cpuMs, blocks }, index) => {
      const world = worlds[index];
      const read = turns * BLOCK;
      const all = blocks + (world ? await blocksRead(world) : 0);
      return { ms: median(ms), items: median(items), cpuMs: cpuMs / read, blocks: all / read };
    }),
  );
}

/** Returns the number of blocks that the connections of a world have read. Each of them reports its numbers first. */
async function blocksRead({ db }: World): Promise<number> {
  await Promise.all(
    Array.from({ length: CONNECTIONS }, () =>
      db.execute(sql`select pg_stat_force_next_flush(), pg_sleep(0.02)`),
    ),
  );
  const { rows } = await db.execute<{ blocks: string }>(
    sql`select blks_hit + blks_read as blocks from pg_stat_database where datname = current_database()`,
  );
  return Number(rows[0]?.blocks);
}
