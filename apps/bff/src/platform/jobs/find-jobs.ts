import { sql } from 'drizzle-orm';
import type { Db } from '../database/db.ts';

/** The state of a job. */
export type JobState = 'waiting' | 'to be tried again' | 'running' | 'done' | 'failed' | 'cancelled';

/** The number of jobs by name and state, and their age. */
export type JobCount = {
  readonly name: string;
  readonly state: JobState;
  readonly count: number;
  /** The time at which the oldest was queued or, for completed jobs, at which the latest ended. */
  readonly since: Date;
  /** The error of the latest failed attempt; undefined if none failed. */
  readonly lastError: string | undefined;
};

/** A permanently failed job. */
export type FailedJob = {
  readonly id: string;
  readonly name: string;
  readonly tries: number;
  readonly failedAt: Date;
  readonly error: string;
};

const STATES: Readonly<Record<string, JobState>> = {
  created: 'waiting',
  retry: 'to be tried again',
  active: 'running',
  completed: 'done',
  failed: 'failed',
  cancelled: 'cancelled',
};
/** Rows as the driver returns them, with timestamps as text. */
type CountRow = { name: string; state: string; count: number; since: string; error: string | null };
type FailedRow = { id: string; name: string; tries: number; at: string; error: string | null };

const OURS = sql`name not like '\\_\\_pgboss\\_\\_%'`;
const ERROR = sql`coalesce(output ->> 'message', output #>> '{value,message}', output::text)`;

/** Returns the number of jobs by name and state (BF-09: 'visible'). */
export async function countJobs(db: Db): Promise<readonly JobCount[]> {
  const { rows } = await db.execute<CountRow>(sql`
    select name, state::text, count(*)::int as count,
      case when state in ('completed', 'failed', 'cancelled') then max(completed_on) else min(created_on) end as since,
      (array_agg(${ERROR} order by created_on desc) filter (where output is not null and state in ('failed', 'retry')))[1]
        as error
    from jobs.job where ${OURS} group by name, state order by name, state`);
  return rows.map(({ name, state, count, since, error }) => ({
    name,
    state: STATES[state] ?? 'waiting',
    count,
    since: new Date(since),
    lastError: error ?? undefined,
  }));
}

/**
 * Returns the permanently failed jobs, latest first. They are retained for thirty days, or until they are
 * retried.
 */
export async function failedJobs(db: Db, limit = 100): Promise<readonly FailedJob[]> {
  const { rows } = await db.execute<FailedRow>(sql`
    select id, name, retry_count + 1 as tries, completed_on as at, ${ERROR} as error
    from jobs.job where state = 'failed' and ${OURS} order by completed_on desc limit ${limit}`);
  return rows.map(({ id, name, tries, at, error }) => ({
    id,
    name,
    tries,
    failedAt: new Date(at),
    error: error ?? '',
  }));
}
