import type { ClockDeps, DatabaseDeps, LogDeps, RateLimitDeps } from '../../platform/deps.ts';

/** The services that `people/invites` needs. */
export type Deps = DatabaseDeps & RateLimitDeps & ClockDeps & LogDeps;
