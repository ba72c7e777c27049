import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { afterPart, lockedPart } from '../../platform/database/write-order.ts';

/** A stored change that removed pins, because another board had their content. */
export type DuplicateRemoval = {
  /**
   * The table as `change`: `twice_ids` are the removed pins, `kept_ids` those pins of the other board that became canonical in their
   * place.
   */
  readonly table: SQL;
  /** Condition on the row of the change. */
  readonly row: SQL;
  /** Condition on the removed `pins`. */
  readonly pins: SQL;
  /** The section of a restored pin. */
  readonly sectionId: SQL;
};

/**
 * Restores the pins that a change removed as duplicates, and the former canonical pins of their contents, with the counters of the
 * contents. Pins whose content a moderator removed, or that their board has again, stay removed. Returns the number of pins. The
 * boards are locked before (docs/decisions/0040).
 */
export async function restoreDuplicates(tx: Db, removal: DuplicateRemoval): Promise<number> {
  const { rows } = await tx.execute<{ restored: number }>(sql`
    with back as (
      update pins set deleted_at = null, section_id = ${removal.sectionId}, is_repin = pins.is_repin or exists (
        select from pins as first where first.content_id = pins.content_id and not first.is_repin
          and first.deleted_at is null and first.id <> all(change.kept_ids))
      from ${removal.table}
      where ${removal.row} and pins.id = any(change.twice_ids) and ${removal.pins}
        and not exists (
          select from moderation_decisions
          where kind = 'pin' and object_id = pins.content_id and decision = 'remove' and withdrawn_at is null)
        and not exists (
          select from pins as other
          where other.board_id = pins.board_id and other.content_id = pins.content_id and other.deleted_at is null)
      returning pins.content_id, pins.is_repin
    ), saved_again as (
      update pins set is_repin = true from ${removal.table}, back
      where ${removal.row} and pins.id = any(change.kept_ids) and pins.content_id = back.content_id
        and not back.is_repin and not pins.is_repin
      returning pins.content_id, pins.deleted_at is null as is_there
    ), more as materialized (
      select content_id, count(*) as saves from (
        select content_id from back where is_repin union all select content_id from saved_again where is_there
      ) as saved group by content_id
    ), ${lockedPart('content', 'contents', sql`select content_id from more`)}, counted as (
      update contents set save_count = save_count + more.saves
      from more where contents.id = more.content_id and ${afterPart('content')}
    )
    select count(*)::int as restored from back`);
  return rows[0]?.restored ?? 0;
}
