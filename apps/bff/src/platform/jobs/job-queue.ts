import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Db } from '../database/db.ts';
import { getRootCause } from '../logging/root-cause.ts';
import { deriveJobId } from './job-id.ts';
import type { AnyJob, Job, JobData } from './job.ts';
import { runJobs, type RunDeps } from './run-jobs.ts';
import { sendOptions } from './send-options.ts';

/** The PostgreSQL schema of the queue's own tables. */
export const JOBS_SCHEMA = 'jobs';

/** Options of queueing a job. */
export type EnqueueOptions = {
  /**
   * A job with the same key is queued once, as long as the first is retained: `JOB_RETENTION_DAYS` after its
   * end.
   */
  readonly singletonKey?: string;
  /** The earliest start time. */
  readonly startAfter?: Date;
};

/** The job queue of the site, stored in its database. */
export type JobQueue<D = unknown> = {
  /**
   * Queues a job in the caller's transaction: it is not queued if that is rolled back, and no worker sees it
   * before the commit. Returns its id, or undefined if the key was queued before.
   */
  enqueue<S extends JobData>(
    db: Db,
    job: Omit<Job<S>, 'handle' | 'cron'>,
    data: z.input<S>,
    options?: EnqueueOptions,
  ): Promise<string | undefined>;
  /** Queues several jobs of a kind in the caller's transaction, in this order, with one statement. */
  enqueueAll<S extends JobData>(
    db: Db,
    job: Omit<Job<S>, 'handle' | 'cron'>,
    jobs: readonly { readonly data: z.input<S>; readonly orderKey: string }[],
  ): Promise<void>;
  /**
   * Queues a permanently failed job for one more attempt. Resolves to false if there is none with that id.
   */
  retry(id: string): Promise<boolean>;
  /** Queues permanently failed jobs of a kind for one more attempt, in the caller's transaction. Resolves to their number. */
  retryFailed(db: Db, name: string, ids: readonly string[]): Promise<number>;
  /** Deletes permanently failed jobs of a kind, in the caller's transaction. Resolves to their number. */
  discardFailed(db: Db, name: string, ids: readonly string[]): Promise<number>;
  /** Runs jobs in this process until the queue is closed. */
  run(deps: D & RunDeps): Promise<void>;
  /** Closes the queue: a running job can finish within five seconds, otherwise it returns to the queue. */
  close(): Promise<void>;
};

const POOL_SIZE = 4;
const CLOSE_LIMIT_MS = 5000;
const LIMITS = '-c statement_timeout=60000 -c lock_timeout=60000';
/**
 * Timeout after which a connection is given up: a live server has ended a statement by then. `pg` supports
 * the option, but the types of pg-boss do not.
 */
const SILENCE = { query_timeout: 65_000, keepAlive: true };

/** Settings of the queue. */
export type JobQueueSettings<D> = {
  readonly url: string;
  readonly db: Db;
  readonly jobs: readonly AnyJob<D>[];
  readonly log: RunDeps['log'];
  /** True if this process runs jobs, schedules them and maintains the queue. */
  readonly works: boolean;
  /** Seconds between checks for jobs of dead processes and for scheduled jobs; shorter in tests. */
  readonly everySeconds?: number;
};

/**
 * Opens the queue on its own connections, and creates its tables if they are missing. A role that cannot
 * create schemas needs one: `CREATE SCHEMA jobs AUTHORIZATION …`.
 */
export async function openJobQueue<D>(settings: JobQueueSettings<D>): Promise<JobQueue<D>> {
  const { db, jobs, log, works, everySeconds = 30 } = settings;
  const { rows } = await db.execute(sql`select to_regnamespace(${JOBS_SCHEMA}) is not null as "isThere"`);
  const boss = new PgBoss({
    connectionString: settings.url,
    application_name: 'pegboard-jobs',
    schema: JOBS_SCHEMA,
    createSchema: rows[0]?.['isThere'] !== true,
    max: works ? POOL_SIZE : 1,
    options: LIMITS,
    ...SILENCE,
    supervise: works,
    schedule: works,
    useListenNotify: works,
    registerInstance: false,
    superviseIntervalSeconds: everySeconds,
    monitorIntervalSeconds: everySeconds,
    cronMonitorIntervalSeconds: everySeconds,
    cronWorkerIntervalSeconds: Math.min(everySeconds, 30),
    flowIntervalSeconds: 3600,
  });
  let isClosing = false;
  boss.on('error', (error) => {
    if (!isClosing) log.error({ failure: getRootCause(error).message }, 'the job queue failed');
  });
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'the job queue warns'));
  await boss.start();
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const { name, isOrdered = false } of jobs)
    if (!known.has(name))
      await boss.createQueue(name, { notify: true, ...(isOrdered && { policy: 'key_strict_fifo' }) });
  return {
    async enqueue(tx, job, data, { singletonKey, startAfter } = {}) {
      job.data.parse(data);
      const id = await boss.send(job.name, data, {
        ...sendOptions(job),
        ...(singletonKey === undefined ? {} : { id: deriveJobId(job.name, singletonKey) }),
        ...(startAfter === undefined ? {} : { startAfter }),
        db: fromDrizzle(tx, sql),
      });
      return id ?? undefined;
    },
    async enqueueAll(tx, job, all) {
      if (all.length === 0) return;
      // Jobs of one statement have the same timestamp, and the queue orders those by their ids.
      const ids = all.map(() => randomUUID()).toSorted();
      const options = sendOptions(job);
      const rows = all.map(({ data, orderKey }, at) => {
        job.data.parse(data);
        return { ...options, id: ids[at] ?? randomUUID(), data, singletonKey: orderKey };
      });
      await boss.insert(job.name, rows, { db: fromDrizzle(tx, sql) });
    },
    async retry(id) {
      const { rows: found } = await db.execute<{ name: string }>(
        sql`select name from jobs.job where id::text = ${id} and state = 'failed'`,
      );
      const [failed] = found;
      if (failed) await boss.retry(failed.name, id);
      return failed !== undefined;
    },
    async retryFailed(tx, name, ids) {
      const failed = await lockFailed(tx, name, ids);
      if (failed.length > 0) await boss.retry(name, failed, { db: fromDrizzle(tx, sql) });
      return failed.length;
    },
    async discardFailed(tx, name, ids) {
      const failed = await lockFailed(tx, name, ids);
      if (failed.length > 0) await boss.deleteJob(name, failed, { db: fromDrizzle(tx, sql) });
      return failed.length;
    },
    run: (deps) => runJobs(boss, jobs, { ...deps, db }, everySeconds),
    async close() {
      isClosing = true;
      await boss.stop({ graceful: true, timeout: CLOSE_LIMIT_MS });
    },
  };
}

/** Locks those of some jobs that failed permanently, and returns their ids. */
async function lockFailed(tx: Db, name: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id::text from jobs.job where name = ${name} and state = 'failed'
      and id::text in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)) for update`);
  return rows.map(({ id }) => id);
}
