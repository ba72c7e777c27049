import type { DatabaseDeps } from '../../platform/deps.ts';

/** The services that `pins/attribution` needs. */
export type Deps = DatabaseDeps;
