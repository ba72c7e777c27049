import type { ConfigDeps } from '../../platform/deps.ts';

/** The services that `discovery/sitemaps` needs. */
export type Deps = ConfigDeps;
