import type {
  ClockDeps,
  ConfigDeps,
  CursorDeps,
  DatabaseDeps,
  JobDeps,
  LogDeps,
  RateLimitDeps,
} from '../../platform/deps.ts';

/** The services that `safety/reports` needs. */
export type Deps = DatabaseDeps & ClockDeps & ConfigDeps & JobDeps & CursorDeps & RateLimitDeps & LogDeps;
