import type {
  JobDeps,
  ClockDeps,
  ConfigDeps,
  CursorDeps,
  DatabaseDeps,
  FetchDeps,
  ImagePoolDeps,
  ImageStoreDeps,
  RateLimitDeps,
} from '../../platform/deps.ts';

/** The services that `pins/new-pins` needs. */
export type Deps = JobDeps &
  ClockDeps &
  ConfigDeps &
  CursorDeps &
  DatabaseDeps &
  ImageStoreDeps &
  ImagePoolDeps &
  RateLimitDeps &
  FetchDeps;
