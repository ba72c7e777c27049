/** The bulk operations on a board's pins. Source: §9. */
export const BULK_ACTIONS = ['bulkMove', 'bulkCopy', 'bulkCreateSection', 'bulkDelete'] as const;

/** One of `BULK_ACTIONS`. */
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** The types of feeds. Source: §9. */
export const FEED_TYPES = [
  'boardfeed',
  'board-section-pins',
  'profile-pins-feed',
  'searchPins',
  'unified-comments',
] as const;

/** One of `FEED_TYPES`. */
export type FeedType = (typeof FEED_TYPES)[number];

/** The reasons of a recommendation that decide the feedback category. Source: §4. */
export const RECOMMENDATION_REASONS = [
  'FOLLOWED_INTEREST',
  'FOLLOWING_FEED',
  'RECENT_FOLLOWED_BOARD',
] as const;

/** One of `RECOMMENDATION_REASONS`. */
export type RecommendationReasonName = (typeof RECOMMENDATION_REASONS)[number];

/** The status of a viewer's feedback on a pin. Source: §4. */
export const FEEDBACK_STATUSES = ['none', 'reported', 'other', 'unfollowed'] as const;

/** One of `FEEDBACK_STATUSES`. */
export type FeedbackStatus = (typeof FEEDBACK_STATUSES)[number];

/** The categories of feedback on a pin, in the order of decision. Source: §4. */
export const FEEDBACK_CATEGORIES = [
  'promoted',
  'explicit',
  'topic',
  'pfyBoard',
  'pfy',
  'followed',
  'related',
  'newsHub',
  'default',
] as const;

/** One of `FEEDBACK_CATEGORIES`. */
export type FeedbackCategory = (typeof FEEDBACK_CATEGORIES)[number];

/** The states of an upload. Source: §4. */
export const UPLOAD_STATUSES = ['registered', 'processing', 'succeeded', 'failed'] as const;

/** One of `UPLOAD_STATUSES`. */
export type UploadStatus = (typeof UPLOAD_STATUSES)[number];

/** The results of the offsite check that block a link. Source: §4, §8. */
export const BLOCKED_REDIRECT_STATUSES = ['blocked', 'suspicious', 'porn'] as const;

/** One of `BLOCKED_REDIRECT_STATUSES`. */
export type BlockedRedirectStatus = (typeof BLOCKED_REDIRECT_STATUSES)[number];

/**
 * All results of the offsite check; 'error' if the check failed, and the link continues. Source: §8, OB-04.
 */
export const REDIRECT_STATUSES = ['ok', ...BLOCKED_REDIRECT_STATUSES, 'error'] as const;

/** One of `REDIRECT_STATUSES`. */
export type RedirectStatus = (typeof REDIRECT_STATUSES)[number];

/** The types of clicks on a pin's link. Source: §7, OB-03. */
export const CLICKTHROUGH_TYPES = ['clickthrough', 'rightClick'] as const;

/** One of `CLICKTHROUGH_TYPES`. */
export type ClickthroughType = (typeof CLICKTHROUGH_TYPES)[number];

/** The channels of an invite that show no popover. Source: §4. */
export const INVITE_CHANNELS_WITHOUT_POPOVER = [5, 9, 12, 16] as const;

/** The experience, and its placement, that shows the footer to signed-in users. Source: §2. */
export const FOOTER_EXPERIENCE = { placementId: '1000069', experienceId: '500417' } as const;

/** The sizes of a window in ascending order. Source: §3. */
export const VIEWPORT_SIZES = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

/** One of `VIEWPORT_SIZES`. */
export type ViewportSize = (typeof VIEWPORT_SIZES)[number];
