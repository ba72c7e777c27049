import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { idList } from '../../platform/database/statement.ts';

/** Adds to the numbers of saves of contents, which it locks in the order of their ids. */
export async function changeSaveCounts(
  tx: Db,
  changes: readonly (readonly [contentId: bigint, by: number])[],
): Promise<void> {
  const sums = new Map<bigint, number>();
  for (const [id, by] of changes) sums.set(id, (sums.get(id) ?? 0) + by);
  const changed = [...sums].filter(([, by]) => by !== 0);
  if (changed.length === 0) return;
  const ids = idList(changed.map(([id]) => id));
  await tx.execute(sql`select from contents where id = any(${ids}::bigint[]) order by id for no key update`);
  await tx.execute(sql`
    update contents set save_count = greatest(0, save_count + changed.by)
    from unnest(${ids}::bigint[], ${`{${changed.map(([, by]) => by).join(',')}}`}::int[]) as changed(id, by)
    where contents.id = changed.id`);
}
