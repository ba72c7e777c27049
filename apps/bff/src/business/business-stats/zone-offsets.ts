import { Temporal } from 'temporal-polyfill';
import type { DayRange } from './ranges.ts';

/** A span of time in which a zone has the same offset from UTC. */
export type OffsetSpan = { readonly from: string; readonly until: string; readonly minutes: number };

const NANOSECONDS_OF_MINUTE = 60_000_000_000;

/** Returns the spans of a range of days in UTC between the changes of a zone's clocks, in order. */
export function listOffsets(range: DayRange, timeZone: string): readonly OffsetSpan[] {
  const end = Temporal.Instant.from(`${range.to}T00:00:00Z`).add({ hours: 24 });
  const spans: OffsetSpan[] = [];
  let start = Temporal.Instant.from(`${range.from}T00:00:00Z`).toZonedDateTimeISO(timeZone);
  while (Temporal.Instant.compare(start.toInstant(), end) < 0) {
    const change = start.getTimeZoneTransition('next');
    const isWithin = change !== null && Temporal.Instant.compare(change.toInstant(), end) < 0;
    spans.push({
      from: start.toInstant().toString(),
      until: (isWithin ? change.toInstant() : end).toString(),
      minutes: start.offsetNanoseconds / NANOSECONDS_OF_MINUTE,
    });
    if (!isWithin) break;
    start = change;
  }
  return spans;
}
