import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Deps } from './deps.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { boardViewPreferences, findBoard } from '../board-access/index.ts';

/** The display options of a board: card size, and images only. */
export type BoardViewPreferences = {
  readonly cardSize: (typeof boardViewPreferences.$inferSelect)['cardSize'];
  readonly isPicturesOnly: boolean;
};

/** The default display options of a board. */
export const DEFAULT_BOARD_VIEW: BoardViewPreferences = { cardSize: 'medium', isPicturesOnly: false };

/** Stores a member's display options of a board (BY-01). The default options are stored as no row. */
export async function saveBoardView(
  db: Db,
  viewer: SignedIn,
  boardId: bigint,
  view: BoardViewPreferences,
): Promise<void> {
  const isUsual =
    view.cardSize === DEFAULT_BOARD_VIEW.cardSize &&
    view.isPicturesOnly === DEFAULT_BOARD_VIEW.isPicturesOnly;
  if (isUsual)
    await db
      .delete(boardViewPreferences)
      .where(and(eq(boardViewPreferences.userId, viewer.id), eq(boardViewPreferences.boardId, boardId)));
  else
    await db
      .insert(boardViewPreferences)
      .values({ userId: viewer.id, boardId, ...view })
      .onConflictDoUpdate({ target: [boardViewPreferences.userId, boardViewPreferences.boardId], set: view });
}

const lookSchema = z.strictObject({
  card_size: z.enum(boardViewPreferences.cardSize.enumValues),
  pictures_only: z.boolean(),
});

/** BoardViewPreferences update: sets the caller's display options of a board that they may see. */
export function lookResource({ db }: Pick<Deps, 'db'>): AnyResource {
  return authenticatedResource({
    name: 'BoardLook',
    action: 'update',
    endpoint: 'v3_update_board_look',
    options: lookSchema.extend({ board_id: idSchema }),
    answer: lookSchema,
    async handle({ board_id: boardId, ...view }, { viewer }) {
      const id = parseId(boardId);
      const board = id === undefined ? undefined : await findBoard(db, viewer, { id });
      if (!board) throw new AppError('board_not_found');
      await saveBoardView(db, viewer, board.id, {
        cardSize: view.card_size,
        isPicturesOnly: view.pictures_only,
      });
      return { data: view };
    },
  });
}
