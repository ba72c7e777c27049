import type {
  ClockDeps,
  ConfigDeps,
  DatabaseDeps,
  JobDeps,
  LogDeps,
  RateLimitDeps,
} from '../../platform/deps.ts';

/** The services that `people/accounts` needs. */
export type Deps = DatabaseDeps & JobDeps & RateLimitDeps & ClockDeps & LogDeps & ConfigDeps;
