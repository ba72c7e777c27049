import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { pins } from '../pins/tables.ts';
import type { Authorized } from './authorise.ts';
import { boardUrl } from './board-row.ts';
import { nameTaken, type NewBoard } from './create-board.ts';
import { slugFrom } from './rules.ts';
import { boards } from './tables.ts';

/** Changes a board's texts and privacy; its address follows its name. Gives its path. Throws `board_name_taken`. */
export async function changeBoard(
  db: Db,
  board: Authorized<'edit'>,
  change: Partial<NewBoard>,
): Promise<string> {
  const isRenamed = change.name !== undefined && change.name !== board.name;
  const slug = isRenamed ? slugFrom(change.name ?? board.name, 'board') : board.slug;
  try {
    await db
      .update(boards)
      .set({ ...change, slug })
      .where(eq(boards.id, board.id));
  } catch (error) {
    if ((error as { cause?: { code?: string } }).cause?.code === '23505') throw nameTaken(error);
    throw error;
  }
  return boardUrl({ slug, ownerUsername: board.ownerUsername });
}

/** Deletes a board with the pins on it, in one transaction. */
export async function deleteBoard(db: Db, board: Authorized<'edit'>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(boards)
      .set({ deletedAt: sql`now()` })
      .where(eq(boards.id, board.id));
    await tx
      .update(pins)
      .set({ deletedAt: sql`now()` })
      .where(sql`${pins.boardId} = ${board.id} and ${pins.deletedAt} is null`);
  });
}
