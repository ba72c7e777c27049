import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { idList } from '../../platform/database/statement.ts';
import type { AudienceKind } from './audience-rules.ts';
import { SMALLEST_GROUP } from './fold-small.ts';
import type { DayRange } from './ranges.ts';
import { listOffsets } from './zone-offsets.ts';

/** The counts of an audience by weekday, from Monday, and by hour of the day, in a time zone. */
export type AudienceActivity = { readonly weekdays: readonly number[]; readonly hours: readonly number[] };

const COUNTED = {
  total: sql`impressions`,
  engaged: sql`closeups + saves + outbound_clicks`,
} as const satisfies Record<AudienceKind, unknown>;

/**
 * Returns the weekdays and hours at which an audience was active: impressions of the total one, close-ups, saves and outbound clicks of the
 * engaged one. Too little activity is none, because it could be that of a person.
 */
export async function readActivity(
  db: Db,
  owners: readonly bigint[],
  range: DayRange,
  { kind, timeZone }: { readonly kind: AudienceKind; readonly timeZone: string },
): Promise<AudienceActivity> {
  const spans = listOffsets(range, timeZone).map(
    ({ from, until, minutes }) => sql`(${from}::timestamptz, ${until}::timestamptz, ${minutes}::int)`,
  );
  const { rows } = await db.execute<{ weekday: number; hour: number; count: number }>(sql`
    select extract(isodow from here)::int as weekday, extract(hour from here)::int as hour,
      sum(${COUNTED[kind]})::float8 as count
    from stat_hours
      join (values ${sql.join(spans, sql`, `)}) as spans (starts, ends, minutes) on stat_hours.hour >= starts and stat_hours.hour < ends
      cross join lateral (select stat_hours.hour at time zone 'UTC' + make_interval(mins => minutes) as here) as zoned
    where owner_id = any(${idList(owners)}::bigint[])
    group by 1, 2`);
  const weekdays = Array.from({ length: 7 }, () => 0);
  const hours = Array.from({ length: 24 }, () => 0);
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  if (total >= SMALLEST_GROUP)
    for (const { weekday, hour, count } of rows) {
      weekdays[weekday - 1] = (weekdays[weekday - 1] ?? 0) + count;
      hours[hour] = (hours[hour] ?? 0) + count;
    }
  return { weekdays, hours };
}
