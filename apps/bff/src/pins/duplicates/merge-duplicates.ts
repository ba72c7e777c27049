import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { isDeadlock, isUniqueViolation } from '../../platform/database/db-errors.ts';
import { idList } from '../../platform/database/statement.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { savableBoards } from '../board-access/index.ts';
import { recountPins, visiblePins } from '../pin-access/index.ts';
import { insertPinEvents, pinCreated, pinDeleted, pinUpdated } from '../pins/index.ts';
import { changeSaveCounts } from './change-counts.ts';
import { GROUP_DISTANCE_MAX, hashDistance, planMerge, type MergedPin, type MergePlan } from './rules.ts';
import type { FormerPin } from './tables.ts';

const TRIES = 4;

/** The result of a merge: its id, by which it is undone, the remaining pin, and the number of removed pins. */
export type MergeResult = { readonly id: bigint; readonly keptId: bigint; readonly removed: number };

/**
 * Merges saved pins of the viewer with the same picture: each board of the group has the content of the pin `keptId` afterwards (BY-04).
 * All or nothing; the same merge again returns the result of the first. Throws `pin_not_found` when one of the pins is deleted, of
 * someone else, or on an archived board, and `invalid_input` when a picture differs or there is nothing to merge.
 */
export async function mergeDuplicates(
  root: Db,
  viewer: SignedIn,
  keptId: bigint,
  pinIds: readonly bigint[],
): Promise<MergeResult> {
  const ids = [...new Set([keptId, ...pinIds])].toSorted((one, other) => (one < other ? -1 : 1));
  if (ids.length < 2)
    throw new AppError('invalid_input', { fields: { pin_ids: 'Choose at least two Pins.' } });
  for (let nth = 1; ; nth += 1) {
    try {
      return await root.transaction((tx) => merge(tx, viewer, keptId, ids));
    } catch (error) {
      const isMet = isDeadlock(error) || isUniqueViolation(error, 'pins_once_a_board');
      if (!isMet || nth === TRIES) throw error;
    }
  }
}

async function merge(tx: Db, viewer: SignedIn, keptId: bigint, ids: readonly bigint[]): Promise<MergeResult> {
  await tx.execute(sql`
    select from boards where id in (select board_id from pins where id = any(${idList(ids)}::bigint[]))
    order by id for no key update`);
  const earlier = await findMerge(tx, viewer, keptId, ids);
  if (earlier) return earlier;
  const group = await readGroup(tx, viewer, ids);
  const kept = group.find(({ id }) => id === keptId);
  if (!kept || group.length < ids.length) throw new AppError('pin_not_found');
  if (group.some(({ hash }) => hashDistance(hash, kept.hash) > GROUP_DISTANCE_MAX))
    throw new AppError('invalid_input', { fields: { pin_ids: 'These Pins do not have the same picture.' } });
  const existing = await readExisting(tx, viewer, kept.contentId, boardsOf(group));
  const plan = planMerge(kept, group, existing, newId);
  if (plan.removed.length === 0)
    throw new AppError('invalid_input', { fields: { pin_ids: 'These Pins are merged already.' } });
  const id = newId();
  await writeMerge(tx, viewer, plan, kept);
  const formerIds = new Set(plan.changed.map((pin) => pin.id));
  await storeMerge(tx, viewer, { id, ids, plan, former: existing.filter((pin) => formerIds.has(pin.id)) });
  await recountPins(tx, boardsOf(group));
  await changeSaveCounts(tx, [
    ...plan.removed.map(({ contentId }) => [contentId, -1] as const),
    ...plan.created.map(({ contentId }) => [contentId, 1] as const),
  ]);
  return { id, keptId, removed: plan.removed.length };
}

const boardsOf = (pins: readonly MergedPin[]): readonly bigint[] => [
  ...new Set(pins.map(({ boardId }) => boardId)),
];

/** Returns the merge of the same pins into the same one, if it was made before. */
async function findMerge(
  tx: Db,
  viewer: SignedIn,
  keptId: bigint,
  ids: readonly bigint[],
): Promise<MergeResult | undefined> {
  const { rows } = await tx.execute<{ id: string; removed: number }>(sql`
    select id::text as id, cardinality(removed_ids) as removed from pin_merges
    where member_id = ${viewer.id} and pin_ids = ${idList(ids)}::bigint[] and ${keptId} <> all(removed_ids)
    order by pin_merges.id desc limit 1`);
  const [row] = rows;
  return row && { id: BigInt(row.id), keptId, removed: row.removed };
}

type Row = {
  id: string;
  content_id: string;
  board_id: string;
  section_id: string | null;
  position: number;
  title: string | null;
  description: string | null;
  is_own: boolean;
  hash: string;
};

/** Returns the saved pins of the viewer among these, locked until the transaction ends. */
async function readGroup(
  tx: Db,
  viewer: SignedIn,
  ids: readonly bigint[],
): Promise<readonly (MergedPin & { readonly hash: string })[]> {
  const { rows } = await tx.execute<Row>(sql`
    select pins.id::text as id, pins.content_id::text as content_id, pins.board_id::text as board_id,
      pins.section_id::text as section_id, pins.position, pins.title, pins.description, true as is_own,
      coalesce(images.copy_hash, '') as hash
    from pins join contents on contents.id = pins.content_id join images on images.id = contents.image_id
      join boards on boards.id = pins.board_id
    where pins.id = any(${idList(ids)}::bigint[]) and pins.pinner_id = ${viewer.id} and pins.is_repin
      and pins.deleted_at is null and images.copy_hash <> '' and ${savableBoards(viewer)} and ${visiblePins(viewer)}
    order by pins.id for update of pins`);
  return rows.map((row) => ({ ...toPin(row), hash: row.hash }));
}

/** Returns the pins of the remaining content on these boards, also those that other members saved. */
async function readExisting(
  tx: Db,
  viewer: SignedIn,
  contentId: bigint,
  boardIds: readonly bigint[],
): Promise<readonly MergedPin[]> {
  const { rows } = await tx.execute<Row>(sql`
    select id::text as id, content_id::text as content_id, board_id::text as board_id, section_id::text as section_id,
      position, title, description, pinner_id = ${viewer.id} as is_own, '' as hash
    from pins where content_id = ${contentId} and board_id = any(${idList(boardIds)}::bigint[]) and deleted_at is null
    order by id for update`);
  return rows.map(toPin);
}

function toPin(row: Row): MergedPin {
  return {
    id: BigInt(row.id),
    contentId: BigInt(row.content_id),
    boardId: BigInt(row.board_id),
    sectionId: row.section_id === null ? null : BigInt(row.section_id),
    position: row.position,
    title: row.title,
    description: row.description,
    isOwn: row.is_own,
  };
}

async function writeMerge(tx: Db, viewer: SignedIn, plan: MergePlan, kept: MergedPin): Promise<void> {
  const removed = idList(plan.removed.map(({ id }) => id));
  await tx.execute(sql`update pins set deleted_at = now() where id = any(${removed}::bigint[])`);
  await tx.execute(insertPinEvents(pinDeleted, sql`id = any(${removed}::bigint[])`));
  const { created, changed } = plan;
  const json = (pins: MergePlan['changed']): string =>
    JSON.stringify(
      pins.map((pin) => ({
        id: String(pin.id),
        board_id: String(pin.boardId),
        section_id: pin.sectionId === null ? null : String(pin.sectionId),
        position: pin.position,
        title: pin.title,
        description: pin.description,
      })),
    );
  const placed = (pins: MergePlan['changed']) => sql`jsonb_to_recordset(${json(pins)}::jsonb)
    as placed(id bigint, board_id bigint, section_id bigint, position float8, title text, description text)`;
  if (created.length > 0) {
    await tx.execute(sql`
      insert into pins (id, content_id, board_id, section_id, pinner_id, via_pin_id, is_repin, title, description, position)
      select id, ${kept.contentId}::bigint, board_id, section_id, ${viewer.id}::bigint, ${kept.id}::bigint, true, title,
        description, position
      from ${placed(created)}`);
    const ids = idList(created.map(({ id }) => id));
    await tx.execute(insertPinEvents(pinCreated, sql`id = any(${ids}::bigint[])`));
  }
  if (changed.length > 0) {
    await tx.execute(sql`
      update pins set section_id = placed.section_id, position = placed.position, title = placed.title,
        description = placed.description
      from ${placed(changed)} where pins.id = placed.id`);
    const ids = idList(changed.map(({ id }) => id));
    await tx.execute(insertPinEvents(pinUpdated, sql`id = any(${ids}::bigint[])`));
  }
}

async function storeMerge(
  tx: Db,
  viewer: SignedIn,
  merge: {
    readonly id: bigint;
    readonly ids: readonly bigint[];
    readonly plan: MergePlan;
    readonly former: readonly MergedPin[];
  },
): Promise<void> {
  const { id, ids, plan } = merge;
  const former = merge.former.map((pin): FormerPin => ({
    id: String(pin.id),
    position: pin.position,
    sectionId: pin.sectionId === null ? null : String(pin.sectionId),
    title: pin.title,
    description: pin.description,
  }));
  await tx.execute(sql`
    insert into pin_merges (id, member_id, pin_ids, removed_ids, created_ids, former)
    values (${id}, ${viewer.id}, ${idList(ids)}::bigint[], ${idList(plan.removed.map((pin) => pin.id))}::bigint[],
      ${idList(plan.created.map((pin) => pin.id))}::bigint[], ${JSON.stringify(former)}::jsonb)`);
}
