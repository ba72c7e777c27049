import { sql } from 'drizzle-orm';
import type { Db } from '../database/db.ts';

/** The live and failed jobs of a kind. */
export type JobKindCount = {
  readonly name: string;
  /** Jobs that can start. */
  readonly due: number;
  /** Jobs with a start time in the future. */
  readonly delayed: number;
  /** Jobs that failed and are tried again. */
  readonly retried: number;
  readonly running: number;
  readonly failed: number;
  /** The time since which the oldest due job waits. */
  readonly oldestDue: Date | null;
  readonly lastFailedAt: Date | null;
  /** The code of the latest failure: never its message, which can have personal data. */
  readonly lastErrorCode: string | null;
};

/** A permanently failed job, without its data. */
export type FailedJobOfKind = {
  readonly id: string;
  readonly tries: number;
  readonly failedAt: Date;
  readonly errorCode: string | null;
};

type KindRow = {
  name: string;
  due: number;
  delayed: number;
  retried: number;
  running: number;
  failed: number;
  oldest: string | null;
  failed_at: string | null;
  code: string | null;
};

const OURS = sql`name not like '\\_\\_pgboss\\_\\_%'`;
/** The code or else the name of an error, if it looks like one. Jobs of dead processes have their end in `value`. */
const CODE = sql`substring(coalesce(output ->> 'code', output #>> '{value,code}', output ->> 'name', output #>> '{value,name}')
  from '^[A-Za-z][A-Za-z0-9_.-]{0,63}$|^[0-9A-Z]{5}$')`;
/** The states of the index of live jobs, as the queue declares it. */
const LIVE = sql`state in ('created', 'retry', 'active', 'failed')`;

/** Returns the kinds of jobs by name with the number of their live and failed jobs. The number of completed jobs does not matter to its duration. */
export async function countJobKinds(db: Db): Promise<readonly JobKindCount[]> {
  const { rows } = await db.execute<KindRow>(sql`
    with counted as (
      select name,
        count(*) filter (where state = 'created' and start_after <= now())::int as due,
        count(*) filter (where state = 'created' and start_after > now())::int as delayed,
        count(*) filter (where state = 'retry')::int as retried,
        count(*) filter (where state = 'active')::int as running,
        count(*) filter (where state = 'failed')::int as failed,
        min(start_after) filter (where state = 'created' and start_after <= now()) as oldest
      from jobs.job where ${LIVE} group by name)
    select queue.name, coalesce(due, 0) as due, coalesce(delayed, 0) as delayed, coalesce(retried, 0) as retried,
      coalesce(running, 0) as running, coalesce(failed, 0) as failed, oldest, failure.at as failed_at, failure.code
    from jobs.queue left join counted on counted.name = queue.name
    left join lateral (
      select coalesce(completed_on, started_on) as at, ${CODE} as code from jobs.job
      where job.name = queue.name and ${LIVE} and output is not null and counted.failed + counted.retried > 0
      order by coalesce(completed_on, started_on) desc nulls last limit 1) failure on true
    where queue.${OURS} order by queue.name`);
  return rows.map(({ oldest, failed_at: failedAt, code, ...counts }) => ({
    ...counts,
    oldestDue: oldest === null ? null : new Date(oldest),
    lastFailedAt: failedAt === null ? null : new Date(failedAt),
    lastErrorCode: code,
  }));
}

/** Returns the permanently failed jobs of a kind, latest first. */
export async function listFailedJobs(
  db: Db,
  name: string,
  limit: number,
): Promise<readonly FailedJobOfKind[]> {
  const { rows } = await db.execute<{ id: string; tries: number; at: string; code: string | null }>(sql`
    select id::text, retry_count + 1 as tries, completed_on as at, ${CODE} as code from jobs.job
    where name = ${name} and ${LIVE} and state = 'failed' and ${OURS} order by completed_on desc, id limit ${limit}`);
  return rows.map(({ id, tries, at, code }) => ({ id, tries, failedAt: new Date(at), errorCode: code }));
}

/** Returns the ids of permanently failed jobs of a kind, oldest first: the order in which they are retried. */
export async function findFailedIds(db: Db, name: string, limit: number): Promise<readonly string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id::text from jobs.job where name = ${name} and ${LIVE} and state = 'failed' and ${OURS}
    order by created_on, id limit ${limit}`);
  return rows.map(({ id }) => id);
}
