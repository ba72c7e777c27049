import { sql, type SQL } from 'drizzle-orm';
import type { BoardPrivacy } from '@pegboard/types';
import { boards, listedBoards, reachableBoards } from '../board-access/index.ts';
import { toPage, type Page, type PageParams } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import { idList, viewerStatement, type Value } from '../../platform/database/statement.ts';
import type { SignedIn, Viewer } from '../../platform/http/viewer.ts';
import { inOrder, selectPins, type PinView } from './pin-view.ts';
import { contents, pins, unhiddenPins, visiblePins } from '../pin-access/index.ts';

type Reader = Pick<Deps, 'db' | 'bookmarks'>;

/** Greater than the id of every pin. */
const NEWEST = 2n ** 63n - 1n;

/** The filters of a board's pins: all, those of a kind, or those in no section. */
export const BOARD_FILTERS = {
  all: sql`true`,
  products: sql`contents.rich ? 'products'`,
  videos: sql`(contents.rich ? 'video' or contents.rich ? 'story')`,
  articles: sql`contents.rich ? 'article'`,
  recipes: sql`contents.rich ? 'recipe'`,
  unsorted: sql`not exists (
    select from board_sections where board_sections.id = ${pins.sectionId} and board_sections.deleted_at is null)`,
} as const satisfies Readonly<Record<string, SQL>>;

/** A filter of a board's pins. */
export type BoardFilter = keyof typeof BOARD_FILTERS;

type ValueOf = (name: string) => Value;

/** The sort key of a title: its letters, ignoring case. Pins without a title sort last. */
const TITLE_KEY = sql`case coalesce(${pins.title}, ${contents.title}, ${contents.gridTitle}, '') when '' then '1'
  else '0' || lower(coalesce(${pins.title}, ${contents.title}, ${contents.gridTitle})) end`;
const titleKeyOf = ({ ownTitle, title, gridTitle }: PinView): string => {
  const shown = ownTitle ?? title ?? gridTitle ?? '';
  return shown === '' ? '1' : `0${shown}`;
};

/** A position in an order: the sort key of the last pin, and its id. */
type Place = { readonly key: string; readonly id: bigint };
const AT_THE_NEWEST: Place = { key: 'Infinity', id: NEWEST };

/**
 * The orders of the pins of a board. The board's own order and age have an index each; titles are sorted on request.
 */
const BOARD_SORTS = {
  custom: {
    isAfter: (value: ValueOf) =>
      sql`(${pins.position}, ${pins.id}) < (${value('key')}::double precision, ${value('id')}::bigint)`,
    order: sql`${pins.position} desc, ${pins.id} desc`,
    start: AT_THE_NEWEST,
    keyOf: ({ position }: PinView) => String(position),
  },
  newest: {
    isAfter: (value: ValueOf) => sql`${pins.id} < ${value('id')}::bigint`,
    order: sql`${pins.id} desc`,
    start: AT_THE_NEWEST,
    keyOf: () => '',
  },
  oldest: {
    isAfter: (value: ValueOf) => sql`${pins.id} > ${value('id')}::bigint`,
    order: sql`${pins.id}`,
    start: { key: '', id: 0n },
    keyOf: () => '',
  },
  alphabetical: {
    isAfter: (value: ValueOf) =>
      sql`(${TITLE_KEY}, ${pins.id}) > (lower(${value('key')}::text), ${value('id')}::bigint)`,
    order: sql`${TITLE_KEY}, ${pins.id}`,
    start: { key: '', id: 0n },
    keyOf: titleKeyOf,
  },
} as const;

/** An order of the pins of a board. */
export type BoardPinOrder = keyof typeof BOARD_SORTS;

/** The filter and order of a board's pins. The default is all in the board's own order. */
export type BoardPinsParams = {
  readonly show?: BoardFilter | undefined;
  readonly sort?: BoardPinOrder | undefined;
};

/**
 * Returns the name of the parameters for the cursor, so that a cursor is valid for one filter and order only.
 */
const paramsName = (show: BoardFilter, sort: BoardPinOrder): string =>
  `${show === 'all' ? '' : ` ${show}`}${sort === 'custom' ? '' : ` ${sort}`}`;

const ofBoard = (name: string, show: BoardFilter, sort: BoardPinOrder, within: (value: ValueOf) => SQL) =>
  viewerStatement<PinView>(
    `${name}${paramsName(show, sort)}`,
    (viewer, value) => sql`${selectPins} and ${pins.boardId} = ${value('board')} and ${within(value)}
      and ${BOARD_FILTERS[show]} and ${visiblePins(viewer)} and ${unhiddenPins(viewer)}
      and ${BOARD_SORTS[sort].isAfter(value)}
      order by ${BOARD_SORTS[sort].order} limit ${value('limit')}`,
  );
type ReadBoard = ReturnType<typeof ofBoard>;
const FILTERS = Object.keys(BOARD_FILTERS) as readonly BoardFilter[];
const SORTS = Object.keys(BOARD_SORTS) as readonly BoardPinOrder[];
const readersOf = (name: string, within: (value: ValueOf) => SQL): ReadonlyMap<string, ReadBoard> =>
  new Map(
    FILTERS.flatMap((show) =>
      SORTS.map((sort) => [paramsName(show, sort), ofBoard(name, show, sort, within)] as const),
    ),
  );
const pinsOfBoard = readersOf('pins of a board', () => sql`true`);
const pinsOfSection = readersOf('pins of a section', (value) => sql`${pins.sectionId} = ${value('section')}`);

/**
 * Returns a page of the pins of a board, or of one section, in the given order. The caller checks that the board is
 * visible.
 */
export async function boardPins(
  { db, bookmarks }: Reader,
  viewer: Viewer,
  boardId: bigint,
  sectionId: bigint | undefined,
  { size, after }: PageParams,
  { show = 'all', sort = 'custom' }: BoardPinsParams = {},
): Promise<Page<PinView>> {
  const wished = paramsName(show, sort);
  const kind = `board ${boardId} ${sectionId ?? ''}${wished}`;
  const { start, keyOf } = BOARD_SORTS[sort];
  const [key = start.key, id = start.id] = bookmarks.read(kind, after) ?? [];
  const values = { board: boardId, key, id, limit: size + 1 };
  const read = (sectionId === undefined ? pinsOfBoard : pinsOfSection).get(wished);
  if (!read)
    throw new Error(`No statement reads a board as '${wished}': each filter with each order needs one.`);
  const rows = await read(db, viewer, sectionId === undefined ? values : { ...values, section: sectionId });
  return toPage(rows, size, (last) => bookmarks.make(kind, [keyOf(last), String(last.id)]));
}

const pinOfBoard = viewerStatement<PinView>(
  'pin of a board',
  (viewer, value) => sql`${selectPins} and ${pins.boardId} = ${value('board')} and ${pins.id} = ${value('id')}
    and ${visiblePins(viewer)} and ${unhiddenPins(viewer)}`,
  { reusesPlan: true },
);

/** Returns a pin of a board; undefined if the board has no such pin. The caller checks that the board is visible. */
export async function findBoardPin(
  { db }: Pick<Reader, 'db'>,
  viewer: Viewer,
  boardId: bigint,
  id: bigint | undefined,
): Promise<PinView | undefined> {
  if (id === undefined) return undefined;
  const [pin] = await pinOfBoard(db, viewer, { board: boardId, id });
  return pin;
}

const shownPins = viewerStatement<PinView>(
  'pins that are shown',
  (viewer, value) => sql`${selectPins} and ${pins.id} = any(${value('ids')}::bigint[])
    and ${reachableBoards(viewer)} and ${visiblePins(viewer)} and ${unhiddenPins(viewer)}`,
  { reusesPlan: true },
);

/** Returns those of the given pins that the viewer may see and has not hidden, in the given order (BY-06). */
export async function findShownPins(
  { db }: Pick<Reader, 'db'>,
  viewer: Viewer,
  ids: readonly bigint[],
): Promise<readonly PinView[]> {
  if (ids.length === 0) return [];
  return inOrder(await shownPins(db, viewer, { ids: idList(ids) }), ids);
}

/**
 * Pins of a member, the newest first. PostgreSQL underestimates how many pass the rules of visibility. Fewer than the limit, it would read all pins of the
 * member and sort them, so the limit is hidden from the planner, which then reads the index in its order (decision 103).
 */
const ofPinner = (name: string, which: (value: ValueOf) => SQL) =>
  viewerStatement<PinView>(
    name,
    (viewer, value) => sql`${selectPins} and ${pins.pinnerId} = ${value('pinner')} and ${which(value)}
      and ${listedBoards(viewer)} and ${visiblePins(viewer)} and ${unhiddenPins(viewer)} and ${pins.id} < ${value('id')}::bigint
      order by ${pins.id} desc limit (select ${value('limit')}::int)`,
    { reusesPlan: true },
  );
const isMade = sql`not ${pins.isRepin}`;
const isProduct = sql`${contents.rich} ? 'products'`;

/** The lists of a member's pins: created, saved or created, and products among both. */
const PINNER_LISTS = {
  created: ofPinner('pins that somebody made', () => isMade),
  saved: ofPinner('pins that somebody saved or made', () => sql`true`),
  'created products': ofPinner('products that somebody made', () => sql`${isMade} and ${isProduct}`),
  'saved products': ofPinner('products that somebody saved', () => sql`${pins.isRepin} and ${isProduct}`),
} as const;

const ownOf = (name: string, which: SQL) =>
  ofPinner(name, (value) => sql`${which} and ${boards.privacy} = any(${value('privacies')}::text[])`);
/** The filters of a member's own pins: all, the created ones, and those saved from others. */
const OWN_LISTS = {
  all: ownOf('own pins', sql`true`),
  created: ownOf('own pins that were made', isMade),
  saved: ownOf('own pins that were saved', sql`${pins.isRepin}`),
} as const;

/** A filter of a member's own pins. */
export type OwnPinsFilter = keyof typeof OWN_LISTS;

/** Returns a page of the viewer's own pins, newest first: those on boards of these privacies. */
export async function ownPins(
  { db, bookmarks }: Reader,
  viewer: SignedIn,
  { filter, privacies }: { readonly filter: OwnPinsFilter; readonly privacies: readonly BoardPrivacy[] },
  { size, after }: PageParams,
): Promise<Page<PinView>> {
  const kind = `own ${filter} ${privacies.join()} ${viewer.id}`;
  const [id = NEWEST] = bookmarks.read(kind, after) ?? [];
  const values = { pinner: viewer.id, privacies: `{${privacies.join()}}`, id, limit: size + 1 };
  const rows = await OWN_LISTS[filter](db, viewer, values);
  return toPage(rows, size, (last) => bookmarks.make(kind, [String(last.id)]));
}

/** Returns a page of a list of a member's pins, newest first, if the viewer may see them listed. */
export async function pinnerPins(
  { db, bookmarks }: Reader,
  viewer: Viewer,
  userId: bigint,
  list: keyof typeof PINNER_LISTS,
  { size, after }: PageParams,
): Promise<Page<PinView>> {
  const kind = `${list} ${userId}`;
  const [id = NEWEST] = bookmarks.read(kind, after) ?? [];
  const rows = await PINNER_LISTS[list](db, viewer, { pinner: userId, id, limit: size + 1 });
  return toPage(rows, size, (last) => bookmarks.make(kind, [String(last.id)]));
}
