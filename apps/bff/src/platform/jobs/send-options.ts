import type { SendOptions } from 'pg-boss';
import type { AnyJob } from './job.ts';

/** How long a job is kept after its end, done or failed: in days. */
export const JOB_RETENTION_DAYS = 30;
const DAY_S = 86_400;

/** What the queue is told of a job's retries, lease and keeping. */
export function sendOptions({ retry, lease }: Pick<AnyJob, 'retry' | 'lease'>): SendOptions {
  return {
    retryLimit: retry.limit,
    retryDelay: retry.seconds,
    retryDelayMax: retry.atMostSeconds,
    retryBackoff: true,
    expireInSeconds: lease.seconds,
    deleteAfterSeconds: JOB_RETENTION_DAYS * DAY_S,
    retentionSeconds: JOB_RETENTION_DAYS * DAY_S,
  };
}
