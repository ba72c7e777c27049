import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const LOCK = 7_340_113;

/** A lock on the schema: exclusive for changing it, shared for depending on it. */
export type SchemaUse = 'change' | 'keep';

const ATTEMPT: Readonly<Record<SchemaUse, string>> = {
  change: 'pg_try_advisory_lock',
  keep: 'pg_try_advisory_lock_shared',
};
const ATTEMPT_MS = 250;

/**
 * Runs `work` on a separate connection, without time limits, under the schema lock: of several processes that
 * start at once, one migrates and the others wait. The lock of a killed process is released within a second,
 * also in the middle of a long statement, which is rolled back.
 */
export async function withSchema<T>(
  url: string,
  use: SchemaUse,
  say: (line: string) => void,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: `pegboard-schema ${process.pid}` });
  client.on('error', () => undefined); // the failing statement reports it
  await client.connect();
  try {
    await client.query(
      'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0',
    );
    // Not every system can detect that a client is gone: there the lock is held until the statement ends.
    await client.query("set client_connection_check_interval = '1s'").catch(() => undefined);
    const take = async (): Promise<boolean> => {
      const { rows } = await client.query<{ isOurs: boolean }>(`select ${ATTEMPT[use]}($1) as "isOurs"`, [
        LOCK,
      ]);
      return rows[0]?.isOurs === true;
    };
    if (!(await take())) {
      say('Another process is busy with the tables of this database; waiting until it has finished.');
      // A statement that waits would have a snapshot, for whose end an index that is built concurrently waits.
      while (!(await take())) await sleep(ATTEMPT_MS);
    }
    return await work(client);
  } finally {
    await client.end();
  }
}
