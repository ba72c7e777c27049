import type { CursorDeps, DatabaseDeps, LogDeps } from '../../platform/deps.ts';

/** The services that `pins/duplicates` needs. */
export type Deps = DatabaseDeps & CursorDeps & LogDeps;
