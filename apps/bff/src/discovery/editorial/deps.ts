import type { ClockDeps, CursorDeps, DatabaseDeps } from '../../platform/deps.ts';

/** The services that `discovery/editorial` needs. */
export type Deps = DatabaseDeps & CursorDeps & ClockDeps;
