import { sql } from 'drizzle-orm';
import {
  acceptsContact,
  users,
  notBlockedCondition,
  withReloadedBlocks,
} from '../../people/accounts/index.ts';
import { findBoard } from '../../pins/board-access/index.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { findPin } from '../../pins/pins/index.ts';
import { withIdempotencyKey } from '../../people/idempotency/index.ts';
import { idList } from '../../platform/database/statement.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { findConversation } from './find-conversation.ts';
import { peopleKey } from './rules.ts';

/** A new message. A named pin or board is `undefined` if its id is invalid. */
export type NewMessage = {
  readonly text: string | null;
  readonly pin: { readonly id: bigint | undefined } | null;
  readonly board: { readonly id: bigint | undefined } | null;
};

/** The result of a write: the conversation, and the message if there is one. */
export type Written = { readonly conversationId: string; readonly messageId: string | null };

type Writer = Pick<Deps, 'db'>;

/**
 * Starts a conversation with these members, or continues their existing one, and sends the message if there
 * is one; once per key. Members who do not follow the sender receive it as a request. Throws `user_not_found`
 * for members with a block between them and the sender, `messages_refused`, `pin_not_found` and `board_not_found`.
 */
export function beginConversation(
  { db }: Writer,
  viewer: SignedIn,
  people: readonly bigint[],
  message: NewMessage | undefined,
  key: string | undefined,
): Promise<Written> {
  const request = { begin: people.map(String), ...requestOf(message) };
  return db.transaction((tx) =>
    withIdempotencyKey(tx, viewer, { key, request }, async () => {
      await checkPeople(tx, viewer, people);
      await checkAudience(tx, viewer, people);
      const sent = message && (await checkShared(tx, viewer, message));
      const id = await conversationOf(tx, viewer, people);
      const messageId = sent ? await addMessage(tx, viewer, id, sent) : null;
      return { conversationId: String(id), messageId: messageId === null ? null : String(messageId) };
    }),
  );
}

/**
 * Sends a message in a conversation of the viewer, once per key; this accepts a request. Throws
 * `conversation_not_found`.
 */
export function sendMessage(
  { db }: Writer,
  viewer: SignedIn,
  conversationId: bigint | undefined,
  message: NewMessage,
  key: string | undefined,
): Promise<Written> {
  return db.transaction((tx) =>
    withIdempotencyKey(
      tx,
      viewer,
      { key, request: { to: String(conversationId), ...requestOf(message) } },
      async () => {
        const { id } = await findConversation(tx, withReloadedBlocks(viewer), conversationId);
        const messageId = await addMessage(tx, viewer, id, await checkShared(tx, viewer, message));
        return { conversationId: String(id), messageId: String(messageId) };
      },
    ),
  );
}

function requestOf(message: NewMessage | undefined): object {
  return { text: message?.text, pin: String(message?.pin?.id), board: String(message?.board?.id) };
}

async function checkPeople(tx: Db, viewer: SignedIn, people: readonly bigint[]): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    select from ${users} where ${users.id} = any(${idList(people)}::bigint[])
      and ${notBlockedCondition(withReloadedBlocks(viewer), users.id)}`);
  if (rowCount !== new Set(people).size) throw new AppError('user_not_found');
}

/**
 * Throws `messages_refused` if one of these members does not take messages from the viewer (AC-04). A conversation that exists
 * continues.
 */
async function checkAudience(tx: Db, viewer: SignedIn, people: readonly bigint[]): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    select from ${users} where ${users.id} = any(${idList(people)}::bigint[])
      and not ${acceptsContact('messages', viewer.id, users.id)}
      and not exists (select from conversations where people_key = ${peopleKey([viewer.id, ...people])})
    limit 1`);
  if (rowCount !== 0) throw new AppError('messages_refused');
}

type Shared = {
  readonly text: string | null;
  readonly pinId: bigint | null;
  readonly boardId: bigint | null;
};

/** Throws if the sender cannot see what they share. */
async function checkShared(tx: Db, viewer: SignedIn, { text, pin, board }: NewMessage): Promise<Shared> {
  const [pinId, boardId] = [pin?.id ?? null, board?.id ?? null];
  if (pin && !(await findPin(tx, viewer, pin.id))) throw new AppError('pin_not_found');
  if (board && (boardId === null || !(await findBoard(tx, viewer, { id: boardId }))))
    throw new AppError('board_not_found');
  return { text, pinId, boardId };
}

/**
 * Returns the conversation of the viewer and these members, created if necessary; concurrent calls return the
 * same. If someone leaves the group meanwhile, another is created.
 */
async function conversationOf(
  tx: Db,
  viewer: SignedIn,
  people: readonly bigint[],
  tries = 3,
): Promise<bigint> {
  const key = peopleKey([viewer.id, ...people]);
  await tx.execute(sql`
    insert into conversations (id, people_key, is_group) values (${newId()}, ${key}, ${people.length > 1})
    on conflict (people_key) do nothing`);
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id::text from conversations where people_key = ${key} for no key update`,
  );
  if (!rows[0]) {
    if (tries > 1) return conversationOf(tx, viewer, people, tries - 1);
    throw new Error('A conversation was made three times and left each time, which nobody does so quickly.');
  }
  const id = BigInt(rows[0].id);
  await tx.execute(sql`
    insert into conversation_members (conversation_id, user_id, state)
    select ${id}, person, case when person = ${viewer.id} or exists (
      select from user_follows where follower_id = person and followed_id = ${viewer.id}) then 'joined' else 'request' end
    from unnest(${idList([viewer.id, ...people])}::bigint[]) as person
    on conflict do nothing`);
  return id;
}

/**
 * Writes a message and moves the conversation to the top for all members; messages of one conversation are
 * written one at a time. A member who left a conversation of two gets it again: as a request, unless they
 * follow the sender.
 */
async function addMessage(
  tx: Db,
  viewer: SignedIn,
  conversationId: bigint,
  { text, pinId, boardId }: Shared,
): Promise<bigint> {
  await tx.execute(sql`select from conversations where id = ${conversationId} for no key update`);
  const id = newId();
  await tx.execute(sql`
    with written as (
      insert into conversation_messages (id, conversation_id, sender_id, text, pin_id, board_id)
      values (${id}, ${conversationId}, ${viewer.id}, ${text}, ${pinId}, ${boardId})
    )
    update conversation_members as member set
      last_message_id = greatest(last_message_id, ${id}::bigint),
      read_to = case when user_id = ${viewer.id} then ${id}::bigint else read_to end,
      state = case when user_id = ${viewer.id} then 'joined' when state <> 'left' then state
        when exists (select from user_follows where follower_id = member.user_id and followed_id = ${viewer.id})
        then 'joined' else 'request' end
    from conversations
    where conversations.id = member.conversation_id and conversation_id = ${conversationId}
      and (state <> 'left' or not is_group)`);
  return id;
}
