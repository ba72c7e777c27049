import type {
  ClockDeps,
  ConfigDeps,
  CursorDeps,
  DatabaseDeps,
  FetchDeps,
  JobDeps,
  LogDeps,
  RateLimitDeps,
} from '../../platform/deps.ts';

/** The services that `messaging/notifications` needs. */
export type Deps = DatabaseDeps &
  CursorDeps &
  LogDeps &
  JobDeps &
  ClockDeps &
  ConfigDeps &
  FetchDeps &
  RateLimitDeps;
