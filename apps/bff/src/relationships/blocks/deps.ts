import type { CursorDeps, DatabaseDeps } from '../../platform/deps.ts';

/** The services that `relationships/blocks` needs. */
export type Deps = DatabaseDeps & CursorDeps;
