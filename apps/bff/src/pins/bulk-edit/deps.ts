import type { DatabaseDeps, LogDeps } from '../../platform/deps.ts';

/** The services that `pins/bulk-edit` needs. */
export type Deps = DatabaseDeps & LogDeps;
