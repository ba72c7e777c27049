import type {
  ClockDeps,
  ConfigDeps,
  DatabaseDeps,
  LogDeps,
} from '../../platform/deps.ts';

/** The services that `engagement/events` needs. */
export type Deps = DatabaseDeps & ClockDeps & LogDeps & ConfigDeps;
