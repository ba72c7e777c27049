import type { LogEvent } from '@pegboard/types';
import type { Viewer } from '../../platform/http/viewer.ts';
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
  /** Learns from the events among these that concern pins of home feeds, if the viewer allows it. */
  readonly countHomeEvents: (
    events: readonly LogEvent[],
    who: { readonly viewer: Viewer; readonly asksForPrivacy: boolean },
    now: Date,
  ) => Promise<void>;
};
