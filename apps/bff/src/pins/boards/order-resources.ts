import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { emptyResponseSchema } from '../../platform/http/response-schemas.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { authoriseBoard } from '../board-access/index.ts';
import { moveInOrder, type OrderedList } from './move-in-order.ts';
import { authoriseSection } from './sections.ts';

const before = { before_id: idSchema.nullable() };

/** Manual order (BY-03): of a pin on its board, a section on its board, and a board on the profile of its owner. */
export function orderResources({ db }: Pick<Deps, 'db'>): readonly AnyResource[] {
  return [
    authenticatedResource({
      name: 'PinOrder',
      action: 'update',
      endpoint: 'v3_move_pin',
      options: z.strictObject({ board_id: idSchema, pin_id: idSchema, ...before }),
      answer: emptyResponseSchema,
      async handle({ board_id: boardId, pin_id: pinId, before_id: beforeId }, { viewer }) {
        const board = await authoriseBoard(db, viewer, parseId(boardId), 'edit');
        const list = {
          lock: board.id,
          table: sql`pins`,
          where: sql`board_id = ${board.id} and deleted_at is null`,
          key: sql`position`,
          position: same,
        };
        await move(db, list, pinId, beforeId, 'pin_not_found');
        return { data: null };
      },
    }),
    authenticatedResource({
      name: 'BoardSectionOrder',
      action: 'update',
      endpoint: 'v3_move_board_section',
      options: z.strictObject({ section_id: idSchema, ...before }),
      answer: emptyResponseSchema,
      async handle({ section_id: sectionId, before_id: beforeId }, { viewer }) {
        const { board } = await authoriseSection(db, viewer, parseId(sectionId));
        const list = {
          lock: board.id,
          table: sql`board_sections`,
          where: sql`board_id = ${board.id} and deleted_at is null`,
          key: sql`(-position)`,
          position: (key: SQL) => sql`-${key}`,
        };
        await move(db, list, sectionId, beforeId, 'section_not_found');
        return { data: null };
      },
    }),
    authenticatedResource({
      name: 'BoardOrder',
      action: 'update',
      endpoint: 'v3_move_board',
      options: z.strictObject({ board_id: idSchema, ...before }),
      answer: emptyResponseSchema,
      async handle({ board_id: boardId, before_id: beforeId }, { viewer }) {
        await authoriseBoard(db, viewer, parseId(boardId), 'own');
        const list = {
          lock: viewer.id,
          table: sql`boards`,
          where: sql`owner_id = ${viewer.id} and layout = 'default' and deleted_at is null`,
          key: sql`coalesce(position, (id >> 22)::float8)`,
          position: same,
        };
        await move(db, list, boardId, beforeId, 'board_not_found');
        return { data: null };
      },
    }),
  ];
}

const same = (key: SQL): SQL => key;

/** Throws the given error when either is not in the list. */
async function move(
  db: Db,
  list: OrderedList,
  id: string,
  beforeId: string | null,
  missing: 'pin_not_found' | 'section_not_found' | 'board_not_found',
): Promise<void> {
  if (id === beforeId) return;
  const [moved, anchor] = [parseId(id), beforeId === null ? null : parseId(beforeId)];
  if (moved === undefined || anchor === undefined) throw new AppError(missing);
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute(
      sql`select from ${list.table} where ${list.where} and id = ${moved} for no key update`,
    );
    if (rows.length === 0 || !(await moveInOrder(tx, list, moved, anchor))) throw new AppError(missing);
  });
}
