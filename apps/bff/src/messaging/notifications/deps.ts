import type { CursorDeps, DatabaseDeps, LogDeps } from '../../platform/deps.ts';

/** The services that `messaging/notifications` needs. */
export type Deps = DatabaseDeps & CursorDeps & LogDeps;
