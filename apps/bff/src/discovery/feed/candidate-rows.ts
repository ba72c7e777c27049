import { sql, type Name, type SQL } from 'drizzle-orm';
import type { Value, ViewerValue } from '../../platform/database/statement.ts';
import { canonicalPin } from './canonical-pin.ts';
import { SOURCES_MAX, type FeedSourceKind } from './feed-sources.ts';
import { isWanted, mutedSourcesCte } from './feed-filter.ts';
import { topicsBelow } from '../../people/interests/index.ts';

/** The candidate sources of a home feed. */
export const LANES = ['followed', 'tastes', 'fresh'] as const;

/** The name of a candidate source. */
export type CandidateSourceName = (typeof LANES)[number];

/** A position before the newest content. */
export const NEWEST: bigint = 2n ** 63n - 1n;

const TASTES_MAX = 8;
const TASTES_FROM_PINS = 100;
/** The factor by which each source reads more candidates than needed, to replace hidden ones. */
export const OVERFETCH_FACTOR = 2;
/** The number of new candidates examined per page. */
const SCAN_LIMIT = 500;

/**
 * Defines the statement that reads the next entries of every source, newest first and at most `limit`. A row
 * without `id` means that its source was examined down to `content_id` and may have more entries.
 */
export function laneRows(
  viewer: ViewerValue,
  cursorOf: (name: CandidateSourceName) => Value,
  { limit, offered }: { readonly limit: Value; readonly offered: Value },
): SQL {
  const lane = (name: CandidateSourceName, from: SQL): SQL =>
    sql`(select ${name} as lane, found.id, found.content_id
      from (${from} order by content_id desc limit ${limit}) found)`;
  const newest = (name: CandidateSourceName, of: SQL, where: SQL): SQL => {
    const [found, candidates] = [offersOf(name), sql`contents.id < ${cursorOf(name)} and ${of}`];
    return sql`${found} as materialized (${newestLane(viewer, candidates, where)} limit ${limit}), ${seenOf(name)} as (
      ${lastLookedAt(candidates)} where (select count(*) from ${found}) < ${limit}
    )`;
  };
  const read = (name: CandidateSourceName): SQL =>
    sql`${lane(name, sql`select id, content_id from ${offersOf(name)}`)} union all ${seenRow(name)}`;
  const fresh = newest('fresh', sql`not contents.is_promoted`, inNoOtherLane(viewer));
  if (!viewer) return sql`with ${fresh} ${read('fresh')}`;
  const tasteOffers = sql`select offer.* from tastes, lateral (
    ${newestContents(sql`contents.interest_id = tastes.id`, cursorOf('tastes'), offered)}
  ) offer`;
  return sql`with ${mutedSourcesCte(viewer)} ${viewerSources(viewer.id)},
    ${offers('followed', followedOffers(cursorOf('followed'), offered), offered)},
    ${offers('tastes', tasteOffers, offered)}, ${fresh}
    ${lane('followed', offeredLane(viewer, 'followed', sql`true`))} union all ${seenRow('followed')}
    union all ${lane('tastes', offeredLane(viewer, 'tastes', notFollowed()))} union all ${seenRow('tastes')}
    union all ${read('fresh')}`;
}

/**
 * Reads the sources that a member follows, with the topics below followed ones (SR-16), and the topics of their newest pins, without their exclusions:
 * once for all sources.
 */
export function viewerSources(viewerId: bigint | Value): SQL {
  return sql`left_out as materialized (
      select kind, source_id as id from feed_left_out where user_id = ${viewerId}
    ), people as materialized (
      select followed_id as id from user_follows where follower_id = ${viewerId} limit ${SOURCES_MAX}
    ), topics as materialized (
      select below.id from (
        select interest_id as id from interest_follows
        where follower_id = ${viewerId} and interest_id not in ${leftOut('interest')} limit ${SOURCES_MAX}
      ) followed, lateral ${topicsBelow(sql`followed.id`)} below
      where below.id not in ${leftOut('interest')}
      group by below.id order by bool_or(below.id = followed.id) desc limit ${SOURCES_MAX}
    ), followed_boards as materialized (
      select board_id as id from board_follows
      where follower_id = ${viewerId} and board_id not in ${leftOut('board')} limit ${SOURCES_MAX}
    ), own as materialized (
      select newest.content_id, contents.interest_id, contents.creator_id
      from (${newestOwn(viewerId, sql.raw(String(TASTES_FROM_PINS)))}) newest join contents on contents.id = newest.content_id
      where newest.board_id not in ${leftOut('board')} and not exists ${leftOut('history')}
    ), own_topics as materialized (
      select own.interest_id as id, count(*)::int as saves from own
      where own.interest_id is not null
        and own.interest_id not in (select id from muted where kind in ('interest', 'taste'))
        and own.interest_id not in ${leftOut('interest')}
      group by own.interest_id
    ), tastes as materialized (
      select id from own_topics where id not in (select id from topics) order by saves desc limit ${TASTES_MAX}
    )`;
}

function newestOwn(viewerId: bigint | Value, limit: SQL, until?: Value): SQL {
  const upTo = until ? sql`and id <= ${until}` : sql``;
  return sql`select id, content_id, board_id from pins where pinner_id = ${viewerId} and deleted_at is null ${upTo}
    order by id desc limit ${limit}`;
}

/**
 * Selects the newest saves that are a source of the member's feed, newest first: none from boards that they excluded, of
 * muted or excluded topics, or if they excluded their history. The walks of a feed start from them.
 */
export function walkStarts(viewerId: bigint | Value, limit: number): SQL {
  return sql`select newest.content_id ${fromSources(viewerId, newestOwn(viewerId, sql`${limit}`))}`;
}

/** Selects the same saves with their creators and topics, up to the save with the id `until`. */
export function tasteRows(viewerId: bigint | Value, limit: number, until: Value): SQL {
  return sql`select newest.id, contents.creator_id, contents.interest_id
    ${fromSources(viewerId, newestOwn(viewerId, sql`${limit}`, until))}`;
}

function fromSources(viewerId: bigint | Value, newest: SQL): SQL {
  const excluded = sql`(select source_id from feed_left_out where user_id = ${viewerId} and kind =`;
  return sql`from (${newest}) newest
      join contents on contents.id = newest.content_id
    where newest.board_id not in ${excluded} 'board') and not exists ${excluded} 'history')
      and (contents.interest_id is null or (contents.interest_id not in ${excluded} 'interest') and contents.interest_id not in (
        select source_id from muted_sources where user_id = ${viewerId} and until > now() and kind in ('interest', 'taste'))))`;
}

/** Selects the ids of a kind that the member excluded, in a statement with `viewerSources`. */
export function leftOut(kind: FeedSourceKind): SQL {
  return sql`(select id from left_out where kind = ${kind})`;
}

/**
 * Selects the newest contents of one source with their rank, from its index alone, whether or not they are
 * visible.
 */
export function newestContents(ofSource: SQL, cursor: Value, offered: SQL | Value): SQL {
  return sql`select contents.id as content_id, row_number() over (order by contents.id desc) as nth
    from contents where ${ofSource} and contents.id < ${cursor} order by contents.id desc limit ${offered}`;
}

/** Selects the newest contents of every followed person, topic and board. */
export function followedOffers(cursor: Value, offered: SQL | Value): SQL {
  return sql`
    select offer.* from people, lateral (${newestContents(sql`contents.creator_id = people.id`, cursor, offered)}) offer
    union all
    select offer.* from topics, lateral (${newestContents(sql`contents.interest_id = topics.id`, cursor, offered)}) offer
    union all
    select offer.* from followed_boards, lateral (
      select content_id, row_number() over (order by content_id desc) as nth from pins
      where pins.board_id = followed_boards.id and pins.deleted_at is null and pins.content_id < ${cursor}
      order by content_id desc limit ${offered}
    ) offer`;
}

/**
 * Returns the candidates of all sources of a group, and the position down to which they are complete: the
 * highest last candidate of sources that may have more; null if none has.
 */
export function offers(lane: CandidateSourceName, from: SQL, offered: SQL | Value): SQL {
  return sql`${offersOf(lane)} as materialized (${from}), ${seenOf(lane)} as materialized (
    select max(content_id) filter (where nth = ${offered}) as lowest from ${offersOf(lane)}
  )`;
}

/** Selects the newest candidates, examined one by one until enough of them are visible. */
export function offeredLane(viewer: NonNullable<ViewerValue>, lane: CandidateSourceName, where: SQL): SQL {
  return sql`select canonical.id, offer.content_id from (
      select distinct content_id from ${offersOf(lane)}
      where content_id >= coalesce((select lowest from ${seenOf(lane)}), 0)
      order by content_id desc
    ) offer, lateral (
      select shown.id from contents, lateral (${canonicalPin(viewer, sql`contents.id`)}) shown
      where contents.id = offer.content_id and not contents.is_promoted and contents.creator_id <> ${viewer.id}
        and ${where} and ${isWanted(viewer)}
    ) canonical`;
}

/** Selects the row without `id` of a source. */
export function seenRow(lane: CandidateSourceName): SQL {
  return sql`(select ${lane}, null, lowest from ${seenOf(lane)} where lowest is not null)`;
}

/** Returns the name of the candidates of a source in a statement. */
export function offersOf(lane: CandidateSourceName): Name {
  return sql.identifier(`${lane}_offers`);
}

/** Returns the name of the position to which a source was examined. */
export function seenOf(lane: CandidateSourceName): Name {
  return sql.identifier(`${lane}_seen`);
}

/**
 * Condition: no other group contains the candidate, and its topic is not excluded. Groups are disjoint, so no
 * page repeats a pin of another.
 */
export function inNoOtherLane(viewer: ViewerValue): SQL {
  if (!viewer) return sql`true`;
  return sql`contents.creator_id <> ${viewer.id} and ${notFollowed()}
    and (contents.interest_id is null or contents.interest_id not in (
      select id from tastes union all select id from left_out where kind = 'interest'))`;
}

/** Condition on candidates that the group of followed sources does not contain. */
export function notFollowed(): SQL {
  return sql`contents.creator_id not in (select id from people)
    and (contents.interest_id is null or contents.interest_id not in (select id from topics))
    and not exists (
      select from pins on_followed
      where on_followed.content_id = contents.id and on_followed.deleted_at is null
        and on_followed.board_id in (select id from followed_boards)
    )`;
}

/**
 * Selects the newest of these contents, examined one by one until enough of them are visible, and at most
 * `SCAN_LIMIT` of them, however many the viewer excluded.
 */
export function newestLane(viewer: ViewerValue, candidates: SQL, where: SQL): SQL {
  return sql`select canonical.id, contents.id as content_id from (
      select id, creator_id, interest_id, promoter_id from contents
      where ${candidates} order by contents.id desc limit ${SCAN_LIMIT}
    ) contents, lateral (${canonicalPin(viewer, sql`contents.id`)}) canonical
    where ${where} and ${isWanted(viewer)} order by contents.id desc`;
}

/** Selects the last content that `newestLane` examines, if it reaches its maximum: more may follow. */
export function lastLookedAt(candidates: SQL): SQL {
  return sql`select last.id as lowest from (
      select contents.id from contents where ${candidates} order by contents.id desc
      offset ${SCAN_LIMIT - 1} limit 1
    ) last`;
}
