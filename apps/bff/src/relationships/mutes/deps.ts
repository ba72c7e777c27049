import type { CursorDeps, DatabaseDeps, LogDeps, RateLimitDeps } from '../../platform/deps.ts';

/** The services that `relationships/mutes` needs. */
export type Deps = DatabaseDeps & CursorDeps & LogDeps & RateLimitDeps;
