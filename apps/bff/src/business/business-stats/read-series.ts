import { BUSINESS_METRICS, type BusinessMetric } from '@pegboard/types';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { idList } from '../../platform/database/statement.ts';
import { listBucketStarts, type DayRange, type Grain } from './ranges.ts';

/** The count of each metric. */
export type Counts = Readonly<Record<BusinessMetric, number>>;

/** The counts of an hour or a day, which starts at an instant. */
export type Point = Counts & { readonly start: string };

/** A period with its sums, and its hours or days in order. */
export type Period = DayRange & { readonly totals: Counts; readonly points: readonly Point[] };

/** Zero counts. */
export const NO_COUNTS: Counts = {
  impressions: 0,
  closeups: 0,
  saves: 0,
  outbound_clicks: 0,
  video_views: 0,
};

/** The sum of each metric, as numbers. */
export const sums = sql.raw(BUSINESS_METRICS.map((name) => `sum(${name})::float8 as ${name}`).join(', '));

/** Returns the counts of an owner's contents for each hour or day of a range, including empty ones. */
export async function readSeries(
  db: Db,
  owners: readonly bigint[],
  range: DayRange,
  grain: Grain,
): Promise<readonly Point[]> {
  const form = sql.raw(grain === 'day' ? `'YYYY-MM-DD'` : `'YYYY-MM-DD"T"HH24:00:00.000Z'`);
  const { rows } = await db.execute<Point>(sql`
    select to_char(hour at time zone 'UTC', ${form}) as start, ${sums} from stat_hours
    where owner_id = any(${idList(owners)}::bigint[]) and hour >= ${range.from}::date at time zone 'UTC'
      and hour < (${range.to}::date + 1) at time zone 'UTC'
    group by 1`);
  const counted = new Map(rows.map((row) => [row.start, row]));
  return listBucketStarts(range, grain).map((start) => counted.get(start) ?? { start, ...NO_COUNTS });
}

/** Returns the sums of several points. */
export function sumCounts(points: readonly Counts[]): Counts {
  return points.reduce<Counts>(
    (total, point) =>
      Object.fromEntries(BUSINESS_METRICS.map((name) => [name, total[name] + point[name]])) as Counts,
    NO_COUNTS,
  );
}
