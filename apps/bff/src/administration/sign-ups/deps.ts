import type { ClockDeps, CursorDeps, DatabaseDeps, JobDeps } from '../../platform/deps.ts';

/** The services that `administration/sign-ups` needs. */
export type Deps = DatabaseDeps & CursorDeps & ClockDeps & JobDeps;
