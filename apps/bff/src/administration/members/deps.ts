import type {
  ClockDeps,
  ConfigDeps,
  CursorDeps,
  DatabaseDeps,
  JobDeps,
  LogDeps,
  RateLimitDeps,
} from '../../platform/deps.ts';

/** The services that `administration/members` needs. */
export type Deps = DatabaseDeps & CursorDeps & ClockDeps & JobDeps & ConfigDeps & RateLimitDeps & LogDeps;
