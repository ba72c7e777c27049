import type { CursorDeps, DatabaseDeps, RateLimitDeps } from '../../platform/deps.ts';

/** The services that `messaging/conversations` needs. */
export type Deps = DatabaseDeps & CursorDeps & RateLimitDeps;
