import type { ClockDeps, ConfigDeps, DatabaseDeps, JobDeps, RateLimitDeps } from '../../platform/deps.ts';

/** The services that `business/business` needs. */
export type Deps = DatabaseDeps & JobDeps & RateLimitDeps & ClockDeps & ConfigDeps;
