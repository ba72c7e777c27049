import type { ClockDeps, CursorDeps, DatabaseDeps } from '../../platform/deps.ts';

/** The services that `administration/domains` needs. */
export type Deps = DatabaseDeps & CursorDeps & ClockDeps;
