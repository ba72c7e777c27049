import { sql, type SQL } from 'drizzle-orm';
import { notBlockedCondition } from '../../people/accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { memberStatement, type Value, type ViewerValue } from '../../platform/database/statement.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';

/** A list of Pins of a member: of a board without its sections, of a section, or those on boards of others to which the member still belongs. */
export type PinList =
  | { readonly board: bigint }
  | { readonly section: bigint }
  | 'on boards of other members';

/** A `PinRow` in JSON, and its place in its list. */
type FoundRow = { readonly id: bigint; readonly position: number; readonly line: string };

/** Number of Pins that are read with one statement. */
const PINS_PER_STATEMENT = 500;
/** An id after all others, to begin with the top of a list. */
const LAST_ID = 2n ** 63n - 1n;

/** Formats a time as in an archive, in milliseconds. */
const time = (column: SQL): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const picture = sql`json_build_object('signature', images.signature, 'isAnimated', images.is_animated)`;

/** Selects the fields of a `PinRow`, whose conversion to JSON by the database costs a third of rows that are mapped here. */
const rowOf = (viewer: NonNullable<ViewerValue>): SQL => sql`
  select 'pin' as kind, listed.id::text as id,
    case when boards.owner_id = ${viewer.id}::bigint then listed.board_id::text end as board,
    case when boards.owner_id = ${viewer.id}::bigint then listed.section_id::text end as section,
    case when boards.owner_id <> ${viewer.id}::bigint and boards.privacy <> 'secret'
      then json_build_object('name', boards.name, 'owner', owners.username) end as "sharedBoard",
    ${picture} as image,
    contents.rich as rich,
    case when contents.rich ?| array['carousel', 'story'] then (
      select json_object_agg(images.id, ${picture}) from images where images.id in (
        select (jsonb_path_query(contents.rich, '$.carousel.slots[*].imageId') #>> '{}')::bigint
        union all select (jsonb_path_query(contents.rich, '$.story.pages[*].imageId') #>> '{}')::bigint)) end as pictures,
    case when contents.rich ? 'video' then (
      select json_object_agg(captions.name, captions.vtt) from captions where captions.name in (
        select jsonb_path_query(contents.rich, '$.video.captions[*].name') #>> '{}')) end as captions,
    coalesce(listed.title, contents.title) as title,
    coalesce(listed.description, contents.description) as description,
    contents.alt_text as "altText", contents.auto_alt_text as "autoAltText", contents.link as link,
    listed.is_repin as "isSave",
    case when creators.is_shown then json_build_object('username', creators.username, 'name', creators.full_name) end as creator,
    pinners.username as "savedBy",
    contents.digital_media_source_type as "digitalMediaSourceType",
    contents.is_commenting_allowed as "isCommentingAllowed",
    ${time(sql`contents.created_at`)} as "createdAt", ${time(sql`listed.created_at`)} as "savedAt"`;

const statementOf = (
  name: string,
  condition: (viewer: NonNullable<ViewerValue>, value: (name: string) => Value) => SQL,
) =>
  memberStatement<FoundRow>(
    `exported pins ${name}`,
    (viewer, value) => sql`
    with listed as materialized (
      select pins.* from pins
      where ${condition(viewer, value)} and pins.deleted_at is null
        and (pins.position, pins.id) < (${value('position')}::float8, ${value('id')}::bigint)
      order by pins.position desc, pins.id desc limit ${PINS_PER_STATEMENT}::int)
    select listed.id, listed.position, (select row_to_json(pin)::text from (${rowOf(viewer)}) pin) as line
    from listed
    join contents on contents.id = listed.content_id
    join images on images.id = contents.image_id
    join boards on boards.id = listed.board_id
    join users owners on owners.id = boards.owner_id
    join lateral (
      select users.username, users.full_name, ${notBlockedCondition(viewer, sql`users.id`)} as is_shown
      from users where users.id = contents.creator_id offset 0) creators on true
    join users pinners on pinners.id = listed.pinner_id
    order by listed.position desc, listed.id desc`,
  );

const STATEMENTS = {
  board: statementOf(
    'on a board',
    (_, value) => sql`pins.board_id = ${value('list')}::bigint and pins.section_id is null`,
  ),
  section: statementOf('in a section', (_, value) => sql`pins.section_id = ${value('list')}::bigint`),
  shared: statementOf(
    'on other boards',
    ({ id }) => sql`pins.pinner_id = ${id}::bigint and exists (
      select from boards join board_collaborators on board_collaborators.board_id = boards.id
      where boards.id = pins.board_id and boards.owner_id <> ${id}::bigint and boards.deleted_at is null
        and board_collaborators.user_id = ${id}::bigint)`,
  ),
} as const;

/** Reads the Pins of a list from the top to the bottom, as the JSON of a `PinRow` each, some hundred at once. */
export async function* readPins(db: Db, viewer: SignedIn, list: PinList): AsyncGenerator<readonly string[]> {
  const [read, of] =
    typeof list === 'string'
      ? [STATEMENTS.shared, {}]
      : 'board' in list
        ? [STATEMENTS.board, { list: list.board }]
        : [STATEMENTS.section, { list: list.section }];
  let after: Pick<FoundRow, 'id' | 'position'> = { position: Infinity, id: LAST_ID };
  for (;;) {
    const rows = await read(db, viewer, { ...of, position: after.position, id: after.id });
    if (rows.length > 0) yield rows.map(({ line }) => line);
    const last = rows.at(-1);
    if (!last || rows.length < PINS_PER_STATEMENT) return;
    after = last;
  }
}
