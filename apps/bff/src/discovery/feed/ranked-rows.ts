import { sql, type SQL } from 'drizzle-orm';
import type { Value, ViewerValue } from '../../platform/database/statement.ts';
import {
  followedOffers,
  inNoOtherLane,
  lastLookedAt,
  leftOut,
  newestContents,
  newestLane,
  notFollowed,
  offeredLane,
  offers,
  offersOf,
  seenOf,
  seenRow,
  viewerSources,
  type CandidateSourceName,
} from './candidate-rows.ts';
import { canonicalPin } from './canonical-pin.ts';
import { isWanted, mutedSourcesCte } from './feed-filter.ts';

/** The candidate sources of a member's ranked feed: those of `LANES`, walks, what was left over, and what was seen before. */
export type RankedSourceName = CandidateSourceName | 'walked' | 'left' | 'again';

/** The values of `rankedRows`, beside the positions of the sources that are read by age. */
export type RankedValues = {
  /** The number of entries that each source lists, and one more, the number that it examines. */
  readonly limit: SQL;
  readonly offered: SQL;
  /** The contents that walks reached, of this part of the feed. */
  readonly walked: Value;
  /** Contents that earlier parts read and did not show. */
  readonly left: Value;
  /** True if contents that the member saw before are candidates again, because nothing else is left. */
  readonly again: Value;
  /** The first days of the newest two blocks of 64 days, whose impressions are counted. */
  readonly day: Value;
  readonly dayBefore: Value;
  /** The time from which the record of seen contents is valid. */
  readonly seenSince: Value;
};

/** The number of days of a block of counted impressions. */
export const IMPRESSION_DAYS = 64;

/**
 * Defines the statement that reads the candidates of a part of a member's feed with everything that ranks them: at most
 * `limit` of each source, each read from its own index. A row without `id` means that its source was examined down to
 * `content_id`. Contents that the member saw before are no candidates. `canonicalPin` decides what the member may see, whatever
 * the source.
 */
export function rankedRows(
  viewer: NonNullable<ViewerValue>,
  cursorOf: (name: CandidateSourceName) => Value,
  { limit, offered, walked, left, again, day, dayBefore, seenSince }: RankedValues,
): SQL {
  const isUnseen = sql`contents.id not in (select id from seen_before)`;
  const tasteOffers = sql`select offer.* from tastes, lateral (
    ${newestContents(sql`contents.interest_id = tastes.id`, cursorOf('tastes'), offered)}
  ) offer`;
  const newest = sql`contents.id < ${cursorOf('fresh')} and not contents.is_promoted`;
  const byAge = (name: CandidateSourceName, from: SQL): SQL =>
    sql`(select ${name}::text as lane, found.id, found.content_id
      from (${from} order by content_id desc limit ${limit}) found)`;
  // One selection for all three, because each needs a plan of the rule of visibility.
  const byId = sql`(select named.lane, canonical.id, contents.id
      from (
        select 'walked'::text as lane, unnest(${walked}::bigint[]) as content_id
        union all select 'left', unnest(${left}::bigint[])
        union all select 'again', id from seen_before where ${again}::boolean
      ) named join contents on contents.id = named.content_id,
        lateral (${canonicalPin(viewer, sql`contents.id`)}) canonical
      where not contents.is_promoted and contents.creator_id <> ${viewer.id} and ${isWanted(viewer)}
        and (named.lane <> 'walked' or (${isUnseen} and contents.id not in (select content_id from own)))
        and (contents.interest_id is null or contents.interest_id not in ${leftOut('interest')}))`;
  const impressionsOf = (day: Value): SQL => sql`coalesce((
      select impressions from stat_blocks
      where owner_id = contents.creator_id and kind = 'pin' and span = ${IMPRESSION_DAYS}
        and first_day = ${day}::date and subject = contents.id::text
    ), 0)`;
  // Tastes and fresh contents are on no followed board: each would be looked up in all of them.
  const followedBoard = sql`case when listed.lane not in ('tastes', 'fresh') then (
      select on_followed.board_id from pins on_followed
      where on_followed.content_id = contents.id and on_followed.deleted_at is null
        and on_followed.board_id in (select id from followed_boards) limit 1
    ) end`;
  return sql`with ${mutedSourcesCte(viewer)} ${viewerSources(viewer.id)}, seen_before as materialized (
      select unnest(content_ids) as id from home_feed_seen
      where user_id = ${viewer.id} and updated_at > ${seenSince}::timestamptz
    ), ${offers('followed', followedOffers(cursorOf('followed'), offered), offered)},
    ${offers('tastes', tasteOffers, offered)},
    ${offersOf('fresh')} as materialized (
      ${newestLane(viewer, newest, sql`${inNoOtherLane(viewer)} and ${isUnseen}`)} limit ${limit}
    ), ${seenOf('fresh')} as (
      ${lastLookedAt(newest)} where (select count(*) from ${offersOf('fresh')}) < ${limit}
    ), listed as materialized (
      ${byAge('followed', offeredLane(viewer, 'followed', isUnseen))}
      union all ${byAge('tastes', offeredLane(viewer, 'tastes', sql`${notFollowed()} and ${isUnseen}`))}
      union all ${byAge('fresh', sql`select id, content_id from ${offersOf('fresh')}`)}
      union all ${byId}
    ), creators as materialized (
      select creator_id as id, count(*)::int as saves from own group by creator_id
    )
    select listed.lane, listed.id, listed.content_id, contents.creator_id, pins.board_id, contents.interest_id,
      contents.image_id::text || ' ' || coalesce(contents.title, contents.id::text) as duplicate_key,
      contents.created_at, contents.save_count, ${impressionsOf(day)} + ${impressionsOf(dayBefore)} as impressions,
      contents.creator_id in (select id from people) as follows_creator,
      coalesce(contents.interest_id in (select id from topics), false) as follows_topic,
      ${followedBoard} as followed_board_id,
      coalesce(own_topics.saves, 0) as saves_of_topic, coalesce(creators.saves, 0) as saves_of_creator,
      (select count(*) from own)::int as own_saves, (select count(*) from seen_before)::int as seen
    from listed join contents on contents.id = listed.content_id join pins on pins.id = listed.id
      left join own_topics on own_topics.id = contents.interest_id
      left join creators on creators.id = contents.creator_id
    union all select seen.lane, null, seen.lowest, null, null, null, null, null, null, null, null, null, null, null, null, null, null from (
      ${seenRow('followed')} union all ${seenRow('tastes')} union all ${seenRow('fresh')}
    ) seen (lane, id, lowest)`;
}
