import type { ConversationQuery } from '../../data/generated/graphql.ts';

/** A conversation in the response of its query. */
export type ConversationData = Extract<
  ConversationQuery['v3GetConversationQuery'],
  { data: unknown }
>['data'];
