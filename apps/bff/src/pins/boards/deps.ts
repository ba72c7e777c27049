import type {
  JobDeps,
  ClockDeps,
  ConfigDeps,
  CursorDeps,
  DatabaseDeps,
  LogDeps,
  RateLimitDeps,
} from '../../platform/deps.ts';

/** The services that `pins/boards` needs. */
export type Deps = JobDeps & DatabaseDeps & CursorDeps & RateLimitDeps & ClockDeps & LogDeps & ConfigDeps;
