import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { contents, pins } from '../../pins/pin-access/index.ts';
import { listBucketStarts, rangeBefore, type DayRange } from './ranges.ts';
import { addPaid, readPaidDays, type WholePeriod } from './read-paid.ts';
import { NO_COUNTS, sumCounts, type Counts } from './read-series.ts';

/** The numbers of one pin, with those of the period of equal length before. */
export type PinNumbers = {
  readonly period: WholePeriod;
  readonly before: WholePeriod;
};

/**
 * Returns the numbers of a pin that the viewer created, on all boards, for each day of a range; undefined for pins of
 * others and for none. Days are in UTC.
 */
export async function readPinNumbers(
  db: Db,
  viewer: SignedIn,
  id: bigint,
  range: DayRange,
): Promise<PinNumbers | undefined> {
  const { rows } = await db.execute<{ content_id: string }>(sql`
    select ${contents.id}::text as content_id from ${pins} join ${contents} on ${contents.id} = ${pins.contentId}
    where ${pins.id} = ${id} and ${pins.pinnerId} = ${viewer.id} and ${contents.creatorId} = ${viewer.id}
      and ${pins.deletedAt} is null`);
  const [pin] = rows;
  if (!pin) return undefined;
  const [period, before] = await Promise.all(
    [range, rangeBefore(range)].map((days) => readDays(db, viewer, pin.content_id, days)),
  );
  return period && before && { period, before };
}

/** Each day is a key of the index, so that neither other contents nor other days are read. */
async function readDays(db: Db, { id }: SignedIn, contentId: string, range: DayRange): Promise<WholePeriod> {
  const days = listBucketStarts(range, 'day');
  const { rows } = await db.execute<Counts & { start: string }>(sql`
    select first_day::text as start, impressions, closeups, saves, outbound_clicks, video_views from stat_blocks
    where owner_id = ${id} and kind = 'pin' and span = 1 and subject = ${contentId}
      and first_day = any(${`{${days.join(',')}}`}::date[])`);
  const counted = new Map(rows.map((row) => [row.start, row]));
  const points = days.map((start) => counted.get(start) ?? { start, ...NO_COUNTS });
  const paid = await readPaidDays(db, [id], range, contentId);
  return addPaid({ ...range, totals: sumCounts(points), points }, paid);
}
