import { and, asc, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { users } from '../accounts/tables.ts';
import { cutPage, type Page } from '../bookmark.ts';
import type { Deps } from '../deps.ts';
import { visiblePins } from '../pins/visible-pins.ts';
import type { SignedIn, Viewer } from '../viewer.ts';
import { boardColumns } from './authorise.ts';
import type { BoardRow } from './board-row.ts';
import { listedBoards, reachableBoards, savableBoards } from './can-see.ts';
import { boards } from './tables.ts';

/** In which order boards are listed. */
export type BoardOrder = 'alphabetical' | 'last_pinned_to' | 'oldest' | 'newest';

const ORDERS: Readonly<Record<BoardOrder, { column: SQL; isDescending: boolean }>> = {
  alphabetical: { column: sql`lower(${boards.name})`, isDescending: false },
  last_pinned_to: {
    column: sql`extract(epoch from ${boards.lastPinnedAt})::text::numeric`,
    isDescending: true,
  },
  oldest: { column: sql`${boards.id}`, isDescending: false },
  newest: { column: sql`${boards.id}`, isDescending: true },
};

type PageWish = { readonly size: number; readonly after: string | null | undefined };
type Reader = Pick<Deps, 'db' | 'bookmarks'>;

/** A page of the boards of a profile that the viewer may see listed; the profile's own board of quick saves is no part. */
export async function profileBoards(
  deps: Reader,
  viewer: Viewer,
  ownerId: bigint,
  wish: PageWish & {
    readonly order: BoardOrder;
    readonly privacy: 'all' | 'public' | 'secret';
    readonly includesArchived: boolean;
  },
): Promise<Page<BoardRow>> {
  const where = and(
    eq(boards.ownerId, ownerId),
    eq(boards.layout, 'default'),
    listedBoards(viewer),
    wish.privacy === 'all' ? undefined : eq(boards.privacy, wish.privacy),
    wish.includesArchived ? undefined : isNull(boards.archivedAt),
  );
  return boardPage(
    deps,
    `boards ${wish.order} ${ownerId} ${wish.privacy} ${wish.includesArchived}`,
    where,
    wish.order,
    wish,
  );
}

/** A page of the boards that the viewer may save to, newest use first, found by a part of the name (SF-03). */
export async function pickerBoards(
  deps: Reader,
  viewer: SignedIn,
  wish: PageWish & { readonly query: string | null | undefined },
): Promise<Page<BoardRow>> {
  const query = wish.query?.trim() ?? '';
  const pattern = `%${query.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const where = and(
    savableBoards(viewer),
    eq(boards.layout, 'default'),
    query === '' ? undefined : sql`${boards.name} ilike ${pattern}`,
  );
  return boardPage(deps, `picker ${query}`, where, 'last_pinned_to', wish);
}

async function boardPage(
  { db, bookmarks }: Reader,
  kind: string,
  where: SQL | undefined,
  order: BoardOrder,
  { size, after }: PageWish,
): Promise<Page<BoardRow>> {
  const { column, isDescending } = ORDERS[order];
  const [value, id] = bookmarks.read(kind, after) ?? [];
  const beyond =
    value === undefined || id === undefined
      ? undefined
      : sql`(${column}, ${boards.id}) ${sql.raw(isDescending ? '<' : '>')} (${order === 'alphabetical' ? sql`${value}::text` : sql`${value}::numeric`}, ${id}::bigint)`;
  const direction = isDescending ? desc : asc;
  const rows = await db
    .select({ ...boardColumns, sortValue: sql<string>`(${column})::text` })
    .from(boards)
    .innerJoin(users, eq(users.id, boards.ownerId))
    .where(and(where, beyond))
    .orderBy(direction(column), direction(boards.id))
    .limit(size + 1);
  return cutPage(rows, size, (last) => bookmarks.make(kind, [last.sortValue, String(last.id)]));
}

const SUGGESTED_MAX = 3;

/** Boards of the viewer's that suit a pin: where pins of its topic went, and pins kept beside it elsewhere. */
export async function suggestedBoards(
  { db }: Reader,
  viewer: SignedIn,
  pinId: bigint,
): Promise<readonly BoardRow[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with wanted as (
      select contents.id, contents.interest_id from pins
      join contents on contents.id = pins.content_id join boards on boards.id = pins.board_id
      where pins.id = ${pinId} and pins.deleted_at is null and ${reachableBoards(viewer)} and ${visiblePins(viewer)}
    ), mine as (
      select boards.id from boards where ${savableBoards(viewer)} and boards.layout = 'default'
    )
    select mine.id::text as id
    from mine join pins on pins.board_id = mine.id and pins.deleted_at is null
    join contents on contents.id = pins.content_id
    join wanted on wanted.interest_id = contents.interest_id and wanted.id <> contents.id
    group by mine.id order by count(*) desc, mine.id desc limit ${SUGGESTED_MAX}`);
  if (rows.length === 0) return [];
  const found = await db
    .select(boardColumns)
    .from(boards)
    .innerJoin(users, eq(users.id, boards.ownerId))
    .where(sql`${boards.id} = any(${sql.param(rows.map(({ id }) => id))}::bigint[])`);
  const byId = new Map(found.map((row) => [String(row.id), row]));
  return rows.flatMap(({ id }) => byId.get(id) ?? []);
}
