import { and, eq, gt, isNull } from 'drizzle-orm';
import { authoriseBoard, boards } from '../../pins/board-access/index.ts';
import { deleteBoard, deleteNote } from '../../pins/boards/index.ts';
import { removePin } from '../../pins/pins/index.ts';
import { pins } from '../../pins/pin-access/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { Deps } from './deps.ts';
import { importedItems } from './tables.ts';

/** Days within which an import can be undone. */
export const IMPORT_UNDO_DAYS = 7;
const DAY_MS = 86_400_000;

/**
 * Removes what an import created: its Pins and notes, and its boards if nothing else was added to them. What was there before, and
 * what was added since, stays. Returns the number of removed Pins. Throws `undo_over` after `IMPORT_UNDO_DAYS`, and for an import of
 * another member.
 */
export async function undoImport(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  owner: SignedIn,
  importId: bigint,
): Promise<number> {
  const items = await db
    .select()
    .from(importedItems)
    .where(
      and(
        eq(importedItems.importId, importId),
        eq(importedItems.ownerId, owner.id),
        gt(importedItems.createdAt, new Date(now().getTime() - IMPORT_UNDO_DAYS * DAY_MS)),
      ),
    );
  if (items.length === 0) throw new AppError('undo_over');
  const ofKind = (kind: string): readonly bigint[] =>
    items.filter((item) => item.kind === kind).map(({ targetId }) => targetId);
  let removed = 0;
  for (const id of ofKind('pin')) if (await removePin(db, owner, id)) removed += 1;
  for (const id of ofKind('note')) await deleteNote(db, owner, id).catch(ignoreAppError);
  for (const id of ofKind('board')) {
    const [added] = await db
      .select({ id: pins.id })
      .from(pins)
      .where(and(eq(pins.boardId, id), isNull(pins.deletedAt)))
      .limit(1);
    const [board] = await db
      .select({ id: boards.id })
      .from(boards)
      .where(and(eq(boards.id, id), isNull(boards.deletedAt)));
    if (board && !added) await deleteBoard(db, await authoriseBoard(db, owner, id, 'own'));
  }
  await db
    .delete(importedItems)
    .where(and(eq(importedItems.importId, importId), eq(importedItems.ownerId, owner.id)));
  return removed;
}

function ignoreAppError(error: unknown): void {
  // The member deleted it already.
  if (!(error instanceof AppError)) throw error;
}
