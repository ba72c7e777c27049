import type {
  ClockDeps,
  CursorDeps,
  DatabaseDeps,
  RateLimitDeps,
} from '../../platform/deps.ts';

/** The services that `pins/pins` needs. */
export type Deps = ClockDeps & DatabaseDeps & CursorDeps & RateLimitDeps;
