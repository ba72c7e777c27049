import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { listedBoards } from '../boards/index.ts';
import { cutPage, type Page } from '../bookmark.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';
import { selectPins, type PinView } from './pin-view.ts';
import { pins } from './tables.ts';
import { visiblePins } from './visible-pins.ts';

type Reader = Pick<Deps, 'db' | 'bookmarks'>;

/** How much of a list is wanted, and from where. */
export type PageWish = { readonly size: number; readonly after: string | null | undefined };

/** A page of a board's pins in its order, of one section when it is named; that the board may be seen is checked before. */
export async function boardPins(
  { db, bookmarks }: Reader,
  viewer: Viewer,
  boardId: bigint,
  sectionId: bigint | undefined,
  { size, after }: PageWish,
): Promise<Page<PinView>> {
  const kind = `board ${boardId} ${sectionId ?? ''}`;
  const [position, id] = bookmarks.read(kind, after) ?? [];
  const beyond =
    position === undefined
      ? undefined
      : sql`(${pins.position}, ${pins.id}) < (${position}::double precision, ${id}::bigint)`;
  const within =
    sectionId === undefined
      ? eq(pins.boardId, boardId)
      : and(eq(pins.boardId, boardId), eq(pins.sectionId, sectionId));
  const rows = await selectPins(db, and(within, visiblePins(viewer), beyond))
    .orderBy(desc(pins.position), desc(pins.id))
    .limit(size + 1);
  return cutPage(rows, size, (last) => bookmarks.make(kind, [String(last.position), String(last.id)]));
}

/** A page of what somebody made, newest first, as far as the viewer may see it listed. */
export function createdPins(
  deps: Reader,
  viewer: Viewer,
  userId: bigint,
  wish: PageWish,
): Promise<Page<PinView>> {
  return pinnerPins(deps, viewer, userId, sql`not ${pins.isRepin}`, 'created', wish);
}

/** A page of what somebody saved or made, newest first, as far as the viewer may see it listed. */
export function savedPins(
  deps: Reader,
  viewer: Viewer,
  userId: bigint,
  wish: PageWish,
): Promise<Page<PinView>> {
  return pinnerPins(deps, viewer, userId, undefined, 'saved', wish);
}

async function pinnerPins(
  { db, bookmarks }: Reader,
  viewer: Viewer,
  userId: bigint,
  which: SQL | undefined,
  name: string,
  { size, after }: PageWish,
): Promise<Page<PinView>> {
  const kind = `${name} ${userId}`;
  const [id] = bookmarks.read(kind, after) ?? [];
  const beyond = id === undefined ? undefined : sql`${pins.id} < ${id}::bigint`;
  const rows = await selectPins(
    db,
    and(eq(pins.pinnerId, userId), which, listedBoards(viewer), visiblePins(viewer), beyond),
  )
    .orderBy(desc(pins.id))
    .limit(size + 1);
  return cutPage(rows, size, (last) => bookmarks.make(kind, [String(last.id)]));
}
