import { sql, type SQL } from 'drizzle-orm';
import { notBlockedCondition, users } from '../../people/accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { idList, defineStatement, type Statement } from '../../platform/database/statement.ts';
import { PREVIEW_COVERS_MAX } from '../../platform/media/images/index.ts';
import { listedBoards } from '../board-access/index.ts';
import { visiblePins } from '../pin-access/index.ts';
import type { PreviewKind, PreviewSubject } from './preview-subject.ts';

type Row = {
  readonly id: bigint;
  readonly title: string;
  readonly subtitle: string;
  readonly covers: readonly string[];
};

/** Condition: the member lets other sites show their pages. The heads of other pages name no image (AC-04). */
const isShown = sql`not ${users.hidesFromSearchEngines} and not ${users.isPrivate} and not ${users.isLimited} and ${notBlockedCondition(null, users.id)}`;
const memberName = sql`coalesce(nullif(${users.fullName}, ''), ${users.username})`;
/** As many as the mosaic has; the chosen cover can be among them. */
const NEWEST = sql.raw(String(PREVIEW_COVERS_MAX));

/** Selects the newest images on a board or in a section, in their order. */
const newestOf = (condition: SQL): SQL => sql`(
  select images.signature, 1 as rank, pins.position, pins.id from pins
  join contents on contents.id = pins.content_id join images on images.id = contents.image_id
  where ${condition} and pins.deleted_at is null and ${visiblePins(null)}
  order by pins.position desc, pins.id desc limit ${NEWEST})`;

/** Selects the image that was chosen as the cover, while its pin is on the board. */
const chosenCover = sql`(
  select images.signature, 0 as rank, pins.position, pins.id from pins
  join contents on contents.id = pins.content_id join images on images.id = contents.image_id
  where pins.id = boards.cover_pin_id and pins.board_id = boards.id and pins.deleted_at is null
    and ${visiblePins(null)})`;

const arrayOf = (covers: SQL): SQL => sql`array(
  select signature from (${covers}) as found order by rank, position desc, id desc)`;

const STATEMENTS: Readonly<Record<PreviewKind, Statement<Row>>> = {
  board: defineStatement(
    'link previews of boards',
    (value) => sql`select boards.id, boards.name as title, ${memberName} as subtitle,
        ${arrayOf(sql`${chosenCover} union all ${newestOf(sql`pins.board_id = boards.id`)}`)} as covers
      from boards join users on users.id = boards.owner_id
      where boards.id = any(${value('ids')}::bigint[]) and ${listedBoards(null)} and ${isShown}`,
    { reusesPlan: true },
  ),
  section: defineStatement(
    'link previews of sections',
    (
      value,
    ) => sql`select board_sections.id, board_sections.title, boards.name || ' · ' || ${memberName} as subtitle,
        ${arrayOf(newestOf(sql`pins.section_id = board_sections.id`))} as covers
      from board_sections join boards on boards.id = board_sections.board_id join users on users.id = boards.owner_id
      where board_sections.id = any(${value('ids')}::bigint[]) and board_sections.deleted_at is null
        and ${listedBoards(null)} and ${isShown}`,
    { reusesPlan: true },
  ),
  member: defineStatement(
    'link previews of members',
    (value) => sql`select users.id, ${memberName} as title, '@' || users.username as subtitle, array(
        select images.signature from pins join boards on boards.id = pins.board_id
        join contents on contents.id = pins.content_id join images on images.id = contents.image_id
        where pins.pinner_id = users.id and pins.deleted_at is null and ${listedBoards(null)} and ${visiblePins(null)}
        order by pins.id desc limit ${NEWEST}) as covers
      from users where users.id = any(${value('ids')}::bigint[]) and ${isShown}`,
    { reusesPlan: true },
  ),
};

/**
 * Returns the contents of the images for link previews of these boards, sections or members, by id. Only public boards that are
 * not archived, and members whose account is open and whose profile is not private, have one. One statement.
 */
export async function findPreviews(
  db: Db,
  kind: PreviewKind,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, PreviewSubject>> {
  if (ids.length === 0) return new Map();
  const rows = await STATEMENTS[kind](db, { ids: idList(ids) });
  return new Map(
    rows.map(({ id, title, subtitle, covers }) => [
      id,
      { kind, id, title, subtitle, covers: [...new Set(covers)].slice(0, PREVIEW_COVERS_MAX) },
    ]),
  );
}
