import type {
  ClockDeps,
  ConfigDeps,
  DatabaseDeps,
  ImageStoreDeps,
  JobDeps,
  LogDeps,
  RateLimitDeps,
} from '../../platform/deps.ts';

/** The services that `portability/member-exports` needs. */
export type Deps = ClockDeps & ConfigDeps & DatabaseDeps & ImageStoreDeps & JobDeps & LogDeps & RateLimitDeps;
