import type { SendOptions } from 'pg-boss';
import type { AnyJob } from './job.ts';

/** Retention of a finished or failed job in days. */
export const JOB_RETENTION_DAYS = 30;
const DAY_S = 86_400;

/** Returns pg-boss's options for a job's retries, lease and retention. */
export function sendOptions({ retry, lease }: Pick<AnyJob, 'retry' | 'lease'>): SendOptions {
  return {
    retryLimit: retry.limit,
    retryDelay: retry.seconds,
    retryDelayMax: retry.atMostSeconds,
    retryBackoff: true,
    expireInSeconds: lease.seconds,
    ...(lease.heartbeatSeconds !== undefined && { heartbeatSeconds: lease.heartbeatSeconds }),
    deleteAfterSeconds: JOB_RETENTION_DAYS * DAY_S,
    retentionSeconds: JOB_RETENTION_DAYS * DAY_S,
  };
}
