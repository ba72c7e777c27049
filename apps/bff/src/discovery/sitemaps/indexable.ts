import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { notBlockedCondition } from '../../people/accounts/index.ts';
import { listedBoards } from '../../pins/board-access/index.ts';

/** Condition on a column with a member's id: search engines may list the pages of the member (AC-04). */
const isListedMember = (person: SQLWrapper): SQL => sql`not exists (
  select from users member
  where member.id = ${person} and (member.hides_from_search_engines or member.is_private or member.is_limited) offset 0)`;

/**
 * Condition on `boards`: those that search engines may list (IO-04): what a visitor sees listed, if there is something on
 * it and its owner allows it. Secret, protected, archived and deleted boards are not.
 */
export const indexableBoards: SQL = sql`(${listedBoards(null)} and boards.pin_count > 0
  and ${isListedMember(sql`boards.owner_id`)})`;

/** Condition on `boards`: search engines may list its pins. */
const hasIndexablePins: SQL = sql`(${listedBoards(null)} and ${isListedMember(sql`boards.owner_id`)})`;

/** Condition on a column with a member's id: search engines may list the pins that the member created. */
const isListedPinner = (person: SQLWrapper): SQL =>
  sql`(${notBlockedCondition(null, person)} and ${isListedMember(person)})`;

/** Condition on `pins`: canonical ones. A repin has `noindex`, and a removed content has no pin. */
export const canonicalPins: SQL = sql`(not pins.is_repin and pins.deleted_at is null)`;

/** Condition on `pins` and `boards`: the pins that search engines may list: canonical ones on those boards. */
export const indexablePins: SQL = sql`(${canonicalPins} and ${hasIndexablePins} and ${isListedPinner(sql`pins.pinner_id`)})`;

/**
 * Joins `pins` with the same conditions as `indexablePins`, but for `canonicalPins`, for the reading of many: PostgreSQL remembers the
 * result for a board and for a member, and does not look them up for each pin.
 */
export const joinedIndexablePins: SQL = sql`pins
  join lateral (select from boards where boards.id = pins.board_id and ${hasIndexablePins} offset 0) board on true
  join lateral (select from users where users.id = pins.pinner_id and ${isListedPinner(sql`users.id`)} offset 0) pinner on true`;

/** Condition on `users`: the members whose profile shows something to visitors. */
export const indexableProfiles: SQL = sql`exists (
  select from boards where boards.owner_id = users.id and ${indexableBoards} offset 0)`;
