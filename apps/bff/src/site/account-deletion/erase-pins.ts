import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { idList } from '../../platform/database/statement.ts';
import { imagesOfContent, removePictureIfUnused } from '../../pins/image-lifecycle/index.ts';
import type { ErasedMember, ErasureStep } from './erasure-step.ts';

const PINS_AT_ONCE = 200;
const CONTENTS_AT_ONCE = 10;
const COMMENTS_AT_ONCE = 500;
const BOARDS_AT_ONCE = 20;

type PinRow = {
  id: string;
  board_id: string;
  section_id: string | null;
  content_id: string;
  is_counted: boolean;
  is_repin: boolean;
};

/** Returns the step that deletes the pins of a condition, and subtracts them from the counts of boards, sections and contents. */
function erasePins(which: (member: ErasedMember) => SQL): ErasureStep {
  return async ({ db }, member) => {
    const { rows } = await db.execute<PinRow>(sql`
      select pins.id::text, pins.board_id::text, pins.section_id::text, pins.content_id::text,
        pins.deleted_at is null as is_counted, pins.is_repin
      from pins where ${which(member)} limit ${PINS_AT_ONCE}`);
    if (rows.length === 0) return false;
    await db.transaction((tx) => deletePins(tx, rows));
    return true;
  };
}

async function deletePins(tx: Db, rows: readonly PinRow[]): Promise<void> {
  const ids = (values: readonly (string | null)[]): string =>
    idList([...new Set(values.filter((value) => value !== null))].map(BigInt));
  // Boards before pins before contents: the order in which saves lock them.
  await tx.execute(sql`
    select from boards where id = any(${ids(rows.map((row) => row.board_id))}::bigint[]) order by id for no key update`);
  await tx.execute(sql`
    with gone as (
      delete from pins where id = any(${ids(rows.map((row) => row.id))}::bigint[])
      returning board_id, section_id, content_id, is_repin, deleted_at is null as is_counted
    ), boards_counted as (
      update boards set pin_count = greatest(0, pin_count - counted.pins)
      from (select board_id, count(*)::int as pins from gone where is_counted group by 1) counted
      where boards.id = counted.board_id
    ), sections_counted as (
      update board_sections set pin_count = greatest(0, pin_count - counted.pins)
      from (select section_id, count(*)::int as pins from gone where is_counted and section_id is not null group by 1) counted
      where board_sections.id = counted.section_id
    ), content as materialized (
      select id from contents where id in (select content_id from gone where is_counted and is_repin)
      order by id for no key update
    )
    update contents set save_count = greatest(0, save_count - counted.saves)
    from content, (select content_id, count(*)::int as saves from gone where is_counted and is_repin group by 1) counted
    where contents.id = content.id and counted.content_id = content.id`);
}

/** Deletes the pins of the member's contents, on the boards of everyone. */
export const erasePinsOfContents = erasePins(
  ({ id }) => sql`pins.content_id in (select contents.id from contents where contents.creator_id = ${id})`,
);

/** Deletes the pins that the member saved. */
export const eraseSavedPins = erasePins(
  // Of the indexes, only the one without a condition has deleted pins: they are found by their content.
  ({ id }) => sql`pins.pinner_id = ${id}`,
);

/** Deletes what others saved to the member's boards. */
export const erasePinsOfBoards = erasePins(
  ({ id }) => sql`pins.board_id in (select boards.id from boards where boards.owner_id = ${id})`,
);

/** Deletes the comments on the member's contents. */
export const eraseCommentsOnContents: ErasureStep = async ({ db }, { id }) => {
  const { rowCount } = await db.execute(sql`
    delete from comments where id in (
      select comments.id from comments join contents on contents.id = comments.content_id
      where contents.creator_id = ${id} limit ${COMMENTS_AT_ONCE})`);
  return (rowCount ?? 0) > 0;
};

/** Deletes contents of the member, which have no pins any more, with the images and videos that nothing else shows. */
export const eraseContents: ErasureStep = async (deps, { id }) => {
  const { rows } = await deps.db.execute<{ id: string; images: readonly string[] }>(sql`
    select contents.id::text as id, ${imagesOfContent()} as images
    from contents where contents.creator_id = ${id} limit ${CONTENTS_AT_ONCE}`);
  if (rows.length === 0) return false;
  for (const image of new Set(rows.flatMap(({ images }) => images)))
    await removePictureIfUnused(deps, BigInt(image));
  const ids = idList(rows.map((row) => BigInt(row.id)));
  await deps.db.execute(sql`
    delete from contents where id = any(${ids}::bigint[])
      and not exists (select from pins where pins.content_id = contents.id)`);
  // The removal of an image deletes its contents too: what counts is what is left.
  const { rows: left } = await deps.db.execute(sql`select from contents where id = any(${ids}::bigint[])`);
  return left.length < rows.length;
};

/** Removes the member from contents that they promoted. */
export const clearPromoter: ErasureStep = async ({ db }, { id }) => {
  const { rowCount } = await db.execute(sql`
    update contents set promoter_id = null where id in (
      select id from contents where promoter_id = ${id} limit ${PINS_AT_ONCE})`);
  return (rowCount ?? 0) > 0;
};

/** Deletes the member's boards, which have no pins any more. */
export const eraseBoards: ErasureStep = async ({ db }, { id }) => {
  const { rowCount } = await db.execute(sql`
    delete from boards where id in (
      select id from boards where owner_id = ${id} limit ${BOARDS_AT_ONCE})`);
  return (rowCount ?? 0) > 0;
};

/** Deletes the image of the profile, if nothing else shows it. */
export const eraseProfileImage: ErasureStep = async (deps, { id }) => {
  await deps.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ image_id: string | null }>(
      sql`select image_id::text from users where id = ${id} for update`,
    );
    const image = rows[0]?.image_id;
    if (image == null) return;
    await tx.execute(sql`update users set image_id = null where id = ${id}`);
    await removePictureIfUnused({ ...deps, db: tx }, BigInt(image));
  });
  return false;
};
