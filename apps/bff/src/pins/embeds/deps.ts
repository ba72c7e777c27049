import type { ConfigDeps, DatabaseDeps, RateLimitDeps } from '../../platform/deps.ts';

/** The services that `pins/embeds` needs. */
export type Deps = DatabaseDeps & RateLimitDeps & ConfigDeps;
