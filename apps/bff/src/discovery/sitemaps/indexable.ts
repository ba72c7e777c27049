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

/**
 * Condition on `pins` and `boards`: the pins that search engines may list: canonical ones on those boards. A repin has
 * `noindex`, and a removed content has no pin.
 */
export const indexablePins: SQL = sql`(not pins.is_repin and pins.deleted_at is null and ${listedBoards(null)}
  and ${notBlockedCondition(null, sql`pins.pinner_id`)}
  and ${isListedMember(sql`pins.pinner_id`)} and ${isListedMember(sql`boards.owner_id`)})`;

/** Condition on `users`: the members whose profile shows something to visitors. */
export const indexableProfiles: SQL = sql`exists (
  select from boards where boards.owner_id = users.id and ${indexableBoards} offset 0)`;
