import type { MessageView } from './read-messages.ts';
import type { ConversationView } from './read-conversations.ts';
import type { Deps } from './deps.ts';
import type { Module } from '../../platform/http/module.ts';
import { conversationResolvers } from './resolvers.ts';
import { conversationResources } from './resources.ts';

export { peopleKey } from './rules.ts';

declare module '../../platform/graphql/models.ts' {
  interface GraphqlModels {
    Conversation: ConversationView;
    ConversationMessage: MessageView;
  }
}

/** Conversations: messages between members, and suggested contacts. */
export function conversationsModule(deps: Deps): Module {
  return { resources: conversationResources(deps), resolvers: conversationResolvers(deps) };
}
