import type { ClockDeps, ConfigDeps, DatabaseDeps, LogDeps } from '../../platform/deps.ts';

/** The services that `advertising/campaigns` needs. */
export type Deps = DatabaseDeps & ClockDeps & LogDeps & ConfigDeps;
