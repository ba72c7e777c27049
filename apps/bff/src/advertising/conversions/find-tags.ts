import { and, asc, desc, eq, inArray, max, sql } from 'drizzle-orm';
import { assetAccessCondition, type Reader } from '../../business/asset-groups/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import type { EventName, EventSource } from './event-names.ts';
import { conversionEvents, conversionHours, conversionTags } from './tables.ts';

/** A tag as stored. */
export type TagRow = typeof conversionTags.$inferSelect;

/** A tag with its latest events. */
export type TagWithStats = TagRow & { readonly lastEventAt: Date | null; readonly eventsOfDay: number };

/** Number of events by name and channel. */
export type EventCount = {
  readonly name: EventName;
  readonly source: EventSource;
  readonly events: number;
};

/** The events of a tag: sums of recent hours and days, and the newest events. */
export type TagDashboard = {
  readonly lastEventAt: Date | null;
  readonly day: readonly EventCount[];
  readonly week: readonly EventCount[];
  readonly newest: readonly (typeof conversionEvents.$inferSelect)[];
};

const TAGS_MAX = 100;
const NEWEST = 20;
const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
const WEEK_HOURS = 7 * DAY_HOURS;

/**
 * Returns a tag of an ad account that the member has access to. Throws `tag_not_found`, also for those of
 * other businesses.
 */
export async function findTag(db: Db, reader: Reader, text: string): Promise<TagRow> {
  const [tag] = await db
    .select()
    .from(conversionTags)
    .where(
      and(
        eq(conversionTags.id, parseId(text) ?? 0n),
        eq(conversionTags.businessId, reader.business.id),
        assetAccessCondition(reader, 'ad_account', conversionTags.accountId),
      ),
    );
  if (!tag) throw new AppError('tag_not_found');
  return tag;
}

/** Returns the tags of an ad account with their latest events, oldest first. */
export async function listTags(db: Db, accountId: bigint, now: Date): Promise<readonly TagWithStats[]> {
  const tags = await db
    .select()
    .from(conversionTags)
    .where(eq(conversionTags.accountId, accountId))
    .orderBy(asc(conversionTags.id))
    .limit(TAGS_MAX);
  if (tags.length === 0) return [];
  const ids = tags.map(({ id }) => id);
  const [sums, lasts] = await Promise.all([
    db
      .select({ tagId: conversionHours.tagId, events: sql<number>`sum(${conversionHours.events})::int` })
      .from(conversionHours)
      .where(and(inArray(conversionHours.tagId, ids), sinceHours(now, DAY_HOURS)))
      .groupBy(conversionHours.tagId),
    lastEvents(db, ids),
  ]);
  const eventsOf = new Map(sums.map(({ tagId, events }) => [tagId, events]));
  return tags.map((tag) => ({
    ...tag,
    lastEventAt: lasts.get(tag.id) ?? null,
    eventsOfDay: eventsOf.get(tag.id) ?? 0,
  }));
}

/** Returns the time of the last event of each tag. */
export async function lastEvents(db: Db, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, Date>> {
  const rows = await db
    .select({ tagId: conversionEvents.tagId, at: max(conversionEvents.receivedAt) })
    .from(conversionEvents)
    .where(inArray(conversionEvents.tagId, [...ids]))
    .groupBy(conversionEvents.tagId);
  return new Map(rows.flatMap(({ tagId, at }) => (at === null ? [] : [[tagId, at] as const])));
}

/** Reads the events of a tag: sums from the hourly table, the newest events from the time index. */
export async function readTagDashboard(db: Db, tagId: bigint, now: Date): Promise<TagDashboard> {
  const [day, week, newest] = await Promise.all([
    countsSince(db, tagId, now, DAY_HOURS),
    countsSince(db, tagId, now, WEEK_HOURS),
    db
      .select()
      .from(conversionEvents)
      .where(eq(conversionEvents.tagId, tagId))
      .orderBy(desc(conversionEvents.receivedAt), desc(conversionEvents.eventId))
      .limit(NEWEST),
  ]);
  return { lastEventAt: newest[0]?.receivedAt ?? null, day, week, newest };
}

/** Counts events by name and channel since the beginning of the hour `hours` hours ago. */
async function countsSince(db: Db, tagId: bigint, now: Date, hours: number): Promise<readonly EventCount[]> {
  return db
    .select({
      name: conversionHours.name,
      source: conversionHours.source,
      events: sql<number>`sum(${conversionHours.events})::int`,
    })
    .from(conversionHours)
    .where(and(eq(conversionHours.tagId, tagId), sinceHours(now, hours)))
    .groupBy(conversionHours.name, conversionHours.source)
    .orderBy(conversionHours.name, conversionHours.source);
}

function sinceHours(now: Date, hours: number) {
  return sql`${conversionHours.hour} > ${new Date(now.getTime() - hours * HOUR_MS).toISOString()}::timestamptz`;
}
