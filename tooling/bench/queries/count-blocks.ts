import type { RecordedStatement } from '@pegboard/bff/src/testing/distribution/recorded-statements.ts';
import type pg from 'pg';
import type { PageReader } from './pages.ts';
import type { World } from './world.ts';

const READS = 8;

type Explained = {
  'QUERY PLAN': readonly [
    { readonly Plan: { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number } },
  ];
};

/**
 * Returns the blocks that the statements of a page read, from buffers or files, as the mean of some reads: the statements are
 * recorded and explained. It depends on no other load. What they write is rolled back.
 */
export async function countBlocks(page: PageReader, world: World): Promise<number> {
  let blocks = 0;
  for (let nth = 0; nth < READS; nth += 1) {
    world.takeStatements();
    await page(world, nth, null);
    for (const statement of world.takeStatements())
      if (/^\s*(select|with|insert|update|delete)\b/i.test(statement.text))
        blocks += await explain(world.pool, statement);
  }
  return blocks / READS;
}

async function explain(pool: pg.Pool, { text, values }: RecordedStatement): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<Explained>(
      `explain (analyze, buffers, timing off, format json) ${text}`,
      [...values],
    );
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    return plan ? plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] : 0;
  } finally {
    await client.query('rollback');
    client.release();
  }
}
