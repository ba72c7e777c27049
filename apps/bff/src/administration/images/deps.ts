import type { ClockDeps, CursorDeps, DatabaseDeps, ImageStoreDeps, JobDeps } from '../../platform/deps.ts';

/** The services that `administration/images` needs. */
export type Deps = DatabaseDeps & CursorDeps & ClockDeps & JobDeps & ImageStoreDeps;
