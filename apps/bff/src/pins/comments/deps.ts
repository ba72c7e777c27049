import type { ClockDeps, CursorDeps, DatabaseDeps, LogDeps, RateLimitDeps } from '../../platform/deps.ts';

/** The services that `pins/comments` needs. */
export type Deps = DatabaseDeps & CursorDeps & RateLimitDeps & ClockDeps & LogDeps;
