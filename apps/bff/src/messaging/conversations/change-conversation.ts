import { sql } from 'drizzle-orm';
import type { Deps } from './deps.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { findConversation } from './find-conversation.ts';

/**
 * Marks a conversation as read up to a message, or to the newest, and optionally accepts it. Throws
 * `conversation_not_found`.
 */
export async function updateConversation(
  { db }: Pick<Deps, 'db'>,
  viewer: SignedIn,
  id: bigint | undefined,
  { readTo, isAccepted }: { readonly readTo: bigint | undefined; readonly isAccepted: boolean },
): Promise<void> {
  const found = await findConversation(db, viewer, id);
  await db.execute(sql`
    update conversation_members set
      read_to = greatest(read_to, least(last_message_id, coalesce(${readTo ?? null}::bigint, last_message_id))),
      state = case when state = 'request' and ${isAccepted} then 'joined' else state end
    where conversation_id = ${found.id} and user_id = ${viewer.id}`);
}

/**
 * Leaves a conversation, or declines a request: its messages are cleared for the viewer. A group continues
 * without them, and the same members can start another; a conversation of two returns with the next message.
 * Throws `conversation_not_found`.
 */
export function leaveConversation(
  { db }: Pick<Deps, 'db'>,
  viewer: SignedIn,
  id: bigint | undefined,
): Promise<void> {
  return db.transaction(async (tx) => {
    const found = await findConversation(tx, viewer, id);
    await tx.execute(sql`
      update conversations set people_key = case when is_group then null else people_key end where id = ${found.id}`);
    await tx.execute(sql`
      update conversation_members set state = 'left', cleared_to = last_message_id, read_to = last_message_id
      where conversation_id = ${found.id} and user_id = ${viewer.id}`);
  });
}
