import { median } from '../stats.ts';
import { processorTime } from '../stats/processor-time.ts';
import { countBlocks } from './count-blocks.ts';
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

/**
 * Measures a page in several worlds in turns, a few reads each. On a busy machine the processor time, of this process and of PostgreSQL,
 * and the number of blocks say more than the elapsed time.
 */
export async function measurePage(
  page: PageReader,
  worlds: readonly World[],
  times: number,
): Promise<readonly PageCost[]> {
  const costs = worlds.map(() => ({ ms: [] as number[], items: [] as number[], cpuMs: 0 }));
  const warmUp = Math.ceil((times * 0.2) / BLOCK);
  const turns = Math.ceil(times / BLOCK);
  for (let turn = 0; turn < warmUp + turns; turn += 1)
    for (const [index, world] of worlds.entries()) {
      const cost = costs[index];
      const cpuMs = await processorTime(world.db, async () => {
        for (let nth = turn * BLOCK; nth < (turn + 1) * BLOCK; nth += 1) {
          const start = performance.now();
          const { items } = await page(world, nth, null);
          if (turn < warmUp) continue; // first reads wait for the disk
          cost?.ms.push(performance.now() - start);
          cost?.items.push(items.length);
        }
      });
      if (cost && turn >= warmUp) cost.cpuMs += cpuMs;
    }
  return Promise.all(
    worlds.map(async (world, index) => {
      const { ms = [], items = [], cpuMs = Number.NaN } = costs[index] ?? {};
      return {
        ms: median(ms),
        items: median(items),
        cpuMs: cpuMs / (turns * BLOCK),
        blocks: await countBlocks(page, world),
      };
    }),
  );
}
