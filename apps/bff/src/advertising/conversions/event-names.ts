import {
  EVENT_NAMES,
  EVENT_SOURCES,
  type EventName,
  type EventSource,
} from '@pegboard/business-dashboard/model';

export { EVENT_NAMES, EVENT_SOURCES, type EventName, type EventSource };

const CONVERSIONS: ReadonlySet<EventName> = new Set(['checkout', 'lead', 'signup', 'custom']);

/** Whether an event is what a campaign is after, and is counted for it; the others are steps on the way. */
export function isConversion(name: EventName): boolean {
  return CONVERSIONS.has(name);
}
