/** The kinds of things in a normalised store. Source: §3, TY-17. */
export const NORMALISED_KINDS = [
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

/** One of `NORMALISED_KINDS`. */
export type NormalisedKind = (typeof NORMALISED_KINDS)[number];
