import { sql, type SQL } from 'drizzle-orm';
import { listedBoards } from '../boards/index.ts';
import { cutPage, type Page } from '../bookmark.ts';
import type { Deps } from '../deps.ts';
import { viewerStatement, type Value } from '../statement.ts';
import type { Viewer } from '../viewer.ts';
import { selectPins, type PinView } from './pin-view.ts';
import { contents, pins } from './tables.ts';
import { unhiddenPins, visiblePins } from './visible-pins.ts';

type Reader = Pick<Deps, 'db' | 'bookmarks'>;

/** Before all. */
const NEWEST = 2n ** 63n - 1n;

/** How much of a list is wanted, and from where. */
export type PageWish = { readonly size: number; readonly after: string | null | undefined };

/** Which pins of a board are shown: all, those of a kind, or those in none of its sections. */
export const BOARD_FILTERS = {
  all: sql`true`,
  products: sql`contents.rich ? 'products'`,
  videos: sql`(contents.rich ? 'video' or contents.rich ? 'story')`,
  articles: sql`contents.rich ? 'article'`,
  recipes: sql`contents.rich ? 'recipe'`,
  unsorted: sql`not exists (
    select from board_sections where board_sections.id = ${pins.sectionId} and board_sections.deleted_at is null)`,
} as const satisfies Readonly<Record<string, SQL>>;

/** Which pins of a board are shown. */
export type BoardFilter = keyof typeof BOARD_FILTERS;

type ValueOf = (name: string) => Value;

/** In which order the pins of a board stand: as they were put, or by when they were saved; each with an index of its own. */
const BOARD_SORTS = {
  custom: {
    isAfter: (value: ValueOf) =>
      sql`(${pins.position}, ${pins.id}) < (${value('position')}::double precision, ${value('id')}::bigint)`,
    order: sql`${pins.position} desc, ${pins.id} desc`,
    start: NEWEST,
  },
  newest: {
    isAfter: (value: ValueOf) => sql`${pins.id} < ${value('id')}::bigint`,
    order: sql`${pins.id} desc`,
    start: NEWEST,
  },
  oldest: {
    isAfter: (value: ValueOf) => sql`${pins.id} > ${value('id')}::bigint`,
    order: sql`${pins.id}`,
    start: 0n,
  },
} as const;

/** In which order the pins of a board stand. */
export type BoardPinOrder = keyof typeof BOARD_SORTS;

/** Which pins of a board are shown, and in which order: all in the board's own without a wish. */
export type BoardWish = {
  readonly show?: BoardFilter | undefined;
  readonly sort?: BoardPinOrder | undefined;
};

/** What of a wish tells it from that for all pins in the board's own order. */
const wishName = (show: BoardFilter, sort: BoardPinOrder): string =>
  `${show === 'all' ? '' : ` ${show}`}${sort === 'custom' ? '' : ` ${sort}`}`;

const ofBoard = (name: string, show: BoardFilter, sort: BoardPinOrder, within: (value: ValueOf) => SQL) =>
  viewerStatement<PinView>(
    `${name}${wishName(show, sort)}`,
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
      SORTS.map((sort) => [wishName(show, sort), ofBoard(name, show, sort, within)] as const),
    ),
  );
const pinsOfBoard = readersOf('pins of a board', () => sql`true`);
const pinsOfSection = readersOf('pins of a section', (value) => sql`${pins.sectionId} = ${value('section')}`);

/** A page of a board's pins in the order wished for, of one section when it is named; that the board may be seen is checked before. */
export async function boardPins(
  { db, bookmarks }: Reader,
  viewer: Viewer,
  boardId: bigint,
  sectionId: bigint | undefined,
  { size, after }: PageWish,
  { show = 'all', sort = 'custom' }: BoardWish = {},
): Promise<Page<PinView>> {
  const wished = wishName(show, sort);
  const kind = `board ${boardId} ${sectionId ?? ''}${wished}`;
  const [position = 'Infinity', id = BOARD_SORTS[sort].start] = bookmarks.read(kind, after) ?? [];
  const values = { board: boardId, position, id, limit: size + 1 };
  const read = (sectionId === undefined ? pinsOfBoard : pinsOfSection).get(wished);
  if (!read)
    throw new Error(`No statement reads a board as '${wished}': each filter with each order needs one.`);
  const rows = await read(db, viewer, sectionId === undefined ? values : { ...values, section: sectionId });
  return cutPage(rows, size, (last) => bookmarks.make(kind, [String(last.position), String(last.id)]));
}

const ofPinner = (name: string, which: SQL) =>
  viewerStatement<PinView>(
    name,
    (viewer, value) => sql`${selectPins} and ${pins.pinnerId} = ${value('pinner')} and ${which}
      and ${listedBoards(viewer)} and ${visiblePins(viewer)} and ${unhiddenPins(viewer)} and ${pins.id} < ${value('id')}::bigint
      order by ${pins.id} desc limit ${value('limit')}`,
  );
const madePins = ofPinner('pins that somebody made', sql`not ${pins.isRepin}`);
const keptPins = ofPinner('pins that somebody saved or made', sql`true`);
const isProduct = sql`${contents.rich} ? 'products'`;
const madeProducts = ofPinner('products that somebody made', sql`not ${pins.isRepin} and ${isProduct}`);
const keptProducts = ofPinner('products that somebody saved', sql`${pins.isRepin} and ${isProduct}`);

/** A page of what somebody made, newest first, as far as the viewer may see it listed. */
export function createdPins(
  deps: Reader,
  viewer: Viewer,
  userId: bigint,
  wish: PageWish,
): Promise<Page<PinView>> {
  return pinnerPins(deps, viewer, userId, madePins, 'created', wish);
}

/** A page of what somebody saved or made, newest first, as far as the viewer may see it listed. */
export function savedPins(
  deps: Reader,
  viewer: Viewer,
  userId: bigint,
  wish: PageWish,
): Promise<Page<PinView>> {
  return pinnerPins(deps, viewer, userId, keptPins, 'saved', wish);
}

/** A page of the products that somebody made, newest first, as far as the viewer may see them listed. */
export function createdProducts(
  deps: Reader,
  viewer: Viewer,
  userId: bigint,
  wish: PageWish,
): Promise<Page<PinView>> {
  return pinnerPins(deps, viewer, userId, madeProducts, 'created products', wish);
}

/** A page of the products that somebody saved, newest first, as far as the viewer may see them listed. */
export function savedProducts(
  deps: Reader,
  viewer: Viewer,
  userId: bigint,
  wish: PageWish,
): Promise<Page<PinView>> {
  return pinnerPins(deps, viewer, userId, keptProducts, 'saved products', wish);
}

async function pinnerPins(
  { db, bookmarks }: Reader,
  viewer: Viewer,
  userId: bigint,
  read: ReturnType<typeof ofPinner>,
  name: string,
  { size, after }: PageWish,
): Promise<Page<PinView>> {
  const kind = `${name} ${userId}`;
  const [id = NEWEST] = bookmarks.read(kind, after) ?? [];
  const rows = await read(db, viewer, { pinner: userId, id, limit: size + 1 });
  return cutPage(rows, size, (last) => bookmarks.make(kind, [String(last.id)]));
}
