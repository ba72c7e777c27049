import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { idList } from '../../platform/database/statement.ts';
import { restoreDuplicates } from '../pin-access/index.ts';
import { raiseStatementTimeout } from './statement-timeout.ts';
import { countSections } from './merge-boards.ts';

/**
 * Moves back to a merged board what the merge moved to the other one: pins in their former order, sections, notes and
 * comments. Later changes stay: pins that were deleted or moved, also to another section; sections that were deleted;
 * and sections that now contain other pins, which get a counterpart of the same name on the restored board. Nothing
 * returns from a board that was deleted since. Duplicates that the merge removed are restored, except what a moderator
 * removed. The counters of both boards are updated.
 */
export async function undoMerge(tx: Db, id: bigint, intoId: bigint): Promise<void> {
  await raiseStatementTimeout(tx);
  const returned = await giveBack(tx, id, intoId);
  await restoreDuplicates(tx, {
    table: sql`board_merges as change`,
    row: sql`change.board_id = ${id}`,
    pins: sql`pins.board_id = ${id} and pins.deleted_at is not null`,
    sectionId: sql`pins.section_id`,
  });
  await tx.execute(sql`
    update board_notes as note set board_id = ${id} from board_merges as merge
    where merge.board_id = ${id} and note.id = any(merge.note_ids) and note.board_id = ${intoId}
      and note.deleted_at is null and ${isThere(intoId)}`);
  await tx.execute(sql`
    update comments set board_id = ${id} from board_merges as merge, pins
    where merge.board_id = ${id} and comments.board_id = ${intoId}
      and pins.board_id = ${id} and pins.content_id = comments.content_id and pins.deleted_at is null
      and (comments.id = any(merge.comment_ids) or pins.id = any(merge.pin_ids))`);
  await countSections(tx, intoId);
  await countSections(tx, id);
  // Pins that were saved to the other board since are newer than all those that were moved to it.
  await tx.execute(sql`
    update boards as target set pin_count = greatest(0, target.pin_count - ${returned}::int),
      section_count = (select count(*) from board_sections where board_id = ${intoId} and deleted_at is null),
      last_pinned_at = case when target.last_pinned_at <= board.last_pinned_at
        then merge.into_pinned_at else target.last_pinned_at end
    from board_merges as merge join boards as board on board.id = merge.board_id
    where merge.board_id = ${id} and target.id = ${intoId}`);
  await tx.execute(sql`
    update boards set
      pin_count = (select count(*) from pins where board_id = ${id} and deleted_at is null),
      section_count = (select count(*) from board_sections where board_id = ${id} and deleted_at is null)
    where id = ${id}`);
  await tx.execute(sql`delete from board_merges where board_id = ${id}`);
}

const isThere = (boardId: bigint) =>
  sql`exists (select from boards as target where target.id = ${boardId} and target.deleted_at is null)`;

/** Moves pins and sections back; returns the number of pins. */
async function giveBack(tx: Db, id: bigint, intoId: bigint): Promise<number> {
  const { rows: known } = await tx.execute<{ sections: number }>(
    sql`select cardinality(section_ids) as sections from board_merges where board_id = ${id}`,
  );
  const newIds = idList(Array.from({ length: known[0]?.sections ?? 0 }, newId));
  const { rows } = await tx.execute<{ returned: number }>(sql`
    with merge as materialized (
      select * from board_merges where board_id = ${id}
    ), came as (
      select pin.* from merge, unnest(pin_ids, pin_positions, from_section_ids, into_section_ids)
        as pin(id, position, from_id, into_id)
    ), back as materialized (
      select pins.id, came.position, came.from_id from came join pins on pins.id = came.id
      where pins.board_id = ${intoId} and pins.deleted_at is null and pins.section_id is not distinct from came.into_id
        and not exists (
          select from pins as other
          where other.board_id = ${id} and other.content_id = pins.content_id and other.deleted_at is null)
    ), own as materialized (
      select section.id, section.title, section.slug, old.position, exists (
          select from pins where pins.section_id = section.id and pins.deleted_at is null
            and pins.id not in (select back.id from back)) as stays
      from merge, unnest(section_ids, section_positions) as old(id, position)
      join board_sections as section on section.id = old.id
      where section.board_id = ${intoId} and section.deleted_at is null and ${isThere(intoId)}
    ), returned as (
      update board_sections set board_id = ${id}, position = own.position
      from own where board_sections.id = own.id and not own.stays
    ), copies as materialized (
      select own.id as old_id, own.title, own.slug, own.position,
        (${newIds}::bigint[])[row_number() over (order by own.id)] as id
      from own where own.stays
    ), copied as (
      insert into board_sections (id, board_id, title, slug, position)
      select id, ${id}, title, slug, position from copies
    ), joined as (
      update board_sections set deleted_at = null from merge
      where board_sections.id = any(merge.joined_section_ids) and board_sections.board_id = ${id}
        and not exists (select from own where own.slug = board_sections.slug)
    ), places as materialized (
      select old.id as old_id, case when own.stays then copies.id else own.id end as id
      from merge, unnest(section_ids) as old(id)
      left join own on own.id = old.id left join copies on copies.old_id = old.id
    ), deleted as (
      -- No pin is in a section of another board, not even one that comes back only later.
      update pins set section_id = case when pins.board_id = ${id} then places.id
        when places.id is distinct from places.old_id then places.old_id end
      from places where pins.section_id = places.old_id and pins.deleted_at is not null
        and pins.board_id in (${id}, ${intoId})
    ), moved as (
      update pins set board_id = ${id}, position = back.position,
        section_id = case when places.old_id is null then back.from_id else places.id end
      from back left join places on places.old_id = back.from_id where pins.id = back.id
      returning pins.id
    )
    select count(*)::int as returned from moved`);
  return rows[0]?.returned ?? 0;
}
