import type { ConfigDeps, DatabaseDeps, RateLimitDeps } from '../../platform/deps.ts';

/** The services that `discovery/web-feeds` needs. */
export type Deps = DatabaseDeps & ConfigDeps & RateLimitDeps;
