import type { CursorDeps, DatabaseDeps, LogDeps } from '../../platform/deps.ts';

/** The services that `relationships/follows` needs. */
export type Deps = DatabaseDeps & CursorDeps & LogDeps;
