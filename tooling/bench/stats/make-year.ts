import { rollUp } from '@pegboard/bff/src/business/business-stats/index.ts';
import type { Db } from '@pegboard/bff/src/platform/database/db.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { BUSINESS_STATEMENTS, CHUNK, eventsStatement, FULL_COUNT } from './events-sql.ts';

/** The duration of the parts of generating a year, in seconds. */
export type YearTimings = { readonly logged: number; readonly counted: number };

/**
 * Generates a year of events of one business in a seeded world, counts them by the site's own job, and
 * verifies the counts.
 */
export async function makeYear(url: string, total: number): Promise<YearTimings> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`set synchronous_commit = off`);
    for (const statement of BUSINESS_STATEMENTS) await client.query(statement);
    let [logged, counted] = [0, 0];
    // A connection without the site's statement timeout.
    const db = drizzle(client) as unknown as Db;
    for (let from = 0; from < total; from += CHUNK) {
      logged += await seconds(() =>
        client.query(eventsStatement(from, Math.min(from + CHUNK, total) - 1, total)),
      );
      counted += await seconds(async () => {
        for (let taken = 1; taken > 0; taken = await rollUp(db, CHUNK));
      });
    }
    await client.query(`vacuum analyze stat_hours, stat_blocks, countable_events`);
    const { rows } = await client.query<{ events: number; counted: number; in_blocks: number }>(FULL_COUNT);
    const [found] = rows;
    if (!found || found.events !== found.counted || found.events !== found.in_blocks)
      throw new Error(`What was counted is not a full count: ${JSON.stringify(found)}.`);
    return { logged, counted };
  } finally {
    await client.end();
  }
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}
