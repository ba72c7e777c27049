import { sql } from 'drizzle-orm';
import type { Deps } from './deps.ts';
import type { PinView } from '../../pins/pins/index.ts';
import { memberStatement } from '../../platform/database/statement.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { isConversationVisible } from './find-conversation.ts';
import { isReadable, messagesById, type MessageView } from './read-messages.ts';

/** Maximum number of sent pins that are returned. */
const SENT_MAX = 25;

const sentOf = memberStatement<{ readonly id: bigint }>(
  'messages with a pin',
  (viewer, value) => sql`
    select message.id from conversation_members member
    join conversation_messages message on message.conversation_id = member.conversation_id
    where ${isConversationVisible(viewer)} and ${isReadable(viewer, sql`member.cleared_to`)}
      and message.pin_id in (select id from pins where content_id = ${value('content')})
    order by message.id desc limit ${sql.raw(String(SENT_MAX))}`,
);

/**
 * Returns the messages in which the viewer and others sent each other a pin, whichever copy of it, newest
 * first: at most 25 (WB-10).
 */
export async function messagesWithPin(
  deps: Pick<Deps, 'db'>,
  viewer: SignedIn,
  { contentId }: Pick<PinView, 'contentId'>,
): Promise<readonly MessageView[]> {
  const rows = await sentOf(deps.db, viewer, { content: contentId });
  const messages = await messagesById(
    deps,
    viewer,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id }) => messages.get(id) ?? []);
}
