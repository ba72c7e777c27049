import type {
  ClockDeps,
  ConfigDeps,
  DatabaseDeps,
  FetchDeps,
  LogDeps,
  RateLimitDeps,
} from '../../platform/deps.ts';

/** The services that `safety/offsite` needs. */
export type Deps = DatabaseDeps & RateLimitDeps & FetchDeps & ClockDeps & LogDeps & ConfigDeps;
