import { toConnection } from '../../platform/graphql/connection.ts';
import { CONTACTS_PAGE_SIZE } from '@pegboard/types';
import { pageSize } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import { AppError, ERRORS } from '../../platform/errors/errors.ts';
import type { Resolvers } from '../../platform/graphql/generated/resolvers-types.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { requireSignedIn } from '../../platform/http/viewer.ts';
import { readConversation, readConversations, countUnreadConversations } from './read-conversations.ts';
import { readMessages } from './read-messages.ts';
import { messagesWithPin } from './sent-pin.ts';
import { suggestedContacts } from './suggested-contacts.ts';

/** GraphQL resolvers of conversations. */
export function conversationResolvers(deps: Deps): Resolvers {
  return {
    Query: {
      async v3GetConversationQuery(_, { conversation }, { viewer }) {
        const notFound = { __typename: 'NotFound', message: ERRORS.conversation_not_found.message } as const;
        if (!viewer) return notFound;
        try {
          const data = await readConversation(deps, viewer, parseId(conversation));
          return { __typename: 'ConversationData', data };
        } catch (error) {
          if (error instanceof AppError && error.code === 'conversation_not_found') return notFound;
          throw error;
        }
      },
    },
    Viewer: {
      async conversations(viewer, { first, after, requests }) {
        const params = { size: pageSize(first), after };
        return toConnection(await readConversations(deps, viewer, requests ? 'request' : 'joined', params));
      },
      unreadConversationCount: async (viewer) => (await countUnreadConversations(deps, viewer)).unreadCount,
      conversationRequestCount: async (viewer) => (await countUnreadConversations(deps, viewer)).requestCount,
      async suggestedContacts(viewer, { query, first }) {
        const limit = Math.min(pageSize(first), CONTACTS_PAGE_SIZE);
        return [...(await suggestedContacts(deps, viewer, { typed: query ?? '', limit }))];
      },
    },
    Conversation: {
      entityId: ({ id }) => String(id),
      people: ({ people }) => [...people],
      isRequest: ({ state }) => state === 'request',
      seen: ({ seen }) => seen.map(({ user, messageId }) => ({ user, messageId: String(messageId) })),
      async messages(conversation, { first, after }, { viewer }) {
        const params = { size: pageSize(first), after };
        return toConnection(await readMessages(deps, requireSignedIn(viewer), conversation, params));
      },
    },
    Pin: {
      sentMessages: async (pin, _, { viewer }) =>
        viewer ? [...(await messagesWithPin(deps, viewer, pin))] : [],
    },
    ConversationMessage: {
      entityId: ({ id }) => String(id),
      conversationId: ({ conversationId }) => String(conversationId),
      reactions: ({ reactions }) => [...reactions],
      createdAt: ({ createdAt }) => createdAt.toISOString(),
    },
  };
}
