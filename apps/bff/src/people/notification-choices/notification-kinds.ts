/** The kinds of stored notifications: one row per kind and subject until it is read. */
export const STORED_KINDS = [
  'follow',
  'follow_request',
  'follow_accepted',
  'board_follow',
  'save',
  'board_invite',
  'invite_accepted',
  'comment',
  'reply',
  'mention',
  'story_mention',
  'reaction',
  'comment_reaction',
  'export_ready',
  'webhook_disabled',
  'business_digest',
] as const;

/** The kinds that the site causes itself: no other member is their actor. Each has an email of its own. */
export const SITE_KINDS = [
  'export_ready',
  'webhook_disabled',
  'business_digest',
] as const satisfies readonly StoredKind[];

/** The kinds that only members of a business get. */
export const BUSINESS_NOTIFICATION_KINDS: readonly NotificationKind[] = ['business_digest'];

/**
 * All kinds of notifications. Those about pins of followed boards and about images of guests are never stored: they are computed
 * at each read.
 */
export const NEWS_KINDS = [...STORED_KINDS, 'board_pins', 'guest_images'] as const;

/** A kind of stored notification. */
export type StoredKind = (typeof STORED_KINDS)[number];

/** A kind of notification. */
export type NotificationKind = (typeof NEWS_KINDS)[number];
