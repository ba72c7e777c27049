import type { ConfigDeps } from '../../platform/deps.ts';

/** The services that `discovery/information-pages` needs. */
export type Deps = ConfigDeps;
