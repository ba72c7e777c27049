import type { ConversationView } from './read-conversations.ts';
import type { MessageView } from './read-messages.ts';

declare module '../../platform/graphql/models.ts' {
  interface GraphqlModels {
    Conversation: ConversationView;
    ConversationMessage: MessageView;
  }
}
