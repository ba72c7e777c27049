import DataLoader from 'dataloader';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { users } from '../accounts/tables.ts';
import { boardColumns } from '../boards/authorise.ts';
import type { BoardRow, SectionRow } from '../boards/board-row.ts';
import { reachableBoards } from '../boards/can-see.ts';
import { boards, boardSections } from '../boards/tables.ts';
import type { Deps } from '../deps.ts';
import { images } from '../images/tables.ts';
import type { PictureRow } from '../images/index.ts';
import { interests } from '../interests/tables.ts';
import type { Viewer } from '../viewer.ts';
import { pins } from './tables.ts';

/** A copy of a content on a board of the viewer's. */
export type SavedCopy = {
  readonly pinId: bigint;
  readonly board: BoardRow;
  readonly section: SectionRow | null;
};

/** The batched reads around pins. */
export type PinLoaders = {
  /** The viewer's copies of a content, newest first. */
  readonly savedCopies: DataLoader<bigint, readonly SavedCopy[]>;
  readonly picture: DataLoader<bigint, PictureRow | undefined>;
  readonly interest: DataLoader<bigint, typeof interests.$inferSelect | undefined>;
};

/** Loaders around pins for one request. */
export function pinLoaders({ db }: Pick<Deps, 'db'>, viewer: Viewer): PinLoaders {
  return {
    savedCopies: new DataLoader(async (contentIds) => {
      if (!viewer) return contentIds.map(() => []);
      const rows = await db
        .select({ contentId: pins.contentId, pinId: pins.id, section: boardSections, board: boardColumns })
        .from(pins)
        .innerJoin(boards, eq(boards.id, pins.boardId))
        .innerJoin(users, eq(users.id, boards.ownerId))
        .leftJoin(boardSections, and(eq(boardSections.id, pins.sectionId), isNull(boardSections.deletedAt)))
        .where(
          and(
            inArray(pins.contentId, [...contentIds]),
            eq(pins.pinnerId, viewer.id),
            eq(pins.isRepin, true),
            isNull(pins.deletedAt),
            reachableBoards(viewer),
          ),
        )
        .orderBy(desc(pins.id));
      const byContent = Map.groupBy(rows, ({ contentId }) => contentId);
      return contentIds.map((id) => byContent.get(id) ?? []);
    }),
    picture: new DataLoader(async (ids) => {
      const rows = await db
        .select({
          id: images.id,
          signature: images.signature,
          sizes: images.sizes,
        })
        .from(images)
        .where(inArray(images.id, [...ids]));
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id));
    }),
    interest: new DataLoader(async (ids) => {
      const rows = await db
        .select()
        .from(interests)
        .where(inArray(interests.id, [...ids]));
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id));
    }),
  };
}
