import type { ClockDeps, ConfigDeps, DatabaseDeps, LogDeps, RateLimitDeps } from '../../platform/deps.ts';

/** The services that `people/apps` needs. */
export type Deps = DatabaseDeps & ClockDeps & ConfigDeps & RateLimitDeps & LogDeps;
