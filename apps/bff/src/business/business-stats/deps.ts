import type { ClockDeps, DatabaseDeps, LogDeps } from '../../platform/deps.ts';

/** The services that `business/business-stats` needs. */
export type Deps = DatabaseDeps & ClockDeps & LogDeps;
