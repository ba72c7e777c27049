import { and, eq, isNull } from 'drizzle-orm';
import { checkWords } from '../../people/word-rules/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { type BoardRow, boards } from '../board-access/index.ts';
import { slugCandidate } from '../../platform/text/slugs.ts';
import { publishEvent } from '../../platform/domain-events/index.ts';
import { boardCreated } from './events.ts';
import { slugFrom, SLUG_TRIES } from './rules.ts';

/** The fields of a new board, validated by the resource's schema. */
export type NewBoard = {
  readonly name: string;
  readonly description: string | null;
  readonly privacy: 'public' | 'protected' | 'secret';
};

/**
 * Creates a board of the viewer (SF-03). An existing board with the same name is reported as `board_name_taken`, or
 * returned unchanged if `returnsExisting` accepts it.
 */
export async function createBoard(
  db: Db,
  viewer: SignedIn,
  board: NewBoard,
  returnsExisting: (board: BoardRow) => boolean = () => false,
): Promise<BoardRow> {
  await checkWords(db, { name: board.name, description: board.description });
  const slug = slugFrom(board.name, 'board');
  for (let nth = 1; nth <= SLUG_TRIES; nth += 1) {
    const made = await insertBoard(db, { ownerId: viewer.id, slug: slugCandidate(slug, nth), ...board });
    if (made) return { ...made, ownerUsername: viewer.username };
    const [same] = await db
      .select()
      .from(boards)
      .where(
        and(
          eq(boards.ownerId, viewer.id),
          eq(boards.name, board.name),
          eq(boards.layout, 'default'),
          isNull(boards.deletedAt),
        ),
      );
    const existing = same && { ...same, ownerUsername: viewer.username };
    if (existing && returnsExisting(existing)) return existing;
    if (existing) throw nameTaken();
  }
  throw nameTaken();
}

/** Inserts a board and publishes `board.created`; undefined if the owner has one with this name or slug. */
async function insertBoard(
  db: Db,
  board: Omit<typeof boards.$inferInsert, 'id'>,
): Promise<typeof boards.$inferSelect | undefined> {
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(boards)
      .values({ id: newId(), ...board })
      .onConflictDoNothing()
      .returning();
    if (made) await publishEvent(tx, boardCreated, { boardId: made.id, ownerId: made.ownerId });
    return made;
  });
}

/** Returns the error for a name that another board of the same owner has. */
export function nameTaken(cause?: unknown): AppError {
  return new AppError('board_name_taken', {
    fields: { name: 'You already have a board with this name.' },
    cause,
  });
}
