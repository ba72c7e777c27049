export { startLoop } from './background-loop.ts';
export { countJobs, failedJobs, type FailedJob, type JobCount } from './find-jobs.ts';
export {
  countJobKinds,
  listFailedJobs,
  findFailedIds,
  type FailedJobOfKind,
  type JobKindCount,
} from './job-kinds.ts';
export { failedReport, jobsReport } from './jobs-report.ts';
export { deriveJobId } from './job-id.ts';
export { openJobQueue, type EnqueueOptions, type JobQueue, type JobQueueSettings } from './job-queue.ts';
export type { RunDeps } from './run-jobs.ts';
export { defineJob, LONG_LEASE, type AnyJob, type Job, type JobData, type JobRun } from './job.ts';
