import type { ClockDeps, ConfigDeps, CursorDeps, DatabaseDeps } from '../../platform/deps.ts';

/** The services that `discovery/feed` needs. */
export type Deps = DatabaseDeps & CursorDeps & ClockDeps & ConfigDeps;
