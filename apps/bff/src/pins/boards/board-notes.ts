import { BOARD_NOTES_MAX } from '@pegboard/types';
import { and, count, eq, gt, isNull, sql } from 'drizzle-orm';
import { notBlockedCondition } from '../../people/accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { authoriseBoard, type Authorized, boardNotes, boards, findBoard } from '../board-access/index.ts';
import type { NoteContent } from './note-rules.ts';

/** A note as it is stored. */
export type NoteRow = typeof boardNotes.$inferSelect;

/** Seconds within which a deleted note can be restored. */
export const NOTE_UNDO_SECONDS = 60;

const isThere = isNull(boardNotes.deletedAt);

/** Adds a note to a board. Throws `invalid_input` when there are `BOARD_NOTES_MAX` already. */
export async function createNote(
  db: Db,
  viewer: SignedIn,
  board: Authorized<'save'>,
  texts: NoteContent,
): Promise<NoteRow> {
  return db.transaction(async (tx) => {
    await tx.select({ id: boards.id }).from(boards).where(eq(boards.id, board.id)).for('update');
    const [found] = await tx
      .select({ notes: count() })
      .from(boardNotes)
      .where(and(eq(boardNotes.boardId, board.id), isThere));
    if (found && found.notes >= BOARD_NOTES_MAX)
      throw new AppError('invalid_input', {
        fields: { title: `A board has room for ${BOARD_NOTES_MAX} notes. Delete one first.` },
      });
    const [made] = await tx
      .insert(boardNotes)
      .values({ ...texts, id: newId(), boardId: board.id, authorId: viewer.id })
      .returning();
    if (!made) throw new Error('A note was inserted and not returned.');
    return made;
  });
}

/**
 * Replaces the texts of a note. Everyone who may add to its board may do so. Throws `note_not_found`, `forbidden`,
 * `board_archived`, and `note_changed` when its version is no longer the one that was read.
 */
export async function updateNote(
  db: Db,
  viewer: SignedIn,
  id: bigint | undefined,
  texts: NoteContent,
  readVersion: number | undefined,
): Promise<NoteRow> {
  const { note } = await authoriseNote(db, viewer, id);
  return db.transaction(async (tx) => {
    const now = await lockNote(tx, note.id);
    if (readVersion !== undefined && readVersion !== now.version) throw new AppError('note_changed');
    const changes = { ...texts, updatedAt: sql`now()`, version: now.version + 1 };
    const [changed] = await tx.update(boardNotes).set(changes).where(eq(boardNotes.id, now.id)).returning();
    if (!changed) throw new Error('A note was changed and not returned.');
    return changed;
  });
}

async function lockNote(tx: Db, id: bigint): Promise<NoteRow> {
  const [now] = await tx
    .select()
    .from(boardNotes)
    .where(and(eq(boardNotes.id, id), isThere))
    .for('update');
  if (!now) throw new AppError('note_not_found');
  return now;
}

/** A to-do of a note: its index, and the text that it must still have. */
export type TodoMark = { readonly nth: number; readonly text: string; readonly isDone: boolean };

/** Checks or unchecks a to-do. A list that was changed meanwhile is returned unchanged. */
export async function checkTodo(
  db: Db,
  viewer: SignedIn,
  id: bigint | undefined,
  { nth, text, isDone }: TodoMark,
): Promise<NoteRow> {
  const { note } = await authoriseNote(db, viewer, id);
  return db.transaction(async (tx) => {
    const now = await lockNote(tx, note.id);
    if (now.todos[nth]?.text !== text) return now;
    const todos = now.todos.with(nth, { text, isDone });
    const version = now.version + 1;
    await tx.update(boardNotes).set({ todos, version }).where(eq(boardNotes.id, now.id));
    return { ...now, todos, version };
  });
}

/**
 * Deletes a note. Its author and the owner of its board may do so. Throws `note_not_found`, `forbidden`,
 * `board_archived`.
 */
export async function deleteNote(db: Db, viewer: SignedIn, id: bigint | undefined): Promise<void> {
  const note = await authoriseOwnNote(db, viewer, id);
  const { rowCount } = await db
    .update(boardNotes)
    .set({ deletedAt: sql`now()` })
    .where(and(eq(boardNotes.id, note.id), isThere));
  if (rowCount === 0) throw new AppError('note_not_found');
}

/**
 * Restores a note that was deleted at most a minute ago, for members who may delete it. Throws as `deleteNote` does.
 */
export async function restoreNote(db: Db, viewer: SignedIn, id: bigint | undefined): Promise<NoteRow> {
  const note = await authoriseOwnNote(db, viewer, id);
  const [back] = await db
    .update(boardNotes)
    .set({ deletedAt: null })
    .where(
      and(
        eq(boardNotes.id, note.id),
        gt(boardNotes.deletedAt, sql`now() - make_interval(secs => ${NOTE_UNDO_SECONDS})`),
      ),
    )
    .returning();
  if (!back) throw new AppError('note_not_found');
  return back;
}

type Noted = { readonly board: Authorized<'save'>; readonly note: NoteRow };

/**
 * Returns a note, also a deleted one, of a board to which the viewer may add. The notes of hidden boards, and those of
 * blocked members, are not found.
 */
async function authoriseNote(db: Db, viewer: SignedIn, id: bigint | undefined): Promise<Noted> {
  const mayRead = notBlockedCondition(viewer, boardNotes.authorId);
  const [note] =
    id === undefined
      ? []
      : await db
          .select()
          .from(boardNotes)
          .where(and(eq(boardNotes.id, id), mayRead));
  const isSeen = note && (await findBoard(db, viewer, { id: note.boardId })) !== undefined;
  if (!note || !isSeen) throw new AppError('note_not_found');
  return { note, board: await authoriseBoard(db, viewer, note.boardId, 'save') };
}

async function authoriseOwnNote(db: Db, viewer: SignedIn, id: bigint | undefined): Promise<NoteRow> {
  const { board, note } = await authoriseNote(db, viewer, id);
  if (note.authorId !== viewer.id && board.ownerId !== viewer.id) throw new AppError('forbidden');
  return note;
}
