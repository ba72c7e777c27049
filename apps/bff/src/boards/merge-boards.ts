import { sql } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { isDeadlock, isUniqueViolation } from '../db-errors.ts';
import { AppError } from '../errors.ts';
import type { SignedIn } from '../viewer.ts';
import { authoriseBoard, findBoard } from './authorise.ts';
import type { BoardRow } from './board-row.ts';
import { allowWholeBoard } from './long-statements.ts';

const TRIES = 4;

/** What a merge answers: the board that holds everything now, and how many pins came to it. */
export type Merged = { readonly board: BoardRow; readonly moved: number };

/**
 * Puts all pins and sections of a board of the viewer's on another one of theirs, and deletes it: all or nothing, by the
 * same few statements whatever it holds. Sections of the same address become one; of a content that both hold, the pin
 * that stands there stays. Pins keep their ids, their pinners and their order. Throws `board_not_found`, `forbidden`,
 * `board_archived` when the other one is, and `invalid_input` for one and the same board, and for a profile.
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
  await allowWholeBoard(tx);
  // Whoever saves to one of them waits: the foreign key of a new pin asks for its board.
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
    update boards set deleted_at = now(), pin_count = 0, section_count = 0, merged_into_id = ${to.id}
    where id = ${from.id}`);
  const board = await findBoard(tx, viewer, { id: to.id });
  if (!board) throw new AppError('board_not_found');
  return { board, moved };
}

function refusal(field: string, message: string): AppError {
  return new AppError('invalid_input', { fields: { [field]: message } });
}

/** Puts what stands on a board on another one, with the counters; gives how many pins it gained. */
export async function movePins(tx: Db, from: bigint, to: bigint): Promise<number> {
  await tx.execute(sql`
    with twice as (
      select pins.id, pins.content_id, pins.is_repin, kept.id as kept_id, kept.is_repin as is_kept_repin
      from pins join pins as kept
        on kept.board_id = ${to} and kept.content_id = pins.content_id and kept.deleted_at is null
      where pins.board_id = ${from} and pins.deleted_at is null
    ), gone as (
      update pins set deleted_at = now() from twice where pins.id = twice.id
    ), kept as (
      update pins set is_repin = false from twice
      where pins.id = twice.kept_id and twice.is_kept_repin and not twice.is_repin
    )
    update contents set save_count = greatest(0, save_count - 1)
    from twice where contents.id = twice.content_id and (twice.is_repin or twice.is_kept_repin)`);
  await tx.execute(sql`
    update board_sections as section set board_id = ${to}, position = section.position + (
      select coalesce(max(position), 0) from board_sections where board_id = ${to} and deleted_at is null)
    where board_id = ${from} and deleted_at is null and not exists (
      select from board_sections as same
      where same.board_id = ${to} and same.deleted_at is null and same.slug = section.slug)`);
  const { rowCount } = await tx.execute(sql`
    update pins set board_id = ${to}, section_id = coalesce((
      select same.id from board_sections as old
      join board_sections as same on same.board_id = ${to} and same.deleted_at is null and same.slug = old.slug
      where old.id = pins.section_id and old.board_id = ${from}
    ), section_id)
    where board_id = ${from} and deleted_at is null`);
  await tx.execute(
    sql`update board_sections set deleted_at = now() where board_id = ${from} and deleted_at is null`,
  );
  await tx.execute(sql`
    update board_sections set pin_count =
      (select count(*) from pins where section_id = board_sections.id and deleted_at is null)
    where board_id = ${to} and deleted_at is null`);
  await tx.execute(sql`update comments set board_id = ${to} where board_id = ${from}`);
  await tx.execute(sql`update board_notes set board_id = ${to} where board_id = ${from}`);
  await tx.execute(sql`
    update boards set pin_count = pin_count + ${rowCount ?? 0}::int,
      section_count = (select count(*) from board_sections where board_id = ${to} and deleted_at is null),
      last_pinned_at = greatest(last_pinned_at, (select last_pinned_at from boards where id = ${from}))
    where id = ${to}`);
  return rowCount ?? 0;
}
