import { CONTACTS_PAGE_SIZE, type ReactionType } from '@pegboard/types';
import { z } from 'zod';
import { countAnswer, idAnswer, emptyResponseSchema } from '../../platform/http/response-schemas.ts';
import { pageOptions, parsePageParams } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { reactionTypeSchema } from '../../pins/reactions/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import { leaveConversation, updateConversation } from './change-conversation.ts';
import { findConversation } from './find-conversation.ts';
import {
  contactSchema,
  conversationSchema,
  messageSchema,
  presentContact,
  presentConversation,
  presentMessage,
} from './present-conversation.ts';
import { readConversation, readConversations, countUnreadConversations } from './read-conversations.ts';
import { readMessages } from './read-messages.ts';
import { reactToMessage } from './react-to-message.ts';
import { messageTextSchema, validateRecipients } from './rules.ts';
import { suggestedContacts } from './suggested-contacts.ts';
import { beginConversation, sendMessage, type NewMessage } from './write-message.ts';

const messageOptions = {
  text: messageTextSchema.optional(),
  pin_id: idSchema.optional(),
  board_id: idSchema.optional(),
};
type MessageOptions = {
  readonly text?: string | undefined;
  readonly pin_id?: string | undefined;
  readonly board_id?: string | undefined;
};
const HOUR_MS = 3_600_000;
const BEGUN_AN_HOUR = defineLimit({
  name: 'new conversations',
  max: 100,
  windowMs: HOUR_MS,
  against: 'abuse',
});
const REACTED_AN_HOUR = defineLimit({
  name: 'reactions to messages',
  max: 1000,
  windowMs: HOUR_MS,
  against: 'abuse',
});
const reactionSchema = z.strictObject({ message_id: idAnswer, reaction_type: z.int().nullable() });
const SENT_AN_HOUR = defineLimit({ name: 'messages', max: 600, windowMs: HOUR_MS, against: 'abuse' });

/** ConversationsResource, ConversationMessagesResource, ConversationMessageReactionResource, ConversationsBadgeResource and ContactsResource (WB-10, CU-12). */
export function conversationResources(deps: Deps): readonly AnyResource[] {
  const react = async (viewer: SignedIn, messageId: string, type: ReactionType | null) => {
    await deps.limits.count([REACTED_AN_HOUR, String(viewer.id)]);
    await reactToMessage(deps, viewer, parseId(messageId), type);
    return { data: { message_id: messageId, reaction_type: type } };
  };
  return [
    authenticatedResource({
      name: 'Conversations',
      action: 'get',
      endpoint: 'v3_get_conversations',
      options: z.strictObject({ is_request: z.boolean().optional(), ...pageOptions }),
      answer: z.array(conversationSchema),
      async handle({ is_request: isRequest, ...pageOptions }, { viewer }) {
        const params = parsePageParams(pageOptions);
        const page = await readConversations(deps, viewer, isRequest ? 'request' : 'joined', params);
        return {
          data: page.items.map((item) => presentConversation(item, viewer)),
          bookmark: page.bookmark,
        };
      },
    }),
    authenticatedResource({
      name: 'Conversations',
      action: 'create',
      endpoint: 'v3_create_conversation',
      options: z.strictObject({ user_ids: z.array(idSchema).max(50), ...messageOptions }),
      answer: z.strictObject({ id: idAnswer, message_id: idAnswer.nullable() }),
      async handle({ user_ids: userIds, ...options }, { viewer, idempotencyKey }) {
        await deps.limits.count([BEGUN_AN_HOUR, String(viewer.id)]);
        const named = [...new Set(userIds)];
        const problem = validateRecipients(named, String(viewer.id));
        if (problem !== undefined) throw new AppError('invalid_input', { fields: { user_ids: problem } });
        const people = named.map((id) => parseId(id) ?? 0n);
        const message = messageFrom(options);
        const written = await beginConversation(deps, viewer, people, message, idempotencyKey);
        return { data: { id: written.conversationId, message_id: written.messageId } };
      },
    }),
    authenticatedResource({
      name: 'Conversations',
      action: 'update',
      endpoint: 'v3_update_conversation',
      options: z.strictObject({
        conversation_id: idSchema,
        /** The message up to which it is read; all by default. */
        read_to: idSchema.optional(),
        is_accepted: z.literal(true).optional(),
      }),
      answer: conversationSchema,
      async handle({ conversation_id: id, read_to: readTo, is_accepted: isAccepted = false }, { viewer }) {
        const change = { readTo: readTo === undefined ? undefined : (parseId(readTo) ?? 0n), isAccepted };
        await updateConversation(deps, viewer, parseId(id), change);
        return { data: presentConversation(await readConversation(deps, viewer, parseId(id)), viewer) };
      },
    }),
    authenticatedResource({
      name: 'Conversations',
      action: 'delete',
      endpoint: 'v3_leave_conversation',
      options: z.strictObject({ conversation_id: idSchema }),
      answer: emptyResponseSchema,
      async handle({ conversation_id: id }, { viewer }) {
        await leaveConversation(deps, viewer, parseId(id));
        return { data: null };
      },
    }),
    authenticatedResource({
      name: 'ConversationMessages',
      action: 'get',
      endpoint: 'v3_get_conversation_messages',
      options: z.strictObject({ conversation_id: idSchema, ...pageOptions }),
      answer: z.array(messageSchema),
      async handle({ conversation_id: id, ...pageOptions }, { viewer }) {
        const conversation = await findConversation(deps.db, viewer, parseId(id));
        const params = parsePageParams(pageOptions);
        const page = await readMessages(deps, viewer, conversation, params);
        return { data: page.items.map((item) => presentMessage(item, viewer)), bookmark: page.bookmark };
      },
    }),
    authenticatedResource({
      name: 'ConversationMessages',
      action: 'create',
      endpoint: 'v3_send_message',
      options: z.strictObject({ conversation_id: idSchema, ...messageOptions }),
      answer: z.strictObject({ id: idAnswer, conversation_id: idAnswer }),
      async handle({ conversation_id: id, ...options }, { viewer, idempotencyKey }) {
        await deps.limits.count([SENT_AN_HOUR, String(viewer.id)]);
        const message = messageFrom(options);
        if (!message)
          throw new AppError('invalid_input', {
            fields: { text: 'Write something, or choose a Pin or board.' },
          });
        const written = await sendMessage(deps, viewer, parseId(id), message, idempotencyKey);
        return { data: { id: written.messageId ?? '', conversation_id: written.conversationId } };
      },
    }),
    authenticatedResource({
      name: 'ConversationMessageReaction',
      action: 'create',
      endpoint: 'v3_react_to_message',
      options: z.strictObject({ message_id: idSchema, reaction_type: reactionTypeSchema }),
      answer: reactionSchema,
      handle: ({ message_id: id, reaction_type: type }, { viewer }) => react(viewer, id, type),
    }),
    authenticatedResource({
      name: 'ConversationMessageReaction',
      action: 'delete',
      endpoint: 'v3_take_back_message_reaction',
      options: z.strictObject({ message_id: idSchema }),
      answer: reactionSchema,
      handle: ({ message_id: id }, { viewer }) => react(viewer, id, null),
    }),
    authenticatedResource({
      name: 'ConversationsBadge',
      action: 'get',
      endpoint: 'v3_get_conversations_badge',
      options: z.strictObject({}),
      answer: z.strictObject({ unread_count: countAnswer, request_count: countAnswer }),
      async handle(_, { viewer }) {
        const { unreadCount, requestCount } = await countUnreadConversations(deps, viewer);
        return { data: { unread_count: unreadCount, request_count: requestCount } };
      },
    }),
    authenticatedResource({
      name: 'Contacts',
      action: 'get',
      endpoint: 'v3_get_contacts',
      options: z.strictObject({
        query: z.string().max(100).optional(),
        page_size: z.number().int().min(1).max(CONTACTS_PAGE_SIZE).optional(),
      }),
      answer: z.array(contactSchema),
      async handle({ query: typed = '', page_size: limit }, { viewer }) {
        const contacts = await suggestedContacts(deps, viewer, { typed, limit });
        return { data: contacts.map(presentContact) };
      },
    }),
  ];
}

/** Returns the content of a message, if any. Throws `invalid_input` for a pin and a board together. */
function messageFrom({ text, pin_id: pin, board_id: board }: MessageOptions): NewMessage | undefined {
  if (pin !== undefined && board !== undefined)
    throw new AppError('invalid_input', { fields: { board_id: 'Send a Pin or a board, one at a time.' } });
  if (text === undefined && pin === undefined && board === undefined) return undefined;
  return {
    text: text ?? null,
    pin: pin === undefined ? null : { id: parseId(pin) },
    board: board === undefined ? null : { id: parseId(board) },
  };
}
