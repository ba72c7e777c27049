import type { LogEvent } from '@pegboard/types';

/** The latest events of a page, newest first, to be looked at. */
export type EventBuffer = {
  /** Give it to a log as `onEvent`. */
  readonly add: (event: LogEvent) => void;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly view: () => readonly LogEvent[];
};

/** Makes a trail of the latest 100 events, or as many as `max` says. Source: EL-03. */
export function createEventBuffer(max = 100): EventBuffer {
  const listeners = new Set<() => void>();
  let events: readonly LogEvent[] = [];
  return {
    add(event) {
      events = [event, ...events].slice(0, max);
      for (const onChange of listeners) onChange();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    view: () => events,
  };
}
