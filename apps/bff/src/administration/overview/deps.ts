import type { ClockDeps, DatabaseDeps } from '../../platform/deps.ts';

/** The services that `administration/overview` needs. */
export type Deps = DatabaseDeps & ClockDeps;
