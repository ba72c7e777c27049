import type { ClockDeps, DatabaseDeps } from '../../platform/deps.ts';

/** The services that `advertising/ad-moves` needs. */
export type Deps = DatabaseDeps & ClockDeps;
