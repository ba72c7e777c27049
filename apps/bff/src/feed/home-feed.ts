import { sql, type SQL } from 'drizzle-orm';
import { listedBoards } from '../boards/index.ts';
import type { Page } from '../bookmark.ts';
import type { Deps } from '../deps.ts';
import { hydratePins, type PinView } from '../pins/index.ts';
import type { Viewer } from '../viewer.ts';
import { mergeLanes, type Lane } from './merge-lanes.ts';

const LANES = ['followed', 'tastes', 'fresh', 'ads'] as const;
type LaneName = (typeof LANES)[number];

const MEMBER_PATTERN: readonly LaneName[] = [
  'followed',
  'fresh',
  'tastes',
  'followed',
  'fresh',
  'tastes',
  'ads',
  'fresh',
];
const VISITOR_PATTERN: readonly LaneName[] = [
  'fresh',
  'fresh',
  'fresh',
  'fresh',
  'ads',
  'fresh',
  'fresh',
  'fresh',
];
const TASTES_MAX = 8;
const TASTES_FROM_PINS = 200;
const SOURCES_MAX = 200;
const NEWEST = 2n ** 63n - 1n;
const ENDED = 0n;

/**
 * A page of the home feed (WB-01, first version). For a visitor what is new; for a member what they follow, the topics
 * of their own pins, and what is new, in turn, none twice; ads in between. Each lane is a keyset over its own index and
 * LIMITed, and the bookmark carries where each goes on, so a page costs the same however many pins there are (BF-08).
 */
export async function homeFeed(
  { db, bookmarks }: Pick<Deps, 'db' | 'bookmarks'>,
  viewer: Viewer,
  wish: { readonly size: number; readonly after: string | null | undefined },
): Promise<Page<PinView>> {
  const kind = `home ${viewer?.id ?? 'visitor'}`;
  const values = bookmarks.read(kind, wish.after);
  const cursorOf = (name: LaneName): bigint => BigInt(values?.[LANES.indexOf(name)] ?? NEWEST);
  const limit = wish.size + 1;
  const lane = (name: LaneName, from: SQL): SQL =>
    sql`(select ${name} as lane, found.id::text as id, found.content_id::text as content_id from (${from} order by content_id desc limit ${limit}) found)`;
  const fresh = lane('fresh', freshLane(viewer, cursorOf('fresh'), false));
  const ads = lane('ads', freshLane(viewer, cursorOf('ads'), true));
  const statement = viewer
    ? sql`with ${viewerSources(viewer.id)}
        ${lane('followed', followedLane(viewer, cursorOf('followed'), limit))}
        union all ${lane('tastes', tastesLane(viewer, cursorOf('tastes'), limit))}
        union all ${fresh} union all ${ads}`
    : sql`${fresh} union all ${ads}`;
  const { rows } = await db.execute<{ lane: LaneName; id: string; content_id: string }>(statement);
  const byLane = Map.groupBy(rows, (row) => row.lane);
  const lanes: readonly Lane[] = LANES.map((name) => ({
    name,
    entries: (byLane.get(name) ?? []).map((row) => ({
      id: BigInt(row.id),
      contentId: BigInt(row.content_id),
    })),
  }));
  const merged = mergeLanes(lanes, viewer ? MEMBER_PATTERN : VISITOR_PATTERN, wish.size);
  const next = LANES.map((name) =>
    String(merged.cursors[name] ?? (byLane.has(name) ? cursorOf(name) : ENDED)),
  );
  return {
    items: await hydratePins(db, merged.ids),
    bookmark: merged.isMore ? bookmarks.make(kind, next) : null,
  };
}

/** What a member follows, and the topics of their newest pins: read once for all lanes. */
function viewerSources(viewerId: bigint): SQL {
  return sql`people as materialized (
      select followed_id as id from user_follows where follower_id = ${viewerId} limit ${SOURCES_MAX}
    ), topics as materialized (
      select interest_id as id from interest_follows where follower_id = ${viewerId} limit ${SOURCES_MAX}
    ), followed_boards as materialized (
      select board_id as id from board_follows where follower_id = ${viewerId} limit ${SOURCES_MAX}
    ), tastes as materialized (
      select contents.interest_id as id
      from (select content_id from pins where pinner_id = ${viewerId} and deleted_at is null order by id desc limit ${TASTES_FROM_PINS}) own
      join contents on contents.id = own.content_id
      where contents.interest_id is not null and contents.interest_id not in (select id from topics)
      group by contents.interest_id order by count(*) desc limit ${TASTES_MAX}
    )`;
}

/** The canonical pins that may be listed, of contents that `contents` gives. */
function listed(viewer: Viewer, where: SQL): SQL {
  return sql`select pins.id, contents.id as content_id
    from contents
    join pins on pins.content_id = contents.id and not pins.is_repin and pins.deleted_at is null
    join boards on boards.id = pins.board_id
    where ${listedBoards(viewer)} and ${where}`;
}

function followedLane(viewer: NonNullable<Viewer>, cursor: bigint, limit: number): SQL {
  const newest = sql`order by contents.id desc limit ${limit}`;
  const before = sql`contents.id < ${cursor} and not contents.is_promoted and contents.creator_id <> ${viewer.id}`;
  return sql`select distinct content_id, id from (
      select of_one.* from people, lateral (${listed(viewer, sql`contents.creator_id = people.id and ${before}`)} ${newest}) of_one
      union all
      select of_one.* from topics, lateral (${listed(viewer, sql`contents.interest_id = topics.id and ${before}`)} ${newest}) of_one
      union all
      select of_one.* from followed_boards, lateral (
        select canonical.id, on_board.content_id
        from (
          select content_id from pins
          where pins.board_id = followed_boards.id and pins.deleted_at is null and pins.content_id < ${cursor}
          order by content_id desc limit ${limit}
        ) on_board, lateral (${listed(viewer, sql`contents.id = on_board.content_id and ${before}`)}) canonical
      ) of_one
    ) followed`;
}

function tastesLane(viewer: NonNullable<Viewer>, cursor: bigint, limit: number): SQL {
  return sql`select of_one.id, of_one.content_id from tastes, lateral (
      ${listed(
        viewer,
        sql`contents.interest_id = tastes.id and contents.id < ${cursor} and not contents.is_promoted
          and contents.creator_id <> ${viewer.id} and ${notFollowed()}`,
      )} order by contents.id desc limit ${limit}
    ) of_one`;
}

function freshLane(viewer: Viewer, cursor: bigint, isAd: boolean): SQL {
  const elsewhere =
    viewer && !isAd
      ? sql`and contents.creator_id <> ${viewer.id} and ${notFollowed()}
          and (contents.interest_id is null or contents.interest_id not in (select id from tastes))`
      : sql``;
  return listed(viewer, sql`contents.id < ${cursor} and contents.is_promoted = ${isAd} ${elsewhere}`);
}

/** What the lane of the followed does not show: lanes have nothing in common, so no page repeats another's pin. */
function notFollowed(): SQL {
  return sql`contents.creator_id not in (select id from people)
    and (contents.interest_id is null or contents.interest_id not in (select id from topics))
    and not exists (
      select from pins on_followed
      where on_followed.content_id = contents.id and on_followed.deleted_at is null
        and on_followed.board_id in (select id from followed_boards)
    )`;
}
