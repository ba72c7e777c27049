import type { ClockDeps, DatabaseDeps, LogDeps } from '../../platform/deps.ts';

/** The services that `pins/saves` needs. */
export type Deps = ClockDeps & DatabaseDeps & LogDeps;
