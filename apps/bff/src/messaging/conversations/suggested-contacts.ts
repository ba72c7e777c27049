import { CONTACTS_PAGE_SIZE } from '@pegboard/types';
import { sql } from 'drizzle-orm';
import { notBlockedCondition, userColumns, users, type UserRow } from '../../people/accounts/index.ts';
import type { Deps } from './deps.ts';
import { memberStatement, selected } from '../../platform/database/statement.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';

const CONVERSATIONS_MAX = 100;
const FOLLOWED_MAX = 1000;

/** A member to whom the viewer may want to send something. */
export type Contact = UserRow & {
  /** True if they follow each other. */
  readonly isMutual: boolean;
};

const contactRows = memberStatement<Contact>(
  'suggested contacts',
  (viewer, value) => sql`
    with messaged as (
      select other.user_id, max(mine.last_message_id) as last_message_id
      from (
        select conversation_id, last_message_id from conversation_members
        where user_id = ${viewer.id} and state = 'joined' and last_message_id > cleared_to
        order by last_message_id desc limit ${sql.raw(String(CONVERSATIONS_MAX))}
      ) mine join conversation_members other on other.conversation_id = mine.conversation_id
      group by other.user_id
    ), followed as (
      select followed_id as user_id, created_at from user_follows where follower_id = ${viewer.id}
      order by created_at desc, followed_id desc limit ${sql.raw(String(FOLLOWED_MAX))}
    )
    select ${selected(userColumns)}, contact.is_mutual as "isMutual"
    from (
      select user_id, last_message_id, created_at, created_at is not null and exists (
        select from user_follows where follower_id = user_id and followed_id = ${viewer.id}) as is_mutual
      from messaged full join followed using (user_id) where user_id <> ${viewer.id}
    ) contact join ${users} on ${users.id} = contact.user_id
    where ${notBlockedCondition(viewer, users.id)}
      and (${users.username} like ${value('name')} or lower(${users.fullName}) like ${value('name')}
        or lower(${users.fullName}) like '% ' || ${value('name')}::text)
    order by contact.is_mutual desc, contact.last_message_id desc nulls last, contact.created_at desc nulls last,
      ${users.id} desc
    limit ${value('limit')}`,
);

/**
 * Returns members with whom the viewer has a conversation, or whom they follow, whose name or a word of it
 * begins with the typed text: mutual follows first, then by last message, then by last follow. Searches the
 * newest hundred conversations and thousand follows.
 */
export function suggestedContacts(
  { db }: Pick<Deps, 'db'>,
  viewer: SignedIn,
  { typed, limit = CONTACTS_PAGE_SIZE }: { readonly typed: string; readonly limit?: number | undefined },
): Promise<readonly Contact[]> {
  const beginning = typed
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`);
  return contactRows(db, viewer, { name: `${beginning}%`, limit });
}
