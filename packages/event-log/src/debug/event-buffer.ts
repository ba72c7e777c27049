import type { LogEvent } from '@pegboard/types';

/** The latest events of a page, newest first. */
export type EventBuffer = {
  /** Adds an event; pass it to a log as `onEvent`. */
  readonly add: (event: LogEvent) => void;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly view: () => readonly LogEvent[];
};

/** Creates a buffer of the latest `max` events. Source: EL-03. */
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
