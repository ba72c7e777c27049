import type { ClockDeps, DatabaseDeps } from '../../platform/deps.ts';

/** The services that `advertising/ads` needs. */
export type Deps = DatabaseDeps & ClockDeps;
