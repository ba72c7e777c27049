import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobResult, type JobWithMetadata, type PgBoss } from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/db.ts';
import type { Tracing } from '../tracing/index.ts';
import { getRootCause } from '../logging/root-cause.ts';
import type { AnyJob } from './job.ts';
import { sendOptions } from './send-options.ts';

/** Polling interval in seconds, for connections without notifications, as behind some connection poolers. */
const POLL_S = 2;

/** The services required for running jobs, in addition to those of the jobs. */
export type RunDeps = {
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly tracing?: Tracing;
};

/**
 * Runs jobs in this process, one of each kind at a time, and queues those with a `cron` when they are due.
 */
export async function runJobs<D>(
  boss: PgBoss,
  jobs: readonly AnyJob<D>[],
  deps: D & RunDeps & { readonly db: Db },
  everySeconds: number,
): Promise<void> {
  for (const job of jobs) {
    if (job.cron !== undefined)
      await boss.schedule(job.name, job.cron, {}, { ...sendOptions(job), missed: 'once' });
    const intervalSeconds = Math.min(everySeconds, job.pollSeconds ?? everySeconds);
    let worker = '';
    worker = await boss.work(
      job.name,
      {
        includeMetadata: true,
        batchSize: job.batch ?? 1,
        perJobResults: true,
        pollingIntervalSeconds: Math.min(POLL_S, intervalSeconds),
        notifyPollingIntervalSeconds: intervalSeconds,
      },
      async (runs) => {
        const results = await runAll(boss, job, runs, deps);
        // One notification is sent for all jobs that were queued together, so poll until there are none.
        boss.notifyWorker(worker);
        return results;
      },
    );
  }
  const scheduled = new Set(jobs.flatMap(({ name, cron }) => (cron === undefined ? [] : [name])));
  for (const { name } of await boss.getSchedules()) if (!scheduled.has(name)) await boss.unschedule(name);
}

type Queued = JobWithMetadata<unknown>;
type WorkerDeps<D> = D & RunDeps & { readonly db: Db };

/** Runs jobs in sequence: transactional ones in one transaction, and each in its own if one of them fails. */
async function runAll<D>(
  boss: PgBoss,
  job: AnyJob<D>,
  queued: readonly Queued[],
  deps: WorkerDeps<D>,
): Promise<JobResult[]> {
  if (job.isTransactional === true && queued.length > 1) {
    const done = await traced(job, queued, deps, () => runInTransaction(boss, job, queued, deps)).then(
      () => true,
      () => false,
    );
    if (done) return queued.map(({ id }) => ({ id, status: 'completed' }));
  }
  const results: JobResult[] = [];
  for (const one of queued) results.push(await runOne(boss, job, one, deps));
  return results;
}

async function runOne<D>(
  boss: PgBoss,
  job: AnyJob<D>,
  queued: Queued,
  deps: WorkerDeps<D>,
): Promise<JobResult> {
  const { id, signal, retryCount } = queued;
  try {
    await traced(job, [queued], deps, async () =>
      job.isTransactional === true
        ? runInTransaction(boss, job, [queued], deps)
        : job.handle(job.data.parse(queued.data), deps, { id, signal }),
    );
    return { id, status: 'completed' };
  } catch (error) {
    const failure = getRootCause(error);
    const tries = retryCount + 1;
    const isLast = tries > job.retry.limit;
    deps.log[isLast ? 'error' : 'warn'](
      { job: job.name, id, tries, failure: failure.message },
      isLast ? 'a job failed for good' : 'a job failed and is tried again',
    );
    return { id, status: 'failed', output: failure };
  }
}

/** Runs `work` in a trace span, if tracing is enabled. */
function traced<D>(
  job: AnyJob<D>,
  queued: readonly Queued[],
  { tracing }: RunDeps,
  work: () => Promise<void>,
): Promise<void> {
  const facts = {
    'messaging.destination.name': job.name,
    'messaging.batch.message_count': queued.length,
    'pegboard.job.tries': Math.max(...queued.map(({ retryCount }) => retryCount + 1)),
  };
  return tracing ? tracing.span(`job ${job.name}`, facts, work) : work();
}

/**
 * Handles jobs and removes them from the queue in one transaction. Throws, and rolls back all of them, if one
 * fails or if another process has taken one over meanwhile.
 */
async function runInTransaction<D>(
  boss: PgBoss,
  job: AnyJob<D>,
  queued: readonly Queued[],
  deps: WorkerDeps<D>,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    for (const { id, signal, data } of queued)
      await job.handle(job.data.parse(data), { ...deps, db: tx }, { id, signal });
    const attempts = queued.map(({ id, retryCount }) => ({ id, retryCount }));
    const removed = await boss.deleteJob(job.name, attempts, { db: fromDrizzle(tx, sql) });
    if ((removed as { readonly affected?: number }).affected !== queued.length)
      throw new Error('The lease of a job has ended, and another process runs it.');
  });
}
