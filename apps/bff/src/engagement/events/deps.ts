import type { LogEvent } from '@pegboard/types';
import type { ClockDeps, ConfigDeps, DatabaseDeps, LogDeps } from '../../platform/deps.ts';

/** The services that `engagement/events` needs. */
export type Deps = DatabaseDeps & ClockDeps & LogDeps & ConfigDeps;

/** The ports of domains above this one that recording events needs. */
export type EventPorts = {
  /**
   * Counts the impressions and clicks of ads among these events, and returns the events without their serve
   * tokens.
   */
  readonly countAdEvents: (events: readonly LogEvent[], now: Date) => Promise<readonly LogEvent[]>;
};
