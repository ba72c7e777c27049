import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { insertPinEvents, pinDeleted, pinUpdated } from '../pins/index.ts';
import { insertPinSaved } from '../saves/index.ts';
import { idList } from '../../platform/database/statement.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { PINS_PER_STATEMENT } from './choose-pins.ts';
import type { BulkEditTarget, Plan } from './plan.ts';

/**
 * Writes a plan, whose boards `lockBoards` locked: pins, boards and sections, then contents in the order of their ids
 * (docs/decisions/0040), and publishes `pin.saved` for each copy, `pin.updated` for each moved pin and
 * `pin.deleted` for each removed one. Throws `board_not_found` when the target was deleted
 * meanwhile.
 */
export async function writePlan(
  tx: Db,
  viewer: SignedIn,
  plan: Plan,
  to: BulkEditTarget | undefined,
): Promise<void> {
  for (const part of parts(plan.removed))
    await tx.execute(
      sql`update pins set deleted_at = now() where id = any(${idList(part)}::bigint[]) and deleted_at is null`,
    );
  if (to) await writePins(tx, viewer, plan, to);
  await addToCounter(tx, plan.boards, sql`boards`, sql`pin_count`);
  if (to) await touchTarget(tx, plan, to);
  await addToCounter(tx, plan.sections, sql`board_sections`, sql`pin_count`);
  await addToCounter(tx, plan.contents, sql`contents`, sql`save_count`, 'locks');
  for (const part of parts(plan.copied)) {
    const copies = sql`select * from pins where id = any(${idList(part.map(({ id }) => id))}::bigint[])`;
    await tx.execute(insertPinSaved(copies));
  }
  for (const part of parts(plan.moved)) {
    const ids = idList(part.map(({ id }) => id));
    await tx.execute(insertPinEvents(pinUpdated, sql`id = any(${ids}::bigint[])`));
  }
  for (const part of parts(plan.removed))
    await tx.execute(
      insertPinEvents(pinDeleted, sql`id = any(${idList(part)}::bigint[]) and deleted_at = now()`),
    );
}

async function writePins(tx: Db, viewer: SignedIn, plan: Plan, to: BulkEditTarget): Promise<void> {
  for (const part of parts(plan.moved))
    await tx.execute(sql`
      update pins set board_id = ${to.boardId}, section_id = ${to.sectionId}, position = wanted.position,
        pinner_id = case when board_id = ${to.boardId} then pinner_id else ${viewer.id} end
      from unnest(${idList(part.map(({ id }) => id))}::bigint[], ${list(part.map(({ position }) => position))}::float8[])
        as wanted(id, position)
      where pins.id = wanted.id`);
  for (const part of parts(plan.copied))
    await tx.execute(sql`
      insert into pins (id, content_id, board_id, section_id, pinner_id, via_pin_id, is_repin, position)
      select id, content_id, ${to.boardId}::bigint, ${to.sectionId}::bigint, ${viewer.id}::bigint, via_pin_id, true, position
      from unnest(${idList(part.map(({ id }) => id))}::bigint[], ${idList(part.map(({ contentId }) => contentId))}::bigint[],
        ${idList(part.map(({ viaPinId }) => viaPinId))}::bigint[], ${list(part.map(({ position }) => position))}::float8[])
        as copy(id, content_id, via_pin_id, position)`);
  for (const part of parts([...plan.retained]))
    await tx.execute(sql`
      update pins set section_id = ${to.sectionId}, is_repin = retained.is_repin
      from unnest(${idList(part.map(([id]) => id))}::bigint[], ${list(part.map(([, { isRepin }]) => isRepin))}::boolean[])
        as retained(id, is_repin)
      where pins.id = retained.id`);
}

/** Stores when a board last gained a pin. Throws `board_not_found` when it was deleted meanwhile. */
async function touchTarget(tx: Db, plan: Plan, to: BulkEditTarget): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    update boards set last_pinned_at = case when ${plan.gained > 0} then now() else last_pinned_at end
    where id = ${to.boardId} and deleted_at is null`);
  if (rowCount === 0) throw new AppError('board_not_found');
}

/**
 * Adds to a counter of each row; `locks` them first in the order of their ids, unless the lock on their board suffices.
 */
async function addToCounter(
  tx: Db,
  counts: ReadonlyMap<bigint, number>,
  table: SQL,
  column: SQL,
  locks?: 'locks',
): Promise<void> {
  const changed = [...counts]
    .filter(([, by]) => by !== 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (const part of parts(changed)) {
    const ids = part.map(([id]) => id);
    if (locks)
      await tx.execute(
        sql`select from ${table} where id = any(${idList(ids)}::bigint[]) order by id for no key update`,
      );
    await tx.execute(sql`
      update ${table} set ${column} = greatest(0, ${column} + changed.by)
      from unnest(${idList(ids)}::bigint[], ${list(part.map(([, by]) => by))}::int[]) as changed(id, by)
      where ${table}.id = changed.id`);
  }
}

const list = (values: readonly (number | boolean)[]): string => `{${values.join(',')}}`;

function parts<T>(all: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / PINS_PER_STATEMENT) }, (_, at) =>
    all.slice(at * PINS_PER_STATEMENT, (at + 1) * PINS_PER_STATEMENT),
  );
}
