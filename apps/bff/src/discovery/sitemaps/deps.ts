import type { ClockDeps, ConfigDeps, DatabaseDeps, RateLimitDeps } from '../../platform/deps.ts';

/** The services that `discovery/sitemaps` needs. */
export type Deps = DatabaseDeps & ConfigDeps & ClockDeps & RateLimitDeps;
