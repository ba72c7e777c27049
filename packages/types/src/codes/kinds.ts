/** The kinds of entities in a normalized store. Source: §3, TY-17. */
export const ENTITY_TYPES = [
  'users',
  'boards',
  'boardsections',
  'pins',
  'aggregatedComments',
  'articles',
  'reactions',
  'stories',
  'todayArticles',
  'topics',
  'triedits',
  'conversations',
  'conversationMessages',
  'contactrequests',
  'notifications',
  'collaboratorInvites',
  'inbox',
] as const;

/** One of `ENTITY_TYPES`. */
export type EntityType = (typeof ENTITY_TYPES)[number];
