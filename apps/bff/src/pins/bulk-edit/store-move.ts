import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { idList } from '../../platform/database/statement.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { BulkEditTarget, Plan } from './plan.ts';

/**
 * Stores the places of the pins that a planned move changes, before it is written, so that the move can be undone.
 * Returns the id of the move.
 */
export async function storeMove(tx: Db, viewer: SignedIn, plan: Plan, to: BulkEditTarget): Promise<bigint> {
  const id = newId();
  const moved = idList(plan.moved.map((pin) => pin.id));
  const retained = idList([...plan.retained.keys()]);
  const canonical = idList([...plan.retained].filter(([, { isRepin }]) => !isRepin).map(([pinId]) => pinId));
  await tx.execute(sql`
    insert into bulk_moves (id, member_id, to_board_id, pin_ids, board_ids, section_ids, positions, pinner_ids,
      twice_ids, retained_ids, retained_section_ids, kept_ids)
    select ${id}::bigint, ${viewer.id}::bigint, ${to.boardId}::bigint, moved.*, ${idList(plan.removed)}::bigint[], retained.*
    from (
      select coalesce(array_agg(id order by id), '{}'), coalesce(array_agg(board_id order by id), '{}'),
        coalesce(array_agg(section_id order by id), '{}'), coalesce(array_agg(position order by id), '{}'),
        coalesce(array_agg(pinner_id order by id), '{}')
      from pins where id = any(${moved}::bigint[])
    ) as moved, (
      select coalesce(array_agg(id order by id), '{}'), coalesce(array_agg(section_id order by id), '{}'),
        coalesce(array_agg(id order by id) filter (where is_repin and id = any(${canonical}::bigint[])), '{}')
      from pins where id = any(${retained}::bigint[])
    ) as retained`);
  return id;
}
