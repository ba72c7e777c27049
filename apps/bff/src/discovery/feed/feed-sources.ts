import { sql } from 'drizzle-orm';
import { listedBoards } from '../../pins/board-access/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { memberStatement } from '../../platform/database/statement.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';

/** The sources of a home feed: followed topics, followed and own boards, and recent saves. */
export const FEED_SOURCE_KINDS = ['interest', 'board', 'history'] as const;

/** One of `FEED_SOURCE_KINDS`. */
export type FeedSourceKind = (typeof FEED_SOURCE_KINDS)[number];

/** A topic or board from which the viewer's home feed is built, unless they excluded it. */
export type FeedSource = {
  readonly kind: FeedSourceKind;
  readonly id: bigint;
  readonly name: string;
  readonly isOn: boolean;
  /** True for a board of the viewer, whose saves indicate their interests. */
  readonly isOwn: boolean;
};

/** A source as identified by clients. */
export type NamedSource = { readonly kind: FeedSourceKind; readonly id: bigint };

/** History is a single source without an id. */
export const HISTORY: NamedSource = { kind: 'history', id: 0n };

/** Maximum number of topics, followed boards and own boards, each, that a home feed reads. */
export const SOURCES_MAX = 200;

const sourcesOf = memberStatement<FeedSource>(
  'sources of a home feed',
  (viewer) => sql`
    with sources as (
      (select 'interest' as kind, interests.id, interests.name, false as "isOwn"
        from interest_follows join interests on interests.id = interest_follows.interest_id
        where follower_id = ${viewer.id} limit ${sql.raw(String(SOURCES_MAX))})
      union all
      (select 'board', boards.id, boards.name, false
        from board_follows join boards on boards.id = board_follows.board_id
        where follower_id = ${viewer.id} and ${listedBoards(viewer)} limit ${sql.raw(String(SOURCES_MAX))})
      union all
      (select 'board', boards.id, boards.name, true from (
          select id from boards where owner_id = ${viewer.id}
          union select board_id from board_collaborators where user_id = ${viewer.id}
        ) mine join boards on boards.id = mine.id
        where ${listedBoards(viewer)} and boards.archived_at is null and boards.pin_count > 0
        order by boards.id desc limit ${sql.raw(String(SOURCES_MAX))})
      union all
      select 'history', 0, '', true
    )
    select sources.*, left_out.source_id is null as "isOn"
    from sources left join feed_left_out left_out
      on left_out.user_id = ${viewer.id} and left_out.kind = sources.kind and left_out.source_id = sources.id
    order by sources.name, sources.id`,
);

/** Returns all sources of the viewer's home feed, by name. */
export const feedSources = (db: Db, viewer: SignedIn): Promise<readonly FeedSource[]> =>
  sourcesOf(db, viewer);

/**
 * Excludes a source from the viewer's home feed, or includes it again. Throws `interest_not_found` and
 * `board_not_found` for others.
 */
export async function tuneFeed(
  db: Db,
  viewer: SignedIn,
  { kind, id }: NamedSource,
  isOn: boolean,
): Promise<void> {
  const sources = await feedSources(db, viewer);
  if (!sources.some((source) => source.kind === kind && source.id === id))
    throw new AppError(kind === 'interest' ? 'interest_not_found' : 'board_not_found');
  await db.execute(
    isOn
      ? sql`delete from feed_left_out where user_id = ${viewer.id} and kind = ${kind} and source_id = ${id}`
      : sql`insert into feed_left_out (user_id, kind, source_id) values (${viewer.id}, ${kind}, ${id})
          on conflict do nothing`,
  );
}
