import type { ClockDeps, ConfigDeps, DatabaseDeps, JobDeps, LogDeps } from '../../platform/deps.ts';

/** The services that `business/business-digest` needs. */
export type Deps = DatabaseDeps & ClockDeps & ConfigDeps & JobDeps & LogDeps;
