import type { ClockDeps, CursorDeps, DatabaseDeps, LogDeps } from '../../platform/deps.ts';

/** The services that `advertising/bulk-upload` needs. */
export type Deps = DatabaseDeps & CursorDeps & ClockDeps & LogDeps;
