import type { DatabaseDeps } from '../../platform/deps.ts';

/** The services that `business/asset-groups` needs. */
export type Deps = DatabaseDeps;
