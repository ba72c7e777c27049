import type { BoardSort } from '@pegboard/types';
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { users } from '../../people/accounts/index.ts';
import { toPage, type Page, type PageParams } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import { visiblePins } from '../pin-access/index.ts';
import type { SignedIn, Viewer } from '../../platform/http/viewer.ts';
import { boardColumns, type BoardRow, boards, listedBoards, savableBoards } from '../board-access/index.ts';

/** The filters of a profile's boards. */
export const BOARD_FILTERS = ['all', 'public', 'protected', 'secret', 'group', 'archived'] as const;
type BoardFilter = (typeof BOARD_FILTERS)[number];

/** The grouping of boards with different privacy: mixed, or public, protected and secret in turn. */
export type BoardGrouping = 'mix_public_private' | 'visibility';

type Key = { readonly column: SQL; readonly type: 'text' | 'numeric' | 'float8' };

const LAST_PINNED: Key = {
  column: sql`extract(epoch from ${boards.lastPinnedAt})::text::numeric`,
  type: 'numeric',
};
const ORDERS: Readonly<Record<BoardSort, { keys: readonly Key[]; isDescending: boolean }>> = {
  alphabetical: { keys: [{ column: sql`lower(${boards.name})`, type: 'text' }], isDescending: false },
  last_pinned_to: { keys: [LAST_PINNED], isDescending: true },
  oldest: { keys: [], isDescending: false },
  newest: { keys: [], isDescending: true },
  group_boards_at_top: {
    keys: [{ column: sql`(${boards.isCollaborative})::int`, type: 'numeric' }, LAST_PINNED],
    isDescending: true,
  },
  custom: {
    keys: [{ column: sql`coalesce(${boards.position}, (${boards.id} >> 22)::float8)`, type: 'float8' }],
    isDescending: true,
  },
};
const PRIVACY_RANK = sql`case ${boards.privacy} when 'public' then 0 when 'protected' then 1 else 2 end`;
const ID: Key = { column: sql`${boards.id}`, type: 'numeric' };

type Reader = Pick<Deps, 'db' | 'bookmarks'>;

/** Returns a page of the boards of a profile that the viewer may see listed, without its board of quick saves. */
export async function profileBoards(
  deps: Reader,
  viewer: Viewer,
  ownerId: bigint,
  params: PageParams & {
    readonly order: BoardSort;
    readonly grouping: BoardGrouping;
    readonly privacy: BoardFilter;
    readonly includesArchived: boolean;
    /** Leaves out boards that contain only stories. */
    readonly withoutStories: boolean;
  },
): Promise<Page<BoardRow>> {
  const where = and(
    eq(boards.ownerId, ownerId),
    eq(boards.layout, 'default'),
    listedBoards(viewer),
    filtered(params.privacy),
    params.includesArchived || params.privacy === 'archived' ? undefined : isNull(boards.archivedAt),
    params.privacy === 'archived' && viewer?.id !== ownerId ? sql`false` : undefined,
    params.withoutStories ? holdsMoreThanStories(viewer) : undefined,
  );
  const { order, grouping, privacy, includesArchived, withoutStories } = params;
  const kind = `boards ${order} ${grouping} ${ownerId} ${privacy} ${includesArchived} ${withoutStories}`;
  return boardPage(deps, kind, where, params, order, grouping);
}

function filtered(by: BoardFilter): SQL | undefined {
  if (by === 'all') return undefined;
  if (by === 'group') return eq(boards.isCollaborative, true);
  return by === 'archived' ? isNotNull(boards.archivedAt) : eq(boards.privacy, by);
}

/**
 * Returns a page of the boards that the viewer may save to, last used first by default, filtered by a part of the name
 * (SF-03), and by privacy on request.
 */
export async function pickerBoards(
  deps: Reader,
  viewer: SignedIn,
  params: PageParams & {
    readonly query: string | null | undefined;
    readonly privacies?: readonly BoardRow['privacy'][];
    readonly order?: BoardSort;
  },
): Promise<Page<BoardRow>> {
  const { privacies, order = 'last_pinned_to' } = params;
  const query = params.query?.trim() ?? '';
  const pattern = `%${query.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const where = and(
    savableBoards(viewer),
    eq(boards.layout, 'default'),
    query === '' ? undefined : sql`${boards.name} ilike ${pattern}`,
    privacies && inArray(boards.privacy, [...privacies]),
  );
  return boardPage(deps, `picker ${order} ${privacies?.join() ?? ''} ${query}`, where, params, order);
}

/** Condition: boards that are empty, or contain a pin other than a story that the viewer sees. */
function holdsMoreThanStories(viewer: Viewer): SQL {
  const held = (which: SQL): SQL => sql`exists (
    select from pins join contents on contents.id = pins.content_id
    where pins.board_id = ${boards.id} and pins.deleted_at is null and ${which} and ${visiblePins(viewer)})`;
  return sql`(${held(sql`contents.rich->'story' is null`)} or not ${held(sql`true`)})`;
}

async function boardPage(
  { db, bookmarks }: Reader,
  kind: string,
  where: SQL | undefined,
  { size, after }: PageParams,
  order: BoardSort = 'last_pinned_to',
  grouping: BoardGrouping = 'mix_public_private',
): Promise<Page<BoardRow>> {
  const { keys: own, isDescending } = ORDERS[order];
  const rank: Key = { column: isDescending ? sql`-(${PRIVACY_RANK})` : PRIVACY_RANK, type: 'numeric' };
  const keys = [...(grouping === 'visibility' ? [rank] : []), ...own, ID];
  const columns = sql.join(
    keys.map(({ column }) => column),
    sql`, `,
  );
  const values = bookmarks.read(kind, after);
  const last = values && keys.map(({ type }, at) => sql`${values[at]}::${sql.raw(type)}`);
  const beyond = last && sql`(${columns}) ${sql.raw(isDescending ? '<' : '>')} (${sql.join(last, sql`, `)})`;
  const direction = isDescending ? desc : asc;
  const sortValues = sql.join(
    keys.map(({ column }) => sql`(${column})::text`),
    sql`, `,
  );
  const rows = await db
    .select({ ...boardColumns, sortValues: sql<string[]>`array[${sortValues}]` })
    .from(boards)
    .innerJoin(users, eq(users.id, boards.ownerId))
    .where(and(where, beyond))
    .orderBy(...keys.map(({ column }) => direction(column)))
    .limit(size + 1);
  return toPage(rows, size, (row) => bookmarks.make(kind, row.sortValues));
}
