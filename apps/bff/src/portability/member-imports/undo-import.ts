import { and, eq, inArray, isNull } from 'drizzle-orm';
import { authoriseBoard, boards } from '../../pins/board-access/index.ts';
import { deleteBoard, deleteNote, deleteSection } from '../../pins/boards/index.ts';
import { deleteComment, findComment } from '../../pins/comments/index.ts';
import { removePin } from '../../pins/pins/index.ts';
import { pins } from '../../pins/pin-access/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { unfollow } from '../../relationships/follows/index.ts';
import type { Deps } from './deps.ts';
import type { ImportedKind } from './imported-items.ts';
import { importedItems } from './tables.ts';

/** Number of items that are removed between two looks at the signal. */
const BATCH_ITEMS = 100;

/** The kinds of items in the order in which they are removed. Boards are last, as they stay if they are not empty. */
const KINDS = ['comment', 'pin', 'note', 'topic_follow', 'board_follow', 'section', 'board'] as const;

/**
 * Removes what an import created: its Pins, comments, notes and follows, and its sections and boards if nothing else was added to them. What
 * was there before, and what was added since, stays. Each item is forgotten after it was removed, so that another run continues. Returns the
 * number of removed Pins.
 */
export async function removeImported(
  { db }: Pick<Deps, 'db'>,
  owner: SignedIn,
  importId: bigint,
  signal: AbortSignal,
): Promise<number> {
  let removed = 0;
  for (const kind of KINDS)
    for (;;) {
      signal.throwIfAborted();
      const isOfImport = and(
        eq(importedItems.importId, importId),
        eq(importedItems.ownerId, owner.id),
        eq(importedItems.kind, kind),
      );
      const items = await db.select().from(importedItems).where(isOfImport).limit(BATCH_ITEMS);
      if (items.length === 0) break;
      for (const { targetId } of items)
        try {
          if (await removeItem(db, owner, kind, targetId)) removed += 1;
        } catch (error) {
          // The member deleted it already.
          if (!(error instanceof AppError)) throw error;
        }
      await db.delete(importedItems).where(
        and(
          isOfImport,
          inArray(
            importedItems.sourceId,
            items.map(({ sourceId }) => sourceId),
          ),
        ),
      );
    }
  return removed;
}

/** Removes an item. Returns whether it was a Pin. */
async function removeItem(db: Db, owner: SignedIn, kind: ImportedKind, id: bigint): Promise<boolean> {
  switch (kind) {
    case 'pin':
      return (await removePin(db, owner, id)) !== undefined;
    case 'comment': {
      const comment = await findComment(db, owner, id);
      if (comment) await deleteComment({ db }, owner, comment);
      return false;
    }
    case 'note':
      await deleteNote(db, owner, id);
      return false;
    case 'topic_follow':
      await unfollow(db, owner, { kind: 'interest', id }, NOT_MUTED);
      return false;
    case 'board_follow':
      await unfollow(db, owner, { kind: 'board', id }, NOT_MUTED);
      return false;
    case 'section':
      if (await isEmpty(db, eq(pins.sectionId, id))) await deleteSection(db, owner, id, false);
      return false;
    case 'board': {
      const [board] = await db
        .select({ id: boards.id })
        .from(boards)
        .where(and(eq(boards.id, id), isNull(boards.deletedAt)));
      if (board && (await isEmpty(db, eq(pins.boardId, id))))
        await deleteBoard(db, await authoriseBoard(db, owner, id, 'own'));
      return false;
    }
  }
}

/** A follow that ends without an effect on feeds. */
const NOT_MUTED = { contentId: null, days: 0 };

async function isEmpty(db: Db, isIn: ReturnType<typeof eq>): Promise<boolean> {
  const [pin] = await db
    .select({ id: pins.id })
    .from(pins)
    .where(and(isIn, isNull(pins.deletedAt)))
    .limit(1);
  return pin === undefined;
}
