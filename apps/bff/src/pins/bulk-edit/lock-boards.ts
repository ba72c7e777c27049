import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { idList } from '../../platform/database/statement.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import type { Choice } from './choose-pins.ts';
import type { ChosenPin } from './plan.ts';

/** The error for pins that were moved to another board while the bulk edit waited for the locks: it is retried. */
export class PinsMovedError extends Error {}

/**
 * Locks the boards that a bulk edit changes, in the order of their ids, before it locks anything else: those of the
 * selected pins, where these are moved or deleted, and the target. Nothing else changes the pins and sections of these
 * boards until the transaction ends. Returns the ids of the boards.
 */
export async function lockBoards(
  tx: Db,
  choice: Choice | undefined,
  targetId: bigint | undefined,
): Promise<ReadonlySet<bigint>> {
  const isParsed = (id: bigint | undefined): id is bigint => id !== undefined;
  const named = [choice?.kind === 'all' ? parseId(choice.boardId) : undefined, targetId].filter(isParsed);
  const pinIds = choice?.kind === 'some' ? choice.pinIds.map(parseId).filter(isParsed) : [];
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id::text from boards where id = any(${idList(named)}::bigint[])
      or id in (select board_id from pins where id = any(${idList(pinIds)}::bigint[]) and deleted_at is null)
    order by boards.id for no key update`);
  return new Set(rows.map(({ id }) => BigInt(id)));
}

/** Throws `PinsMovedError` when a selected pin is on a board that is not locked. */
export function checkLocked(chosen: readonly ChosenPin[], locked: ReadonlySet<bigint>): void {
  if (chosen.some(({ boardId }) => !locked.has(boardId)))
    throw new PinsMovedError(
      'A chosen pin was moved to another board while the bulk edit waited: try again.',
    );
}
