import type { EventName, EventSource } from '../model/event-names.ts';

/** A tag with its latest events, as in `ConversionTagsResource get`. */
export type TagData = {
  readonly id: string;
  readonly name: string;
  readonly last_event_at: string | null;
  readonly events_of_day: number;
};

/** The number of events by name and channel. */
export type EventCountData = {
  readonly name: EventName;
  readonly source: EventSource;
  readonly events: number;
};

/** One received event. */
export type EventData = {
  readonly event_id: string;
  readonly name: EventName;
  readonly source: EventSource;
  readonly value_micro: number | null;
  readonly currency: string | null;
  readonly is_attributed: boolean;
  readonly received_at: string;
};

/** The events of a tag, as `ConversionTagResource get` returns them. */
export type TagEventsData = {
  readonly last_event_at: string | null;
  readonly day: readonly EventCountData[];
  readonly week: readonly EventCountData[];
  readonly newest: readonly EventData[];
};

/** Events of one name, by time of receipt. */
export type EventRow = {
  readonly name: EventName;
  readonly source: EventSource;
  readonly day: number;
  readonly week: number;
};

/** Returns the rows of the events table, with the last day and the last week side by side. */
export function eventRows({ day, week }: Pick<TagEventsData, 'day' | 'week'>): readonly EventRow[] {
  const ofDay = new Map(day.map(({ name, source, events }) => [`${name} ${source}`, events]));
  return week.map(({ name, source, events }) => ({
    name,
    source,
    day: ofDay.get(`${name} ${source}`) ?? 0,
    week: events,
  }));
}

/** Returns the events of one channel. */
export function filterEventsBySource(source: EventSource, events: TagEventsData): TagEventsData {
  const isBy = (one: { readonly source: EventSource }): boolean => one.source === source;
  const newest = events.newest.filter(isBy);
  return {
    day: events.day.filter(isBy),
    week: events.week.filter(isBy),
    newest,
    last_event_at: newest[0]?.received_at ?? null,
  };
}
