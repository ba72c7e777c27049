import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { afterPart, lockedPart } from '../../platform/database/write-order.ts';
import { publishEvent } from '../../platform/domain-events/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { pinDeleted } from './events.ts';

/** A pin that was just removed. */
export type RemovedPin = {
  readonly boardId: bigint;
  readonly pinnerId: bigint;
  readonly viaPinId: bigint | null;
  readonly isRepin: boolean;
  /** The pinner's own title instead of the content's. */
  readonly title: string | null;
  readonly description: string | null;
};

type Row = {
  /** Null when the pin had been moved to another board before its board was locked. */
  board_id: string | null;
  pinner_id: string;
  via_pin_id: string | null;
  is_repin: boolean;
  title: string | null;
  description: string | null;
};

/** The error for a pin that was moved to another board before its board was locked. */
class PinMovedError extends Error {}

const TRIES = 4;

/**
 * Removes a pin of the viewer, or one on a board of theirs, from its board and section, with the counters, in one
 * statement (SF-07). Returns undefined when there is none. Also locks `nextBoardId`, the board to which the pin is
 * moved in the same transaction, so that both boards are locked in the order of their ids.
 *
 * Each attempt is a transaction, a nested one within a transaction: when the pin was moved meanwhile, rolling back
 * unlocks the boards of the attempt, and the next attempt locks its own boards in order again (SF-11).
 */
export async function removePin(
  db: Db,
  viewer: SignedIn,
  id: bigint,
  nextBoardId: bigint | null = null,
): Promise<RemovedPin | undefined> {
  for (let nth = 1; nth <= TRIES; nth += 1)
    try {
      return await db.transaction((tx) => tryRemove(tx, viewer, id, nextBoardId));
    } catch (error) {
      if (!(error instanceof PinMovedError)) throw error;
    }
  return undefined;
}

async function tryRemove(
  db: Db,
  viewer: SignedIn,
  id: bigint,
  nextBoardId: bigint | null,
): Promise<RemovedPin | undefined> {
  const isWritable = sql`id = ${id} and deleted_at is null
    and (pinner_id = ${viewer.id} or board_id in (select id from boards where owner_id = ${viewer.id}))`;
  const { rows } = await db.execute<Row>(sql`
    with found as materialized (
      select board_id from pins where ${isWritable}
    ), ${lockedPart('place', 'boards', sql`select board_id from found union all select ${nextBoardId}::bigint`)}, removed as (
      update pins set deleted_at = now()
      where ${isWritable} and board_id in (select board_id from found) and ${afterPart('place')}
      returning board_id, section_id, content_id, pinner_id, via_pin_id, is_repin, title, description
    ), counted_board as (
      update boards set pin_count = greatest(0, pin_count - 1) from removed where boards.id = removed.board_id
    ), counted_section as (
      update board_sections set pin_count = greatest(0, pin_count - 1) from removed where board_sections.id = removed.section_id
    ), counted_content as (
      update contents set save_count = greatest(0, save_count - 1)
      from removed where contents.id = removed.content_id and removed.is_repin
    )
    select removed.board_id::text as board_id, pinner_id::text as pinner_id, via_pin_id::text as via_pin_id, is_repin, title,
      description
    from found left join removed on true`);
  const [row] = rows;
  if (!row) return undefined;
  const { board_id: boardId, via_pin_id: viaPinId } = row;
  if (boardId === null) throw new PinMovedError('The pin was moved to another board: try again.');
  const pinnerId = BigInt(row.pinner_id);
  await publishEvent(db, pinDeleted, { pinId: id, boardId: BigInt(boardId), userId: pinnerId });
  return {
    boardId: BigInt(boardId),
    pinnerId,
    viaPinId: viaPinId === null ? null : BigInt(viaPinId),
    isRepin: row.is_repin,
    title: row.title,
    description: row.description,
  };
}
