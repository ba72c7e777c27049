import type { ClockDeps, DatabaseDeps } from '../../platform/deps.ts';

/** The services that `advertising/tag-shares` needs. */
export type Deps = DatabaseDeps & ClockDeps;
