import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { isUniqueViolation } from '../../platform/database/db-errors.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { restorableCondition } from '../pin-access/index.ts';
import { afterPart, lockedPart } from '../../platform/database/write-order.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { publishEvent } from '../../platform/domain-events/index.ts';
import { sectionCreated, sectionDeleted } from './events.ts';
import { authoriseSection } from './sections.ts';

/** Seconds within which a deleted section can be restored. */
export const SECTION_UNDO_SECONDS = 60;

/**
 * Deletes a section. Its pins stay on the board, or are deleted with it on request if the viewer may delete them: their
 * own ones, and all as the owner of the board. Pins keep the id of the section, so that they are in it again when it is
 * restored.
 */
export async function deleteSection(
  db: Db,
  viewer: SignedIn,
  id: bigint | undefined,
  deletesPins: boolean,
): Promise<void> {
  const { board, section } = await authoriseSection(db, viewer, id);
  const ofSection = { sectionId: section.id, boardId: board.id, ownerId: board.ownerId };
  const goes = deletesPins
    ? sql`(pins.pinner_id = ${viewer.id} or ${board.ownerId} = ${viewer.id})`
    : sql`false`;
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`
    with ${lockedPart('place', 'boards', sql`${board.id}::bigint`)}, gone as materialized (
      select id from board_sections where id = ${section.id} and deleted_at is null and ${afterPart('place')} for update
    ), removed as (
      update pins set deleted_at = now() from gone
      where pins.section_id = gone.id and pins.deleted_at is null and ${goes}
      returning pins.content_id, pins.is_repin
    ), counted_section as (
      update board_sections set deleted_at = now(), pin_count = greatest(0, pin_count - (select count(*) from removed))
      from gone where board_sections.id = gone.id
    ), counted_board as (
      update boards set section_count = greatest(0, section_count - 1),
        pin_count = greatest(0, pin_count - (select count(*) from removed))
      from gone where boards.id = ${board.id}
    ), ${lockedPart('content', 'contents', sql`select content_id from removed where is_repin`)}, counted_content as (
      update contents set save_count = greatest(0, save_count - 1)
      from content where contents.id = content.id and ${afterPart('content')}
    )
    select id from gone`);
    if (rows.length === 0) throw new AppError('section_not_found');
    await publishEvent(tx, sectionDeleted, ofSection);
  });
}

/**
 * Restores a section that was deleted at most a minute ago, with the pins that were deleted with it, except those whose
 * content was saved to the board again. Throws `section_not_found`, and `section_title_taken` when another section has
 * its address.
 */
export async function restoreSection(db: Db, viewer: SignedIn, id: bigint | undefined): Promise<void> {
  const { board, section } = await authoriseSection(db, viewer, id);
  try {
    await db.transaction(async (tx) => {
      const { rows } = await tx.execute(sql`
      with ${lockedPart('place', 'boards', sql`${board.id}::bigint`)}, back as materialized (
        select id, deleted_at from board_sections
        where id = ${section.id} and deleted_at > now() - make_interval(secs => ${SECTION_UNDO_SECONDS})
          and ${afterPart('place')} for update
      ), restored as (
        update pins set deleted_at = null from back
        where pins.section_id = back.id and pins.deleted_at = back.deleted_at and ${restorableCondition()} and not exists (
          select from pins other where other.board_id = ${board.id} and other.content_id = pins.content_id
            and other.deleted_at is null
        )
        returning pins.content_id, pins.is_repin
      ), counted_section as (
        update board_sections set deleted_at = null, pin_count = pin_count + (select count(*) from restored)
        from back where board_sections.id = back.id
      ), counted_board as (
        update boards set section_count = section_count + 1, pin_count = pin_count + (select count(*) from restored)
        from back where boards.id = ${board.id}
      ), ${lockedPart('content', 'contents', sql`select content_id from restored where is_repin`)}, counted_content as (
        update contents set save_count = save_count + 1
        from content where contents.id = content.id and ${afterPart('content')}
      )
      select id from back`);
      if (rows.length === 0) throw new AppError('section_not_found');
      await publishEvent(tx, sectionCreated, {
        sectionId: section.id,
        boardId: board.id,
        ownerId: board.ownerId,
      });
    });
  } catch (error) {
    if (isUniqueViolation(error, 'board_sections_slug'))
      throw new AppError('section_title_taken', { cause: error });
    throw error;
  }
}
