import type { DatabaseDeps } from '../../platform/deps.ts';

/** The services that `people/interests` needs. */
export type Deps = DatabaseDeps;
