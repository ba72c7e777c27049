import type { ClockDeps, DatabaseDeps, RateLimitDeps } from '../../platform/deps.ts';

/** The services that `safety/spam` needs. */
export type Deps = DatabaseDeps & ClockDeps & RateLimitDeps;
