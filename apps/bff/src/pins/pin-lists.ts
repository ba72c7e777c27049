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

const ofBoard = (name: string, within: (value: (name: string) => Value) => SQL) =>
  viewerStatement<PinView>(
    name,
    (viewer, value) => sql`${selectPins} and ${pins.boardId} = ${value('board')} and ${within(value)}
      and ${visiblePins(viewer)} and ${unhiddenPins(viewer)}
      and (${pins.position}, ${pins.id}) < (${value('position')}::double precision, ${value('id')}::bigint)
      order by ${pins.position} desc, ${pins.id} desc limit ${value('limit')}`,
  );
const pinsOfBoard = ofBoard('pins of a board', () => sql`true`);
const pinsOfSection = ofBoard('pins of a section', (value) => sql`${pins.sectionId} = ${value('section')}`);

/** A page of a board's pins in its order, of one section when it is named; that the board may be seen is checked before. */
export async function boardPins(
  { db, bookmarks }: Reader,
  viewer: Viewer,
  boardId: bigint,
  sectionId: bigint | undefined,
  { size, after }: PageWish,
): Promise<Page<PinView>> {
  const kind = `board ${boardId} ${sectionId ?? ''}`;
  const [position = 'Infinity', id = NEWEST] = bookmarks.read(kind, after) ?? [];
  const values = { board: boardId, position, id, limit: size + 1 };
  const rows = await (sectionId === undefined
    ? pinsOfBoard(db, viewer, values)
    : pinsOfSection(db, viewer, { ...values, section: sectionId }));
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
