import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { isUniqueViolation } from '../../platform/database/db-errors.ts';
import type { SignedIn, Viewer } from '../../platform/http/viewer.ts';
import {
  authoriseBoard,
  type Authorized,
  type BoardRow,
  boards,
  boardSections,
  findBoard,
  type SectionRow,
} from '../board-access/index.ts';
import { publishEvent } from '../../platform/domain-events/index.ts';
import { sectionCreated, sectionUpdated } from './events.ts';
import { slugFrom } from './rules.ts';

/** Creates a section at the end of a board. Throws `section_title_taken`. */
export async function createSection(db: Db, board: Authorized<'save'>, title: string): Promise<SectionRow> {
  return db.transaction(async (tx) => {
    // The board is locked first, as by every write to its pins and sections (docs/decisions/0040).
    await tx
      .update(boards)
      .set({ sectionCount: sql`${boards.sectionCount} + 1` })
      .where(eq(boards.id, board.id));
    const [made] = await tx
      .insert(boardSections)
      .values({
        id: newId(),
        boardId: board.id,
        title,
        slug: slugFrom(title, 'section'),
        position: sql`(select coalesce(max(${boardSections.position}), 0) + 1 from ${boardSections} where ${boardSections.boardId} = ${board.id})`,
      })
      .onConflictDoNothing()
      .returning();
    if (!made)
      throw new AppError('section_title_taken', {
        fields: { title: 'This board already has a section with this name.' },
      });
    await publishEvent(tx, sectionCreated, {
      sectionId: made.id,
      boardId: board.id,
      ownerId: board.ownerId,
    });
    return made;
  });
}

/** Returns a section of this board. Throws `section_not_found`, also for a section of another board. */
export async function findSection(
  db: Db,
  boardId: bigint,
  sectionId: bigint | undefined,
): Promise<SectionRow> {
  const [section] =
    sectionId === undefined
      ? []
      : await db
          .select()
          .from(boardSections)
          .where(
            and(
              eq(boardSections.id, sectionId),
              eq(boardSections.boardId, boardId),
              isNull(boardSections.deletedAt),
            ),
          );
  if (!section) throw new AppError('section_not_found');
  return section;
}

/**
 * Returns a section and its board, if the viewer may see the board; undefined both for a hidden section and for none.
 */
export async function findSectionWithBoard(
  db: Db,
  viewer: Viewer,
  id: bigint | undefined,
): Promise<{ readonly board: BoardRow; readonly section: SectionRow } | undefined> {
  if (id === undefined) return undefined;
  const isThere = and(eq(boardSections.id, id), isNull(boardSections.deletedAt));
  const [section] = await db.select().from(boardSections).where(isThere);
  const board = section && (await findBoard(db, viewer, { id: section.boardId }));
  return board && { board, section };
}

/** Returns a section and its board, if the viewer may edit the board. Throws `section_not_found`, `forbidden`. */
export async function authoriseSection(
  db: Db,
  viewer: SignedIn,
  id: bigint | undefined,
): Promise<{ readonly board: Authorized<'edit'>; readonly section: SectionRow }> {
  const [section] =
    id === undefined ? [] : await db.select().from(boardSections).where(eq(boardSections.id, id));
  const isSeen = section && (await findBoard(db, viewer, { id: section.boardId })) !== undefined;
  if (!section || !isSeen) throw new AppError('section_not_found');
  const board = await authoriseBoard(db, viewer, section.boardId, 'edit');
  return { board, section };
}

const titleTaken = (cause?: unknown): AppError =>
  new AppError('section_title_taken', {
    fields: { title: 'This board already has a section with this name.' },
    cause,
  });

/** Renames a section; its address follows. Throws `section_not_found`, `section_title_taken`. */
export async function renameSection(
  db: Db,
  viewer: SignedIn,
  id: bigint | undefined,
  title: string,
): Promise<SectionRow> {
  const { board, section } = await authoriseSection(db, viewer, id);
  try {
    return await db.transaction(async (tx) => {
      const [renamed] = await tx
        .update(boardSections)
        .set({ title, slug: slugFrom(title, 'section') })
        .where(and(eq(boardSections.id, section.id), isNull(boardSections.deletedAt)))
        .returning();
      if (!renamed) throw new AppError('section_not_found');
      await publishEvent(tx, sectionUpdated, {
        sectionId: renamed.id,
        boardId: board.id,
        ownerId: board.ownerId,
      });
      return renamed;
    });
  } catch (error) {
    if (isUniqueViolation(error, 'board_sections_slug')) throw titleTaken(error);
    throw error;
  }
}
