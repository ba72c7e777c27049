import { sql } from 'drizzle-orm';
import type { AnyJob } from '../platform/jobs/index.ts';
import type { Deps } from '../site/deps.ts';

/**
 * Runs the jobs of some kinds that are queued and due at the time of the app, and those that they queue, as workers do. Returns
 * their number. A job that fails stays queued, and its error is thrown.
 */
export async function runQueued(deps: Deps, jobs: readonly AnyJob<Deps>[]): Promise<number> {
  const signal = new AbortController().signal;
  let count = 0;
  for (;;) {
    const { rows } = await deps.db.execute<{ id: string; name: string; data: object }>(sql`
      select id::text, name, data from jobs.job
      where name in (${sql.join(
        jobs.map(({ name }) => sql`${name}`),
        sql`, `,
      )}) and start_after <= ${deps.now().toISOString()}::timestamptz
      order by created_on, id`);
    if (rows.length === 0) return count;
    for (const { id, name, data } of rows) {
      const job = jobs.find((one) => one.name === name);
      if (!job) continue;
      const run = (db: Deps['db']) => job.handle(job.data.parse(data), { ...deps, db }, { id, signal });
      await (job.isTransactional === true ? deps.db.transaction(run) : run(deps.db));
      await deps.db.execute(sql`delete from jobs.job where id::text = ${id}`);
      count += 1;
    }
  }
}
