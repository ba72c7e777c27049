import type { ClockDeps, DatabaseDeps } from '../../platform/deps.ts';

/** The services that `engagement/experiences` needs. */
export type Deps = DatabaseDeps & ClockDeps;
