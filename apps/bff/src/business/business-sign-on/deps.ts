import type {
  ClockDeps,
  ConfigDeps,
  DatabaseDeps,
  DnsDeps,
  FetchDeps,
  LogDeps,
  RateLimitDeps,
} from '../../platform/deps.ts';

/** The services that `business/business-sign-on` needs. */
export type Deps = DatabaseDeps & RateLimitDeps & ClockDeps & ConfigDeps & FetchDeps & DnsDeps & LogDeps;
