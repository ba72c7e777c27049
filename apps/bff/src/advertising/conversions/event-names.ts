import {
  EVENT_NAMES,
  EVENT_SOURCES,
  type EventName,
  type EventSource,
} from '@pegboard/business-dashboard/model';

export { EVENT_NAMES, EVENT_SOURCES, type EventName, type EventSource };

const CONVERSIONS: ReadonlySet<EventName> = new Set(['checkout', 'lead', 'signup', 'custom']);

/** Returns whether an event is a conversion that campaigns count; other events are intermediate steps. */
export function isConversion(name: EventName): boolean {
  return CONVERSIONS.has(name);
}
