import { sql, type SQL } from 'drizzle-orm';
import { notBlockedCondition } from '../../people/accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { memberStatement, type ViewerValue } from '../../platform/database/statement.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';

/** The viewer's membership of a conversation. */
export type Membership = {
  readonly id: bigint;
  readonly state: 'joined' | 'request';
  readonly clearedTo: bigint;
  readonly readTo: bigint;
  readonly lastMessageId: bigint;
};

/**
 * Condition on `member`, the viewer's row: the conversation is visible, because they did not leave it and
 * another visible member is in it (FB-06).
 */
export function isConversationVisible(viewer: NonNullable<ViewerValue>): SQL {
  return sql`(member.user_id = ${viewer.id} and member.state <> 'left' and exists (
    select from conversation_members other where other.conversation_id = member.conversation_id
      and other.user_id <> ${viewer.id} and ${notBlockedCondition(viewer, sql`other.user_id`)}))`;
}

const membership = memberStatement<Membership>(
  'a conversation',
  (viewer, value) => sql`
    select member.conversation_id as id, member.state, member.cleared_to as "clearedTo", member.read_to as "readTo",
      member.last_message_id as "lastMessageId"
    from conversation_members member where member.conversation_id = ${value('id')} and ${isConversationVisible(viewer)}`,
  { reusesPlan: true },
);

/**
 * Returns the viewer's membership of a conversation. Throws `conversation_not_found`, also for conversations
 * of others.
 */
export async function findConversation(
  db: Db,
  viewer: SignedIn,
  id: bigint | undefined,
): Promise<Membership> {
  const [found] = id === undefined ? [] : await membership(db, viewer, { id });
  if (!found) throw new AppError('conversation_not_found');
  return found;
}
