import type {
  ClockDeps,
  CursorDeps,
  ConfigDeps,
  DatabaseDeps,
  ImagePoolDeps,
  FetchDeps,
  ImageStoreDeps,
  JobDeps,
  LogDeps,
  RateLimitDeps,
} from '../../platform/deps.ts';

/** The services that `portability/member-imports` needs. */
export type Deps = ClockDeps &
  CursorDeps &
  ConfigDeps &
  DatabaseDeps &
  FetchDeps &
  ImagePoolDeps &
  ImageStoreDeps &
  JobDeps &
  LogDeps &
  RateLimitDeps;
