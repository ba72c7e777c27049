import type {
  ClockDeps,
  DatabaseDeps,
  ImagePoolDeps,
  ImageStoreDeps,
  LogDeps,
  RateLimitDeps,
} from '../../platform/deps.ts';

/** The services that `pins/link-previews` needs. */
export type Deps = ClockDeps & DatabaseDeps & ImagePoolDeps & ImageStoreDeps & LogDeps & RateLimitDeps;
