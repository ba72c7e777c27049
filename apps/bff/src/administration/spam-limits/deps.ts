import type { ClockDeps, CursorDeps, DatabaseDeps } from '../../platform/deps.ts';

/** The services that `administration/spam-limits` needs. */
export type Deps = DatabaseDeps & CursorDeps & ClockDeps;
