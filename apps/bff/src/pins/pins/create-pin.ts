import { sql } from 'drizzle-orm';
import { type Authorized, boards, boardSections } from '../board-access/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { publishEvent } from '../../platform/domain-events/index.ts';
import { contents, pins } from '../pin-access/index.ts';
import { pinCreated } from './events.ts';

/** The content of a new pin, validated by the resource's schema. */
export type NewContent = Omit<typeof contents.$inferInsert, 'id' | 'createdAt'>;

/** Creates a content and its canonical pin on a board, with the counters, in one transaction. Returns the pin's id. */
export async function createPin(
  db: Db,
  board: Pick<Authorized<'save'>, 'id'>,
  sectionId: bigint | null,
  content: NewContent,
): Promise<bigint> {
  return db.transaction(async (tx) => {
    const id = newId();
    // The board is locked before the foreign keys of the pin lock its section (docs/decisions/0040).
    await tx
      .update(boards)
      .set({ pinCount: sql`${boards.pinCount} + 1`, lastPinnedAt: sql`now()` })
      .where(sql`${boards.id} = ${board.id}`);
    await tx.insert(contents).values({ id, ...content });
    await tx.insert(pins).values({
      id,
      contentId: id,
      boardId: board.id,
      sectionId,
      pinnerId: content.creatorId,
      position: Number(id >> 22n),
    });
    if (sectionId !== null)
      await tx
        .update(boardSections)
        .set({ pinCount: sql`${boardSections.pinCount} + 1` })
        .where(sql`${boardSections.id} = ${sectionId}`);
    await publishEvent(tx, pinCreated, { pinId: id, boardId: board.id, userId: content.creatorId });
    return id;
  });
}
