import { and, desc, eq, gt, sql, type SQL } from 'drizzle-orm';
import { BOARD_TITLE_MAX, truncateGraphemes } from '@pegboard/types';
import { users } from '../../people/accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { isDeadlock, isUniqueViolation } from '../../platform/database/db-errors.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { boardColumns, type BoardRow, boards, findBoard } from '../board-access/index.ts';
import { afterPart, lockedPart } from '../../platform/database/write-order.ts';
import { boardCreated, insertBoardEvents } from './events.ts';
import { raiseStatementTimeout } from './statement-timeout.ts';
import { countSections } from './merge-boards.ts';
import { slugCandidate } from '../../platform/text/slugs.ts';
import { slugFrom, SLUG_TRIES } from './rules.ts';
import { undoMerge } from './undo-merge.ts';

type Reader = Pick<Deps, 'db' | 'now'>;
const SHOWN_MAX = 50;
const IS_RESTORABLE = sql`restorable_until is not null`;

/** Returns the boards that the viewer deleted and can still restore, the last deleted first. */
export async function deletedBoards({ db, now }: Reader, viewer: SignedIn): Promise<readonly BoardRow[]> {
  return db
    .select(boardColumns)
    .from(boards)
    .innerJoin(users, eq(users.id, boards.ownerId))
    .where(and(eq(boards.ownerId, viewer.id), gt(boards.restorableUntil, now())))
    .orderBy(desc(boards.deletedAt), desc(boards.id))
    .limit(SHOWN_MAX);
}

/**
 * Restores a board that the viewer deleted, with its sections, its collaborators, and the pins that were deleted with
 * it, until its retention ends. What a merge moved returns from the other board, as `undoMerge` describes. When another
 * board has its name, it gets a numbered one. Idempotent. Throws `board_not_found`.
 */
export async function restoreBoard(
  { db, now }: Reader,
  viewer: SignedIn,
  id: bigint | undefined,
): Promise<BoardRow> {
  const gone = id === undefined ? undefined : await findDeleted(db, viewer, id, now());
  if (gone) await bringBackNamed(db, gone);
  const board = id === undefined ? undefined : await findBoard(db, viewer, { id });
  if (board?.ownerId !== viewer.id) throw new AppError('board_not_found');
  return board;
}

/** Returns the n-th name to try: the board's own, then numbered ones, truncated to the maximum length of a name. */
export function nthName(name: string, nth: number): string {
  if (nth === 1) return name;
  const tail = ` ${nth}`;
  return truncateGraphemes(name, BOARD_TITLE_MAX - tail.length) + tail;
}

/** A deleted board. */
export type Deleted = Pick<BoardRow, 'id' | 'name' | 'slug' | 'mergedIntoId'>;

/** Restores the board under the first name and address that are free. `isRestorable` is a condition on `boards`. */
export async function bringBackNamed(db: Db, gone: Deleted, isRestorable = IS_RESTORABLE): Promise<void> {
  const { name, slug } = gone;
  let [nameAt, slugAt] = [1, 1];
  for (let tries = 1; ; tries += 1) {
    try {
      const named = nthName(name, nameAt);
      const address = nameAt === 1 ? slug : slugFrom(named, 'board');
      return await bringBack(db, gone, named, slugCandidate(address, slugAt), isRestorable);
    } catch (error) {
      if (tries === SLUG_TRIES) throw error;
      if (isUniqueViolation(error, 'boards_name')) [nameAt, slugAt] = [nameAt + 1, 1];
      else if (isUniqueViolation(error, 'boards_slug')) slugAt += 1;
      else if (!isDeadlock(error)) throw error;
    }
  }
}

async function findDeleted(db: Db, viewer: SignedIn, id: bigint, now: Date): Promise<Deleted | undefined> {
  const [board] = await db
    .select({ id: boards.id, name: boards.name, slug: boards.slug, mergedIntoId: boards.mergedIntoId })
    .from(boards)
    .where(and(eq(boards.id, id), eq(boards.ownerId, viewer.id), gt(boards.restorableUntil, now)));
  return board;
}

/** Restores the board, its pins except those that a moderator removed meanwhile, and all counters. */
async function bringBack(
  db: Db,
  { id, mergedIntoId }: Deleted,
  name: string,
  slug: string,
  isRestorable: SQL,
): Promise<void> {
  await db.transaction(async (tx) => {
    await raiseStatementTimeout(tx);
    if (mergedIntoId !== null) return bringBackMerged(tx, id, mergedIntoId, { name, slug });
    const { rowCount } = await tx.execute(sql`
      with gone as materialized (
        select id, deleted_at from boards where id = ${id} and ${isRestorable} for update
      ), back as (
        update pins set deleted_at = null from gone
        where pins.board_id = gone.id and pins.deleted_at = gone.deleted_at and not exists (
          select from moderation_decisions
          where kind = 'pin' and object_id = pins.content_id and decision = 'remove' and withdrawn_at is null)
        returning pins.content_id, pins.is_repin
      ), ${lockedPart('content', 'contents', sql`select content_id from back where is_repin`)}, counted as (
        update contents set save_count = save_count + 1
        from content where contents.id = content.id and ${afterPart('content')}
      )
      update boards set deleted_at = null, restorable_until = null, name = ${name}, slug = ${slug},
        pin_count = (select count(*) from back) from gone where boards.id = gone.id`);
    if (rowCount === 0) return;
    await countSections(tx, id);
    await tx.execute(insertBoardEvents(boardCreated, sql`id = ${id}`));
  });
}

async function bringBackMerged(
  tx: Db,
  id: bigint,
  intoId: bigint,
  { name, slug }: { readonly name: string; readonly slug: string },
): Promise<void> {
  // Locks the boards, so that concurrent saves and merges wait.
  await tx.execute(sql`select from boards where id in (${id}, ${intoId}) order by id for update`);
  const { rowCount } = await tx.execute(sql`
    update boards set deleted_at = null, restorable_until = null, merged_into_id = null, name = ${name}, slug = ${slug}
    where id = ${id} and restorable_until is not null`);
  if (rowCount === 0) return;
  await undoMerge(tx, id, intoId);
  await tx.execute(insertBoardEvents(boardCreated, sql`id = ${id}`));
}
