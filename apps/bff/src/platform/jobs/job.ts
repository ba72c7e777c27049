import type { z } from 'zod';

/** The schema of a job's data: a JSON object, the same before and after parsing. */
export type JobData = z.ZodType<object, object>;

/**
 * The retry policy of a job: `limit` retries, after `seconds`, with exponential backoff up to
 * `atMostSeconds`.
 */
export type Retry = { readonly limit: number; readonly seconds: number; readonly atMostSeconds: number };

/** One run of a job. */
export type JobRun = {
  /** The job's id, the same at every attempt; a key for idempotent effects outside the database. */
  readonly id: string;
  /** Aborted when the run exceeds its lease, or when the process must end. */
  readonly signal: AbortSignal;
};

/**
 * Deferred work that runs in any process of the site, at least once (BF-09). `D` are the dependencies of its
 * handler.
 */
export type Job<S extends JobData = JobData, D = unknown> = {
  /** In kebab-case; also the name of its queue. */
  readonly name: string;
  /** The schema of its data: ids; never names, addresses, tokens or texts of members. */
  readonly data: S;
  readonly retry: Retry;
  /**
   * The maximum duration of one run. After it the worker counts as dead, and the job is retried. With `heartbeatSeconds`, 10 or
   * more, a worker whose process is gone counts as dead after that time, so that a long run is soon retried.
   */
  readonly lease: { readonly seconds: number; readonly heartbeatSeconds?: number };
  /** Number of jobs that a process takes from the queue at once, to run one after another; 1 if missing. */
  readonly batch?: number;
  /**
   * True if jobs with the same `orderKey`, which each of them then needs, run in sequence, in the order in
   * which they were queued. A permanently failed job blocks the later ones of its key. Fixed when the queue
   * is first created.
   */
  readonly isOrdered?: boolean;
  /**
   * True if `handle` gets a transaction as `deps.db`, which commits together with the removal of the job: its
   * writes are made exactly once, and completed jobs are not retained.
   */
  readonly isTransactional?: boolean;
  /** Seconds between checks for delayed jobs, when they have to start sooner after their time than the queue is checked. */
  readonly pollSeconds?: number;
  /** The schedule in cron syntax and UTC. A missed run is made up once at start. */
  readonly cron?: string;
  handle(data: z.infer<S>, deps: D, run: JobRun): Promise<void>;
};

/** A job with any data, as workers run it. */
export type AnyJob<D = unknown> = Omit<Job, 'handle'> & {
  handle(data: unknown, deps: D, run: JobRun): Promise<void>;
};

const RETRY: Retry = { limit: 8, seconds: 15, atMostSeconds: 3600 };
const LEASE = { seconds: 300 };
/** The lease of a job that may work for hours. It is retried when its process has no heartbeat for half a minute. */
export const LONG_LEASE = { seconds: 12 * 3600, heartbeatSeconds: 30 };

/**
 * Declares a job. By default it is attempted nine times in one to two hours, and a run may take five minutes.
 */
export function defineJob<S extends JobData, D>(
  job: Omit<Job<S, D>, 'retry' | 'lease'> & Partial<Pick<Job<S, D>, 'retry' | 'lease'>>,
): Job<S, D> {
  return { retry: RETRY, lease: LEASE, ...job };
}
