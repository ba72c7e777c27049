import type { ClockDeps, DatabaseDeps, FetchDeps, LogDeps } from '../../platform/deps.ts';

/** The services that `safety/link-checks` needs. */
export type Deps = DatabaseDeps & FetchDeps & ClockDeps & LogDeps;
