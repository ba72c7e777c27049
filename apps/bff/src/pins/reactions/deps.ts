import type { DatabaseDeps, LogDeps, RateLimitDeps } from '../../platform/deps.ts';

/** The services that `pins/reactions` needs. */
export type Deps = DatabaseDeps & RateLimitDeps & LogDeps;
