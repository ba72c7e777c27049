import type { BusinessKind } from '@pegboard/business-dashboard/model';
import { sql, type SQL } from 'drizzle-orm';
import { accountLoaders, type UserRow } from '../../people/accounts/index.ts';
import { boardUrl } from '../../pins/board-access/index.ts';
import { toPage, type Page, type PageParams } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import { hydratePins, type PinView } from '../../pins/pins/index.ts';
import { idList, memberStatement, type Value } from '../../platform/database/statement.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { listBoardNotifications, newPinsOn } from './board-notifications.ts';
import {
  SITE_KINDS,
  type DeliveryChannel,
  type NotificationKind,
} from '../../people/notification-choices/index.ts';
import { listGuestImageNotifications } from './guest-image-notifications.ts';
import {
  ACTOR_SAMPLE_SIZE,
  disabledWebhooks,
  isNotificationVisible,
  isOpen,
  NEWEST_ACTORS,
  ownBusinesses,
  ownPin,
  pinsWithMention,
  pinsWithReadableComment,
  isNotificationValid,
  readyExports,
  visiblePinsOf,
  type Reader,
} from './notification-validity.ts';

const SITE_KIND_LIST = sql.raw(SITE_KINDS.map((kind) => `'${kind}'`).join(', '));
const FIRST_ACTORS = 3;
const PINS_MAX = 10;
/** The limit up to which unread notifications are counted: 100 means 100 or more. */
const UNREAD_MAX = 100;
/** The most notifications that a mail or a push contains. */
export const DELIVERED_MAX = 10;

/** The board of a notification, with the fields that are also visible to invited members. */
export type NotificationBoardView = { readonly id: bigint; readonly name: string; readonly url: string };

/** The webhook of a notification, with the name of its app. */
type NotificationWebhookView = { readonly id: string; readonly app: string };

/** The business of a notification, with the kind of its account, which its address depends on. */
export type NotificationBusinessView = {
  readonly id: string;
  readonly name: string;
  readonly kind: BusinessKind;
};

/** A notification as data; the client renders a sentence in the viewer's language. */
export type NotificationView = {
  readonly id: bigint;
  readonly kind: NotificationKind;
  readonly lastAt: Date;
  readonly isRead: boolean;
  /** The number of actors that the viewer may see, exact up to 20; for `guest_images` the number of images, for `export_ready` of exports. */
  readonly actorCount: number;
  /** The newest of them, at most three. */
  readonly actors: readonly UserRow[];
  /** The affected pins of the viewer, or the new pins of a followed board; at most ten. */
  readonly pins: readonly PinView[];
  readonly board: NotificationBoardView | null;
  /** The webhook that was disabled, with the name of its app. */
  readonly webhook: NotificationWebhookView | null;
  /** The business whose numbers of a week are ready. */
  readonly business: NotificationBusinessView | null;
  /** The comments of these actors, in their order; for reactions to a comment, that comment. */
  readonly commentIds: readonly string[];
};

type Row = {
  readonly id: bigint;
  readonly kind: NotificationKind;
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
  readonly webhook: NotificationView['webhook'];
  readonly business: NotificationView['business'];
};

const newsPage = memberStatement<Row>('a page of news', (reader, value) => {
  const isBeyond = sql`(last_at, id) < (${value('at')}::timestamptz, ${value('id')}::bigint)
    and (${value('kinds')}::text[] is null or kind = any(${value('kinds')}::text[]))`;
  return selectNews(reader, { channel: 'app', isStored: isBeyond, isBoard: isBeyond, limit: value('limit') });
});

/** Statements of notifications by their ids, for a channel. */
const newsOfIds = { push: statementOfIds('push'), mail: statementOfIds('mail') };

function statementOfIds(channel: 'push' | 'mail') {
  return memberStatement<Row>(`news to ${channel}`, (reader, value) => {
    const isOne = sql`id = any(${value('ids')}::bigint[]) and read_at is null`;
    return selectNews(reader, { channel, isStored: isOne, isBoard: sql`false`, limit: value('limit') });
  });
}

const newsOfDigest = memberStatement<Row>('news of a digest', (reader, value) => {
  const isNew = sql`last_at > ${value('from')}::timestamptz and last_at <= ${value('until')}::timestamptz`;
  return selectNews(reader, {
    channel: 'digest',
    isStored: sql`${isNew} and read_at is null`,
    isBoard: sql`${isNew} and not is_read`,
    limit: value('limit'),
  });
});

/** Selects visible notifications, newest first: stored ones, and boards with new pins or with images of guests. */
function selectNews(
  reader: Reader,
  which: {
    readonly channel: DeliveryChannel;
    readonly isStored: SQL;
    readonly isBoard: SQL;
    readonly limit: Value;
  },
): SQL {
  const { channel, isStored, isBoard } = which;
  const inOrder = sql`order by last_at desc, id desc limit ${which.limit}`;
  return sql`
      with news as (
        (select news.*, done.* from (
            select id, kind, subject_id, last_at, read_at is not null as is_read, actor_count from news
            where user_id = ${reader.id} and ${isStored} and ${isOpen(reader, channel)}
            order by last_at desc, id desc
          ) news cross join lateral (${whoDidIt(reader)}) done
          where done.shown > 0 ${inOrder})
        union all
        (select board.*, 0, 0, null::bigint[], null::bigint[] from (${listBoardNotifications(reader, channel)}) board where ${isBoard} ${inOrder})
        union all
        (select guests.*, 0, guests.actor_count, null::bigint[], null::bigint[]
          from (${listGuestImageNotifications(reader, channel)}) guests where ${isBoard} ${inOrder})
        ${inOrder}
      )
      select id, kind, last_at as "lastAt", last_at::text as instant, is_read as "isRead",
        case kind when 'export_ready' then least(actor_count, (select count(*)::int ${readyExports(reader)})) else
          shown + case when kind = 'guest_images' or looked < ${number(ACTOR_SAMPLE_SIZE)} then 0 else greatest(0, actor_count - looked) end end as "actorCount",
        array(select actor::text from unnest(actor_ids[1:${number(FIRST_ACTORS)}]) as actor where kind not in (${SITE_KIND_LIST})) as "actorIds",
        array(select said::text from unnest(comment_ids[1:${number(FIRST_ACTORS)}]) as said where said is not null) as "commentIds",
        array(
          (select pins.id::text ${ownPin(reader)} and news.kind in ('save', 'comment', 'reaction')
            order by pins.id desc limit 1)
          union all
          (select pins.id::text ${pinsWithReadableComment(reader, sql`comment_ids[1]`, visiblePinsOf)}
            where news.kind in ('reply', 'mention', 'comment_reaction'))
          union all
          (select pins.id::text ${pinsWithMention(reader, visiblePinsOf)} and news.kind = 'story_mention' order by pins.id limit 1)
          union all
          (select id::text from (
            select pins.id, pins.position ${newPinsOn(reader, sql`news.subject_id`)} and news.kind = 'board_pins'
            order by pins.position desc, pins.id desc limit ${number(PINS_MAX)}) new_pins)
        ) as "pinIds",
        (select json_build_object('id', boards.id::text, 'name', boards.name, 'slug', boards.slug,
            'username', users.username)
          from boards join users on users.id = boards.owner_id where boards.id = news.subject_id
            and news.kind in ('board_follow', 'board_invite', 'invite_accepted', 'board_pins', 'guest_images')) as board,
        (select json_build_object('id', webhook_endpoints.id::text, 'app', registered_apps.name)
          ${disabledWebhooks(reader)} and news.kind = 'webhook_disabled') as webhook,
        (select json_build_object('id', businesses.id::text, 'name', businesses.name, 'kind', businesses.kind)
          ${ownBusinesses(reader)} and news.kind = 'business_digest') as business
      from news order by last_at desc, id desc`;
}

/**
 * Selects the actors of a row of `news`: the number examined, the number shown, and these with their
 * comments.
 */
function whoDidIt(reader: Reader): SQL {
  const shown = (column: string): SQL =>
    sql`array_agg(${sql.identifier(column)} order by at desc, actor_id desc) filter (where is_shown)`;
  return sql`select count(*)::int as looked, (count(*) filter (where is_shown))::int as shown,
      ${shown('actor_id')} as actor_ids, ${shown('comment_id')} as comment_ids
    from (select actor.*, ${isNotificationValid(reader)} as is_shown from (${NEWEST_ACTORS}) actor) one`;
}

/** Returns a number as literal SQL text. */
function number(value: number): SQL {
  return sql.raw(String(value));
}

const unreadNotifications = memberStatement<{ readonly count: number }>(
  'unread news',
  (reader) => sql`
    select least(${number(UNREAD_MAX)}, (
      select count(*) from (
        select * from news where user_id = ${reader.id} and read_at is null
        order by last_at desc limit ${number(UNREAD_MAX)}
      ) news where ${isNotificationVisible(reader)}
    ) + (select count(*) from (${listBoardNotifications(reader, 'app')}) board where not is_read)
      + (select count(*) from (${listGuestImageNotifications(reader, 'app')}) guests where not is_read))::int as count`,
);

/**
 * Returns a page of the viewer's notifications, newest first: of all kinds, or of some. Those that are not visible, or no
 * longer valid, are omitted. Three statements, independent of the page size.
 */
export async function listNotifications(
  deps: Pick<Deps, 'db' | 'bookmarks'>,
  viewer: SignedIn,
  { size, after, kinds = [] }: PageParams & { readonly kinds?: readonly NotificationKind[] | undefined },
): Promise<Page<NotificationView>> {
  const { db, bookmarks } = deps;
  const some = kinds.length === 0 ? null : `{${[...new Set(kinds)].toSorted().join()}}`;
  const kind = `news ${viewer.id} ${some ?? ''}`;
  const [at = 'infinity', id = '0'] = bookmarks.read(kind, after) ?? [];
  const rows = await newsPage(db, viewer, { at, id, kinds: some, limit: size + 1 });
  const page = toPage(rows, size, (last) => bookmarks.make(kind, [last.instant, String(last.id)]));
  return { items: await hydrate(deps, viewer, page.items), bookmark: page.bookmark };
}

/** Returns those of some notifications of a member that are unread, visible and wanted on a channel, newest first. */
export async function findNotifications(
  deps: Pick<Deps, 'db'>,
  viewer: SignedIn,
  channel: 'push' | 'mail',
  ids: readonly bigint[],
): Promise<readonly NotificationView[]> {
  const rows = await newsOfIds[channel](deps.db, viewer, { ids: idList(ids), limit: DELIVERED_MAX });
  return hydrate(deps, viewer, rows);
}

/** Returns the unread notifications of a period that belong to the digest of a member, newest first. */
export async function digestNotifications(
  deps: Pick<Deps, 'db'>,
  viewer: SignedIn,
  period: { readonly from: Date; readonly until: Date },
): Promise<readonly NotificationView[]> {
  const [from, until] = [period.from.toISOString(), period.until.toISOString()];
  return hydrate(deps, viewer, await newsOfDigest(deps.db, viewer, { from, until, limit: DELIVERED_MAX }));
}

async function hydrate(
  deps: Pick<Deps, 'db'>,
  viewer: SignedIn,
  rows: readonly Row[],
): Promise<readonly NotificationView[]> {
  const [people, pins] = await Promise.all([
    peopleOf(deps, viewer, rows),
    hydratePins(deps.db, idsOf(rows.flatMap(({ pinIds }) => pinIds))),
  ]);
  const pinOf = new Map(pins.map((pin) => [String(pin.id), pin]));
  return rows.map(({ actorIds, pinIds, board, ...item }) => ({
    ...item,
    actors: actorIds.flatMap((actor) => people.get(actor) ?? []),
    pins: pinIds.flatMap((pin) => pinOf.get(pin) ?? []),
    board: board && {
      id: BigInt(board.id),
      name: board.name,
      url: boardUrl({ slug: board.slug, ownerUsername: board.username }),
    },
  }));
}

/** Returns the number of visible unread notifications of the viewer: at most 100. */
export async function unreadCount({ db }: Pick<Deps, 'db'>, viewer: SignedIn): Promise<number> {
  const [row] = await unreadNotifications(db, viewer);
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
