import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';

/** A pin that was just removed. */
export type RemovedPin = {
  readonly boardId: bigint;
  readonly pinnerId: bigint;
  readonly viaPinId: bigint | null;
  readonly isRepin: boolean;
  /** What its pinner wrote instead of the content's own texts. */
  readonly title: string | null;
  readonly description: string | null;
};

type Row = {
  board_id: string;
  pinner_id: string;
  via_pin_id: string | null;
  is_repin: boolean;
  title: string | null;
  description: string | null;
};

/**
 * Takes a pin of the viewer's, or one on a board of theirs, off its board and section, with the counters, in one
 * statement (SF-07). Undefined when there is none.
 */
export async function removePin(db: Db, viewer: SignedIn, id: bigint): Promise<RemovedPin | undefined> {
  const { rows } = await db.execute<Row>(sql`
    with removed as (
      update pins set deleted_at = now()
      where id = ${id} and deleted_at is null
        and (pinner_id = ${viewer.id} or board_id in (select id from boards where owner_id = ${viewer.id}))
      returning board_id, section_id, content_id, pinner_id, via_pin_id, is_repin, title, description
    ), counted_board as (
      update boards set pin_count = greatest(0, pin_count - 1) from removed where boards.id = removed.board_id
    ), counted_section as (
      update board_sections set pin_count = greatest(0, pin_count - 1) from removed where board_sections.id = removed.section_id
    ), counted_content as (
      update contents set save_count = greatest(0, save_count - 1)
      from removed where contents.id = removed.content_id and removed.is_repin
    )
    select board_id::text as board_id, pinner_id::text as pinner_id, via_pin_id::text as via_pin_id, is_repin, title, description
    from removed`);
  const row = rows[0];
  return (
    row && {
      boardId: BigInt(row.board_id),
      pinnerId: BigInt(row.pinner_id),
      viaPinId: row.via_pin_id === null ? null : BigInt(row.via_pin_id),
      isRepin: row.is_repin,
      title: row.title,
      description: row.description,
    }
  );
}
