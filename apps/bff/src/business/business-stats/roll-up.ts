import { BUSINESS_METRICS } from '@pegboard/types';
import { sql, type SQL } from 'drizzle-orm';
import { WATCH_TIME_CODE } from '../../engagement/events/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { SPANS } from './blocks.ts';

const ROLL_UP_LOCK = 7_340_118;
const AT_ONCE = 10_000;

const columns = sql.raw(BUSINESS_METRICS.join(', '));
const counts = sql.raw(
  BUSINESS_METRICS.map((name, index) => `count(*) filter (where metric = ${index + 1}) as ${name}`).join(
    ', ',
  ),
);
const summed = sql.raw(BUSINESS_METRICS.map((name) => `sum(${name})`).join(', '));
const spans = sql.raw(SPANS.map((span) => `(${span})`).join(', '));

/** Adds new counts to the stored counts of the same subject. */
function addTo(table: 'stat_hours' | 'stat_blocks'): SQL {
  return sql.raw(BUSINESS_METRICS.map((name) => `${name} = ${table}.${name} + excluded.${name}`).join(', '));
}

/**
 * Aggregates and deletes queued events in any order, in one transaction: each stored event counts once,
 * however late it arrived and even if a run is interrupted. Events of deleted accounts are dropped. Returns
 * the number of processed rows; 0 if the queue is empty.
 */
export async function rollUp(db: Db, atOnce: number = AT_ONCE): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ROLL_UP_LOCK})`);
    const { rows } = await tx.execute<{ taken: number }>(sql`
      with taken as (
        delete from countable_events where ctid = any(array(select ctid from countable_events limit ${atOnce})) returning *
      ), known as materialized (
        select taken.*, (hour at time zone 'UTC')::date as day from taken join users on users.id = taken.owner_id
      ), watched as (
        insert into video_watch_times (content_id, owner_id, watched_ms)
        select known.content_id, known.owner_id, sum(known.watched_ms)
        from known join contents on contents.id = known.content_id
        where known.metric = ${WATCH_TIME_CODE} group by known.content_id, known.owner_id
        on conflict (content_id) do update set watched_ms = video_watch_times.watched_ms + excluded.watched_ms
      ), counted as (
        select * from known where metric <> ${WATCH_TIME_CODE}
      ), hours as (
        insert into stat_hours (owner_id, hour, ${columns})
        select owner_id, hour, ${counts} from counted group by owner_id, hour
        on conflict (owner_id, hour) do update set ${addTo('stat_hours')}
      ), days as (
        select owner_id, day, kind, subject, ${counts}
        from counted cross join lateral (values ('pin', content_id::text), ('board', board_id::text),
          ('country', coalesce(country, '')), ('device', coalesce(device, ''))) as subjects (kind, subject)
        where subject is not null group by 1, 2, 3, 4
      ), blocks as (
        insert into stat_blocks (owner_id, kind, span, first_day, subject, ${columns})
        select owner_id, kind, span, day - (day - date '1970-01-01') % span, subject, ${summed}
        from days cross join (values ${spans}) as spans (span) group by 1, 2, 3, 4, 5
        on conflict (owner_id, kind, span, first_day, subject) do update set ${addTo('stat_blocks')}
      )
      select count(*)::int as taken from taken`);
    return rows[0]?.taken ?? 0;
  });
}
