import type { CursorDeps, DatabaseDeps } from '../../platform/deps.ts';

/** The services that `discovery/shop` needs. */
export type Deps = DatabaseDeps & CursorDeps;
