import type { ReactionType } from '@pegboard/types';
import { sql } from 'drizzle-orm';
import { withReloadedBlocks } from '../../people/accounts/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { Deps } from './deps.ts';
import { findConversation } from './find-conversation.ts';
import { isReadable } from './read-messages.ts';

/**
 * Adds, changes or removes (null) the viewer's reaction to a message that they may read: one per member. Like an answer, it
 * accepts a request. Throws `not_found`.
 */
export function reactToMessage(
  { db }: Pick<Deps, 'db'>,
  viewer: SignedIn,
  messageId: bigint | undefined,
  type: ReactionType | null,
): Promise<void> {
  return db.transaction(async (tx) => {
    const current = withReloadedBlocks(viewer);
    const { rows } = await tx.execute<{ conversation_id: string }>(sql`
      select message.conversation_id::text from conversation_messages message
      join conversation_members member on member.conversation_id = message.conversation_id and member.user_id = ${viewer.id}
      where message.id = ${messageId ?? null} and ${isReadable(current, sql`member.cleared_to`)}`);
    const [message] = rows;
    if (!message) throw new AppError('not_found');
    const { id } = await findConversation(tx, current, BigInt(message.conversation_id));
    if (type === null) {
      await tx.execute(sql`
        delete from conversation_message_reactions where message_id = ${messageId} and user_id = ${viewer.id}`);
      return;
    }
    await tx.execute(sql`
      insert into conversation_message_reactions (message_id, user_id, reaction_type) values (${messageId}, ${viewer.id}, ${type})
      on conflict (message_id, user_id) do update set reaction_type = excluded.reaction_type`);
    await tx.execute(sql`
      update conversation_members set state = 'joined'
      where conversation_id = ${id} and user_id = ${viewer.id} and state = 'request'`);
  });
}
