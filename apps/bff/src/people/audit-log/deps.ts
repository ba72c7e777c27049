import type { ClockDeps, CursorDeps, DatabaseDeps, LogDeps } from '../../platform/deps.ts';

/** The services that `people/audit-log` needs. */
export type Deps = DatabaseDeps & CursorDeps & ClockDeps & LogDeps;
