import { sql } from 'drizzle-orm';
import { accountLoaders, type UserRow } from '../accounts/index.ts';
import { boardUrl } from '../boards/index.ts';
import { cutPage, type Page } from '../bookmark.ts';
import type { Deps } from '../deps.ts';
import { hydratePins, type PinView } from '../pins/index.ts';
import { memberStatement } from '../statement.ts';
import type { SignedIn } from '../viewer.ts';
import { boardNews, newPinsOn } from './board-news.ts';
import type { NewsKind } from './news-kinds.ts';
import {
  ACTORS_LOOKED_AT,
  isThere,
  NEWEST_ACTORS,
  ownPin,
  saidOn,
  shownPins,
  stillTrue,
} from './still-true.ts';

const FIRST_ACTORS = 3;
const PINS_MAX = 10;
/** How far unread news are counted: 100 says 100 or more. */
const UNREAD_MAX = 100;

/** A board that news are about: what they tell of it, also to those who are only asked to it. */
export type NewsBoardView = { readonly id: bigint; readonly name: string; readonly url: string };

/** What happened to somebody, as data: the reader's language makes a sentence of it. */
export type NewsView = {
  readonly id: bigint;
  readonly kind: NewsKind;
  readonly lastAt: Date;
  readonly isRead: boolean;
  /** How many did it, as far as the reader may know of them. Exact up to 50. */
  readonly actorCount: number;
  /** The newest of them, three at most. */
  readonly actors: readonly UserRow[];
  /** What was done with the reader's pin, or the new pins of a followed board, ten at most. */
  readonly pins: readonly PinView[];
  readonly board: NewsBoardView | null;
  /** What these actors wrote, in their order; the comment itself for reactions to one. */
  readonly commentIds: readonly string[];
};

type Row = {
  readonly id: bigint;
  readonly kind: NewsKind;
  readonly lastAt: Date;
  readonly instant: string;
  readonly isRead: boolean;
  readonly actorCount: number;
  readonly actorIds: readonly string[];
  readonly commentIds: readonly string[];
  readonly pinIds: readonly string[];
  readonly board: {
    readonly id: string;
    readonly name: string;
    readonly slug: string;
    readonly username: string;
  } | null;
};

const newsPage = memberStatement<Row>(
  'a page of news',
  (reader, value) => sql`
    with found as (
      (select news.id, news.kind, news.subject_id, news.actor_count, news.last_at, news.read_at is not null as is_read
        from news where news.user_id = ${reader.id}
          and (news.last_at, news.id) < (${value('at')}::timestamptz, ${value('id')}::bigint) and ${isThere(reader)}
        order by news.last_at desc, news.id desc limit ${value('limit')})
      union all
      (select * from (${boardNews(reader)}) board
        where (last_at, id) < (${value('at')}::timestamptz, ${value('id')}::bigint)
        order by last_at desc, id desc limit ${value('limit')})
      order by last_at desc, id desc limit ${value('limit')}
    )
    select news.id, news.kind, news.last_at as "lastAt", news.last_at::text as instant, news.is_read as "isRead",
      done.shown + case when done.looked < ${sql.raw(String(ACTORS_LOOKED_AT))} then 0
        else greatest(0, news.actor_count - done.looked) end as "actorCount",
      coalesce(done.actor_ids[1:${sql.raw(String(FIRST_ACTORS))}], '{}') as "actorIds",
      array(select comment_id::text from unnest(done.spoken[1:${sql.raw(String(FIRST_ACTORS))}]) as comment_id
        where comment_id is not null) as "commentIds",
      array(
        (select pins.id::text ${shownPins(reader, sql`news.kind in ('save', 'comment', 'reaction') and ${ownPin(reader)}`)}
          order by pins.id desc limit 1)
        union all
        (select pins.id::text ${saidOn(reader, sql`done.spoken[1]`)}
          where news.kind in ('reply', 'mention', 'comment_reaction'))
        union all
        (select id::text from (
          select pins.id, pins.position ${newPinsOn(reader, sql`news.subject_id`)} and news.kind = 'board_pins'
          order by pins.position desc, pins.id desc limit ${sql.raw(String(PINS_MAX))}) new_pins)
      ) as "pinIds",
      (select json_build_object('id', boards.id::text, 'name', boards.name, 'slug', boards.slug,
          'username', users.username)
        from boards join users on users.id = boards.owner_id where boards.id = news.subject_id
          and news.kind in ('board_follow', 'board_invite', 'invite_accepted', 'board_pins')) as board
    from found news cross join lateral (
      select count(*)::int as looked, (count(*) filter (where is_shown))::int as shown,
        array_agg(actor_id::text order by at desc, actor_id desc) filter (where is_shown) as actor_ids,
        array_agg(comment_id order by at desc, actor_id desc) filter (where is_shown) as spoken
      from (select actor.*, ${stillTrue(reader)} as is_shown from (${NEWEST_ACTORS}) actor) one
    ) done
    order by news.last_at desc, news.id desc`,
);

const unreadNews = memberStatement<{ readonly count: number }>(
  'unread news',
  (reader) => sql`
    select least(${sql.raw(String(UNREAD_MAX))}, (
      select count(*) from (
        select * from news where user_id = ${reader.id} and read_at is null
        order by last_at desc limit ${sql.raw(String(UNREAD_MAX))}
      ) news where ${isThere(reader)}
    ) + (select count(*) from (${boardNews(reader)}) board where not is_read))::int as count`,
);

/**
 * A page of what happened to the viewer, the newest first. What they may not see, or no longer holds, is left out. Three
 * statements, however long the page.
 */
export async function readNews(
  deps: Pick<Deps, 'db' | 'bookmarks'>,
  viewer: SignedIn,
  { size, after }: { readonly size: number; readonly after: string | null | undefined },
): Promise<Page<NewsView>> {
  const { db, bookmarks } = deps;
  const kind = `news ${viewer.id}`;
  const [at = 'infinity', id = '0'] = bookmarks.read(kind, after) ?? [];
  const rows = await newsPage(db, viewer, { at, id, limit: size + 1 });
  const page = cutPage(rows, size, (last) => bookmarks.make(kind, [last.instant, String(last.id)]));
  const [people, pins] = await Promise.all([
    peopleOf(deps, viewer, page.items),
    hydratePins(db, idsOf(page.items.flatMap(({ pinIds }) => pinIds))),
  ]);
  const pinOf = new Map(pins.map((pin) => [String(pin.id), pin]));
  const items = page.items.map(({ actorIds, pinIds, board, ...item }) => ({
    ...item,
    actors: actorIds.flatMap((actor) => people.get(actor) ?? []),
    pins: pinIds.flatMap((pin) => pinOf.get(pin) ?? []),
    board: board && {
      id: BigInt(board.id),
      name: board.name,
      url: boardUrl({ slug: board.slug, ownerUsername: board.username }),
    },
  }));
  return { items, bookmark: page.bookmark };
}

/** How many news the viewer has not read, as far as they may see them: 100 at most. */
export async function unreadCount({ db }: Pick<Deps, 'db'>, viewer: SignedIn): Promise<number> {
  const [row] = await unreadNews(db, viewer);
  return row?.count ?? 0;
}

async function peopleOf(
  deps: Pick<Deps, 'db'>,
  viewer: SignedIn,
  items: readonly Row[],
): Promise<ReadonlyMap<string, UserRow>> {
  const ids = idsOf(items.flatMap(({ actorIds }) => actorIds));
  if (ids.length === 0) return new Map();
  const people = await accountLoaders(deps, viewer).user.loadMany(ids);
  return new Map(
    people.flatMap((one) => (one === null || one instanceof Error ? [] : [[String(one.id), one] as const])),
  );
}

function idsOf(texts: readonly string[]): readonly bigint[] {
  return [...new Set(texts)].map(BigInt);
}
