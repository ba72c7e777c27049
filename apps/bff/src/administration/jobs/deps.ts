import type { ClockDeps, DatabaseDeps, FailedJobDeps } from '../../platform/deps.ts';

/** The services that `administration/jobs` needs. */
export type Deps = DatabaseDeps & ClockDeps & FailedJobDeps;
