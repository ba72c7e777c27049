import type { ClockDeps, DatabaseDeps, ImageStoreDeps, JobDeps, LogDeps } from '../../platform/deps.ts';

/** The services that `pins/unused-pictures` needs. */
export type Deps = DatabaseDeps & ImageStoreDeps & JobDeps & ClockDeps & LogDeps;
