import type { RecordedStatement } from '@pegboard/bff/src/testing/distribution/recorded-statements.ts';
import pg from 'pg';
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

const EXPLAIN = 'explain (analyze, buffers, timing off, format json)';

async function explain(pool: pg.Pool, statement: RecordedStatement): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await explainRun(client, statement);
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    return plan ? plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] : 0;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** Explains a statement with the plan that the site uses: that for all values if it is reused. */
async function explainRun(
  client: pg.PoolClient,
  { text, values, reusesPlan }: RecordedStatement,
): Promise<pg.QueryResult<Explained>> {
  if (!reusesPlan) return client.query<Explained>(`${EXPLAIN} ${text}`, [...values]);
  await client.query('set local plan_cache_mode = force_generic_plan');
  await client.query(`prepare explained as ${text}`);
  // Such statements have texts as values alone.
  const literals = values.map((value) => (value === null ? 'null' : pg.escapeLiteral(value as string)));
  const executed = literals.length === 0 ? 'explained' : `explained (${literals.join(', ')})`;
  const result = await client.query<Explained>(`${EXPLAIN} execute ${executed}`);
  await client.query('deallocate explained');
  return result;
}
