import type { Immutable } from '@pegboard/types';
import { z } from 'zod';
import { personSchema, presentPerson } from '../../people/accounts/index.ts';
import { countAnswer, idAnswer, timeAnswer } from '../../platform/http/response-schemas.ts';
import { boardSchema, presentBoard } from '../../pins/boards/index.ts';
import { pinSchema, presentPin } from '../../pins/pins/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { ConversationView } from './read-conversations.ts';
import type { MessageView } from './read-messages.ts';
import type { Contact } from './suggested-contacts.ts';

/** A reaction to a message over REST. */
const messageReactionSchema = z.strictObject({ user_id: idAnswer, reaction_type: z.int() });

/** A message over REST. */
export const messageSchema = z.strictObject({
  id: idAnswer,
  conversation_id: idAnswer,
  sender: personSchema,
  text: z.string().nullable(),
  shares: z.enum(['pin', 'board']).nullable(),
  pin: pinSchema.nullable(),
  board: boardSchema.nullable(),
  is_pin_hidden: z.boolean(),
  reactions: z.array(messageReactionSchema),
  created_at: timeAnswer,
});

/** A conversation over REST. */
export const conversationSchema = z.strictObject({
  id: idAnswer,
  people: z.array(personSchema),
  is_group: z.boolean(),
  is_request: z.boolean(),
  unread_count: countAnswer,
  last_message: messageSchema.nullable(),
  /** The last message that each of the others has seen. */
  seen: z.array(z.strictObject({ user_id: idAnswer, message_id: idAnswer })),
});

/** A suggested contact over REST. */
export const contactSchema = personSchema.extend({ is_mutual: z.boolean() });

/** Presents a message to a member of its conversation. */
export function presentMessage(
  message: MessageView,
  viewer: SignedIn,
): Immutable<z.infer<typeof messageSchema>> {
  return {
    id: String(message.id),
    conversation_id: String(message.conversationId),
    sender: presentPerson(message.sender),
    text: message.text,
    shares: message.shares,
    pin: message.pin && presentPin(message.pin, viewer),
    board: message.board && presentBoard(message.board),
    is_pin_hidden: message.isPinHidden,
    reactions: message.reactions.map(({ user, reactionType }) => ({
      user_id: String(user.id),
      reaction_type: reactionType,
    })),
    created_at: message.createdAt.toISOString(),
  };
}

/** Presents a conversation to one of its members. */
export function presentConversation(
  conversation: ConversationView,
  viewer: SignedIn,
): Immutable<z.infer<typeof conversationSchema>> {
  return {
    id: String(conversation.id),
    people: conversation.people.map(presentPerson),
    is_group: conversation.isGroup,
    is_request: conversation.state === 'request',
    unread_count: conversation.unreadCount,
    last_message: conversation.lastMessage && presentMessage(conversation.lastMessage, viewer),
    seen: conversation.seen.map(({ user, messageId }) => ({
      user_id: String(user.id),
      message_id: String(messageId),
    })),
  };
}

/** Presents a suggested contact. */
export function presentContact(contact: Contact): z.infer<typeof contactSchema> {
  return { ...presentPerson(contact), is_mutual: contact.isMutual };
}
