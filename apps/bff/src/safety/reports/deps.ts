import type { CursorDeps, DatabaseDeps, LogDeps, RateLimitDeps } from '../../platform/deps.ts';

/** The services that `safety/reports` needs. */
export type Deps = DatabaseDeps & CursorDeps & RateLimitDeps & LogDeps;
