import type { Immutable } from '@pegboard/types';
import { deletionTime } from './undo-delete.ts';
import { z } from 'zod';
import { countAnswer, idAnswer } from '../../platform/http/response-schemas.ts';
import { boardSchema, createSection, findSection, sectionSchema } from '../boards/index.ts';
import { authoriseBoard, boardUrl, type SectionRow } from '../board-access/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { isDeadlock, isUniqueViolation } from '../../platform/database/db-errors.ts';
import { newId, parseId } from '../../platform/ids/new-id.ts';
import { withIdempotencyKey } from '../../people/idempotency/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { checkLocked, lockBoards, PinsMovedError } from './lock-boards.ts';
import { choosePins, findExistingCopies, type Choice } from './choose-pins.ts';
import { planCopy, planDelete, planMove, type ChosenPin, type Plan } from './plan.ts';
import { storeMove } from './store-move.ts';
import { writePlan } from './write-plan.ts';

/** The target of a bulk edit: a board, one of its sections, or a new section. */
export type Target = {
  readonly boardId: string;
  readonly sectionId: string | undefined;
  readonly newSectionTitle: string | undefined;
};

/** An operation on the selected pins. */
export type BulkEdit =
  | { readonly action: 'move' | 'copy'; readonly choice: Choice; readonly target: Target }
  | { readonly action: 'delete'; readonly choice: Choice };

/** The result. `pin_ids` has the present id of each pin that was selected by id. */
export const bulkSchema = z.strictObject({
  count: countAnswer,
  board: boardSchema.pick({ id: true, name: true, url: true }).optional(),
  section: sectionSchema.pick({ id: true, title: true, slug: true }).nullable().optional(),
  pin_ids: z.array(idAnswer).optional(),
  /** The id of a move, by which it is undone. */
  move_id: idAnswer.optional(),
  /** The time of the deletion, to the microsecond, by which it is undone. */
  deleted_at: z.string().optional(),
});

/** The result of a bulk edit. */
export type BulkAnswer = Immutable<z.infer<typeof bulkSchema>>;

const TRIES = 4;

/**
 * Moves, copies or deletes many pins of a board at once (SF-08): all or none, once per idempotency key, with counters
 * and order as single saves leave them. Retried when pins were moved by a concurrent edit.
 */
export async function bulkEdit(
  root: Db,
  viewer: SignedIn,
  edit: BulkEdit,
  key: string | undefined,
): Promise<BulkAnswer> {
  for (let nth = 1; ; nth += 1) {
    try {
      return await root.transaction((tx) =>
        withIdempotencyKey(tx, viewer, { key, request: edit }, () =>
          edit.action === 'delete'
            ? deletePins(tx, viewer, edit.choice)
            : putPins(tx, viewer, edit.action, edit.choice, edit.target),
        ),
      );
    } catch (error) {
      const isMet =
        error instanceof PinsMovedError || isDeadlock(error) || isUniqueViolation(error, 'pins_once_a_board');
      if (!isMet || nth === TRIES) throw error;
    }
  }
}

async function deletePins(tx: Db, viewer: SignedIn, choice: Choice): Promise<BulkAnswer> {
  const locked = await lockBoards(tx, choice, undefined);
  const chosen = await choosePins(tx, viewer, choice, 'write');
  checkLocked(chosen, locked);
  await writePlan(tx, viewer, planDelete(chosen), undefined);
  return { count: chosen.length, deleted_at: await deletionTime(tx) };
}

async function putPins(
  tx: Db,
  viewer: SignedIn,
  action: 'move' | 'copy',
  choice: Choice,
  target: Target,
): Promise<BulkAnswer> {
  const board = await authoriseBoard(tx, viewer, parseId(target.boardId), 'save');
  const named =
    target.sectionId === undefined ? null : await findSection(tx, board.id, parseId(target.sectionId));
  const locked = await lockBoards(tx, action === 'move' ? choice : undefined, board.id);
  const chosen = await choosePins(tx, viewer, choice, action === 'move' ? 'write' : 'see');
  if (action === 'move') checkLocked(chosen, locked);
  const section: SectionRow | null =
    target.newSectionTitle === undefined ? named : await createSection(tx, board, target.newSectionTitle);
  const to = { boardId: board.id, sectionId: section?.id ?? null };
  const standing = await findExistingCopies(tx, board.id, chosen);
  const plan =
    action === 'move' ? planMove(chosen, standing, to, now()) : planCopy(chosen, standing, to, now(), newId);
  const moveId = action === 'move' ? await storeMove(tx, viewer, plan, to) : undefined;
  await writePlan(tx, viewer, plan, to);
  return {
    count: chosen.length,
    board: { id: String(board.id), name: board.name, url: boardUrl(board) },
    section: section && { id: String(section.id), title: section.title, slug: section.slug },
    ...(choice.kind === 'some' ? { pin_ids: standingFor(plan, chosen) } : {}),
    ...(moveId === undefined ? {} : { move_id: String(moveId) }),
  };
}

/** Returns the position of a pin at the top at this time, as saves derive it from the id. */
function now(): number {
  return Number(newId() >> 22n);
}

function standingFor(plan: Plan, chosen: readonly ChosenPin[]): readonly string[] {
  return chosen.map(({ id }) => String(plan.standsFor.get(id) ?? id));
}
