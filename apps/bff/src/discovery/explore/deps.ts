import type { CursorDeps, DatabaseDeps } from '../../platform/deps.ts';

/** The services that `discovery/explore` needs. */
export type Deps = DatabaseDeps & CursorDeps;
