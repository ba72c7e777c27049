import type { ConversationQuery } from '../../data/generated/graphql.ts';

/** A conversation as its query returns it. */
export type ConversationData = Extract<
  ConversationQuery['v3GetConversationQuery'],
  { data: unknown }
>['data'];
