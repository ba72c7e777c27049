import type {
  ClockDeps,
  ConfigDeps,
  CursorDeps,
  DatabaseDeps,
  LogDeps,
  RateLimitDeps,
} from '../../platform/deps.ts';

/** The services that `advertising/billing` needs. */
export type Deps = DatabaseDeps & CursorDeps & RateLimitDeps & ClockDeps & LogDeps & ConfigDeps;
