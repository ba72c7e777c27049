import { recordAction } from '../../people/audit-log/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { requireEmployee, type SignedIn } from '../../platform/http/viewer.ts';
import { findFailedIds } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';

/** The largest number of jobs that one action changes; the page shows how many are left. */
export const CHANGED_MAX = 1000;

/** One failed job of a kind, or all of them. */
export type FailedJobsInput = { readonly kind: string; readonly id: string | undefined };

/** Retries or discards failed jobs of a kind, and records it. Throws `failed_job_not_found` if there is none. */
export async function changeFailedJobs(
  deps: Deps,
  viewer: SignedIn,
  action: 'jobs_retried' | 'jobs_discarded',
  { kind, id }: FailedJobsInput,
): Promise<void> {
  requireEmployee(viewer);
  await deps.db.transaction(async (tx) => {
    const ids = id === undefined ? await findFailedIds(tx, kind, CHANGED_MAX) : [id];
    const count =
      action === 'jobs_retried'
        ? await deps.jobs.retryFailed(tx, kind, ids)
        : await deps.jobs.discardFailed(tx, kind, ids);
    if (count === 0) throw new AppError('failed_job_not_found');
    await recordAction(deps, tx, viewer, { action, details: { job: kind, count: String(count) } });
  });
}
