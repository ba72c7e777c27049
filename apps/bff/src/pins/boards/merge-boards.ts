import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { isDeadlock, isUniqueViolation } from '../../platform/database/db-errors.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { afterPart, lockedPart } from '../../platform/database/write-order.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { authoriseBoard, type BoardRow, findBoard } from '../board-access/index.ts';
import { BOARD_RETENTION_HOURS } from './delete-board.ts';
import { publishEvent } from '../../platform/domain-events/index.ts';
import { boardDeleted, boardUpdated } from './events.ts';
import { raiseStatementTimeout } from './statement-timeout.ts';

const TRIES = 4;

/** The result of a merge: the remaining board, and the number of pins moved to it. */
export type Merged = { readonly board: BoardRow; readonly moved: number };

/**
 * Moves all pins and sections of a board of the viewer to another one of theirs, and deletes it: all or nothing, with a
 * constant number of statements; `restoreBoard` undoes it. Sections with the same address are combined. Of a content
 * that both boards have, the pin of the target stays. Pins keep their ids, their pinners and their order. Throws
 * `board_not_found`, `forbidden`, `board_archived` when the target is archived, and `invalid_input` for the same board
 * and for a profile.
 */
export async function mergeBoards(
  root: Db,
  viewer: SignedIn,
  fromId: bigint | undefined,
  toId: bigint | undefined,
): Promise<Merged> {
  for (let nth = 1; ; nth += 1) {
    try {
      return await root.transaction((tx) => merge(tx, viewer, fromId, toId));
    } catch (error) {
      const isMet = isDeadlock(error) || isUniqueViolation(error, 'pins_once_a_board');
      if (!isMet || nth === TRIES) throw error;
    }
  }
}

async function merge(
  tx: Db,
  viewer: SignedIn,
  fromId: bigint | undefined,
  toId: bigint | undefined,
): Promise<Merged> {
  await raiseStatementTimeout(tx);
  // Concurrent saves to one of the boards wait: the foreign key of a new pin locks its board.
  await tx.execute(
    sql`select from boards where id in (${fromId ?? 0n}, ${toId ?? 0n}) order by id for update`,
  );
  const from = await authoriseBoard(tx, viewer, fromId, 'own');
  const to = await authoriseBoard(tx, viewer, toId, 'own');
  if (from.id === to.id) throw refusal('into_board_id', 'Choose another board.');
  if (from.layout !== 'default') throw refusal('board_id', 'A profile is not merged.');
  if (to.layout !== 'default') throw refusal('into_board_id', 'Choose a board.');
  if (to.archivedAt) throw new AppError('board_archived');
  const moved = await movePins(tx, from.id, to.id);
  await tx.execute(sql`
    update boards set deleted_at = now(), pin_count = 0, section_count = 0, merged_into_id = ${to.id},
      restorable_until = now() + make_interval(hours => ${BOARD_RETENTION_HOURS})
    where id = ${from.id}`);
  await publishEvent(tx, boardDeleted, { boardId: from.id, ownerId: from.ownerId });
  await publishEvent(tx, boardUpdated, { boardId: to.id, ownerId: to.ownerId });
  const board = await findBoard(tx, viewer, { id: to.id });
  if (!board) throw new AppError('board_not_found');
  return { board, moved };
}

function refusal(field: string, message: string): AppError {
  return new AppError('invalid_input', { fields: { [field]: message } });
}

/**
 * Moves the contents of a board to another one, with the counters, and stores what was moved. Returns the number of
 * pins that the target gained.
 */
export async function movePins(tx: Db, from: bigint, to: bigint): Promise<number> {
  await tx.execute(sql`
    insert into board_merges (board_id, into_pinned_at) select ${from}, last_pinned_at from boards where id = ${to}
    on conflict do nothing`);
  await tx.execute(sql`
    with twice as (
      select pins.id, pins.content_id, pins.is_repin, existing.id as kept_id, existing.is_repin as is_kept_repin
      from pins join pins as existing
        on existing.board_id = ${to} and existing.content_id = pins.content_id and existing.deleted_at is null
      where pins.board_id = ${from} and pins.deleted_at is null
    ), gone as (
      update pins set deleted_at = now() from twice where pins.id = twice.id
    ), retained as (
      update pins set is_repin = false from twice
      where pins.id = twice.kept_id and twice.is_kept_repin and not twice.is_repin returning pins.id
    ), ${lockedPart('content', 'contents', sql`select content_id from twice where is_repin or is_kept_repin`)}, counted as (
      update contents set save_count = greatest(0, save_count - 1)
      from content where contents.id = content.id and ${afterPart('content')}
    )
    update board_merges set twice_ids = twice_ids || array(select id from twice),
      kept_ids = kept_ids || array(select id from retained)
    where board_id = ${from}`);
  await tx.execute(sql`
    with came as (
      select id, position from board_sections as section
      where board_id = ${from} and deleted_at is null and not exists (
        select from board_sections as same
        where same.board_id = ${to} and same.deleted_at is null and same.slug = section.slug)
    ), moved as (
      update board_sections set board_id = ${to}, position = came.position + (
        select coalesce(max(position), 0) from board_sections where board_id = ${to} and deleted_at is null)
      from came where board_sections.id = came.id
    )
    update board_merges set section_ids = section_ids || array(select id from came order by id),
      section_positions = section_positions || array(select position from came order by id)
    where board_id = ${from}`);
  const { rows } = await tx.execute<{ moved: number }>(sql`
    with came as (
      select pins.id, pins.position, pins.section_id as from_id,
        case when old.board_id = ${to} then old.id else same.id end as into_id
      from pins
      left join board_sections as old on old.id = pins.section_id and old.deleted_at is null
      left join board_sections as same
        on same.board_id = ${to} and same.deleted_at is null and same.slug = old.slug
      where pins.board_id = ${from} and pins.deleted_at is null
    ), moved as (
      update pins set board_id = ${to}, section_id = came.into_id
      from came where pins.id = came.id and pins.deleted_at is null returning pins.id
    ), remembered as (
      update board_merges set pin_ids = pin_ids || array(select id from came order by id),
        pin_positions = pin_positions || array(select position from came order by id),
        from_section_ids = from_section_ids || array(select from_id from came order by id),
        into_section_ids = into_section_ids || array(select into_id from came order by id)
      where board_id = ${from}
    )
    select count(*)::int as moved from moved`);
  const moved = rows[0]?.moved ?? 0;
  await tx.execute(sql`
    with joined as (
      update board_sections set deleted_at = now() where board_id = ${from} and deleted_at is null returning id
    )
    update board_merges set joined_section_ids = joined_section_ids || array(select id from joined)
    where board_id = ${from}`);
  await countSections(tx, to);
  await tx.execute(sql`
    with moved_comments as (
      update comments set board_id = ${to} where board_id = ${from} returning id
    ), noted as (
      update board_notes set board_id = ${to} where board_id = ${from} returning id
    )
    update board_merges set comment_ids = comment_ids || array(select id from moved_comments),
      note_ids = note_ids || array(select id from noted)
    where board_id = ${from}`);
  await tx.execute(sql`
    update boards set pin_count = pin_count + ${moved}::int,
      section_count = (select count(*) from board_sections where board_id = ${to} and deleted_at is null),
      last_pinned_at = greatest(last_pinned_at, (select last_pinned_at from boards where id = ${from}))
    where id = ${to}`);
  return moved;
}

/** Recounts the pins of a board's sections. */
export async function countSections(tx: Db, boardId: bigint): Promise<void> {
  await tx.execute(sql`
    update board_sections set pin_count =
      (select count(*) from pins where section_id = board_sections.id and deleted_at is null)
    where board_id = ${boardId} and deleted_at is null`);
}
