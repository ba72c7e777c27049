import type { DatabaseDeps } from '../../platform/deps.ts';

/** The services that `safety/feedback` needs. */
export type Deps = DatabaseDeps;
