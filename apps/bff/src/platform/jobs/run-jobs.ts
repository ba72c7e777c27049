import type { PgBoss } from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import type { Tracing } from '../tracing/index.ts';
import { getRootCause } from '../logging/root-cause.ts';
import type { AnyJob } from './job.ts';
import { sendOptions } from './send-options.ts';

/** Without notifications from the database, as behind some connection poolers, new jobs are found this soon. */
const POLL_S = 2;

/** The services that running jobs needs beside those of the jobs. */
export type RunDeps = {
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly tracing?: Tracing;
};

/** Has this process run the jobs, one of each at a time, and puts those with a `cron` in the queue when it is time. */
export async function runJobs<D>(
  boss: PgBoss,
  jobs: readonly AnyJob<D>[],
  deps: D & RunDeps,
  everySeconds: number,
): Promise<void> {
  for (const job of jobs) {
    if (job.cron !== undefined)
      await boss.schedule(job.name, job.cron, {}, { ...sendOptions(job), missed: 'once' });
    let worker = '';
    worker = await boss.work(
      job.name,
      {
        includeMetadata: true,
        pollingIntervalSeconds: Math.min(POLL_S, everySeconds),
        notifyPollingIntervalSeconds: everySeconds,
      },
      async (runs) => {
        for (const { id, data, signal, retryCount } of runs)
          await runOne(job, data, deps, { id, signal, tries: retryCount + 1 }).finally(() =>
            // What was queued together is told once: the next is looked for at once, until none is left.
            boss.notifyWorker(worker),
          );
      },
    );
  }
  const scheduled = new Set(jobs.flatMap(({ name, cron }) => (cron === undefined ? [] : [name])));
  for (const { name } of await boss.getSchedules()) if (!scheduled.has(name)) await boss.unschedule(name);
}

async function runOne<D>(
  job: AnyJob<D>,
  data: unknown,
  deps: D & RunDeps,
  run: { readonly id: string; readonly signal: AbortSignal; readonly tries: number },
): Promise<void> {
  try {
    const work = (): Promise<void> => job.handle(job.data.parse(data), deps, run);
    const facts = { 'messaging.destination.name': job.name, 'pegboard.job.tries': run.tries };
    await (deps.tracing ? deps.tracing.span(`job ${job.name}`, facts, work) : work());
  } catch (error) {
    const failure = getRootCause(error);
    const isLast = run.tries > job.retry.limit;
    deps.log[isLast ? 'error' : 'warn'](
      { job: job.name, id: run.id, tries: run.tries, failure: failure.message },
      isLast ? 'a job failed for good' : 'a job failed and is tried again',
    );
    throw failure;
  }
}
