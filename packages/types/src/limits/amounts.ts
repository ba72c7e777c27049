/** Number of followers per page. Source: §9. */
export const FOLLOWERS_PAGE_SIZE = 50;

/** Maximum number of recipients of a message, in one conversation. Not specified; our choice. */
export const CONVERSATION_PEOPLE_MAX = 10;

/** Number of suggested contacts per page. Not specified; our choice. */
export const CONTACTS_PAGE_SIZE = 25;

/** Number of boards per page. Source: §7, §9. */
export const BOARDS_PAGE_SIZE = 25;

/** Maximum number of stored visited pin pages. Source: §9. */
export const VISITED_PIN_PAGES_MAX = 10;

/** Maximum number of pins that a visitor can save. Source: §5, §9. */
export const VISITOR_SAVED_PINS_MAX = 2;

/** Maximum number of entries in each list of a visitor's local state. Source: §5, UV-04 (our choice). */
export const VISITOR_LIST_MAX = 50;

/** Maximum number of close-ups in the recent history. Source: §5, §9. */
export const RECENT_CLOSEUPS_MAX = 100;

/** Maximum age of a close-up in the recent history, in days. Source: §5, §9. */
export const RECENT_CLOSEUP_MAX_AGE_DAYS = 28;

/** Days for which an item counts as fresh. Source: §9. */
export const FRESH_ITEM_DAYS = 28;

/** Maximum number of buffered impressions of video ads before playback. Source: §4, §9. */
export const VIDEO_IMPRESSION_BUFFER_MAX = 1000;

/** Maximum number of retries of an empty page with a bookmark. Source: §4, RC-03 (our choice). */
export const EMPTY_PAGE_RETRIES_MAX = 5;

/** The best rating when none is given. Source: §3, §9. */
export const RATING_MAX = 5;

/** The size of a page that some feed asks for; which one is not known. Source: §9. */
export const LARGE_FEED_PAGE_SIZE = 2000;

/** The `http_status` of a failure that has none. Source: §7. */
export const DEFAULT_FAILURE_STATUS = 500;

/** Lifetime of an attribution by kind of event, in seconds: a week, a day. Source: §9. */
export const ATTRIBUTION_EXPIRY_S = { click: 604_800, view: 86_400 } as const;

/** Priority of an attribution by kind of event. Source: §9. */
export const ATTRIBUTION_PRIORITY = { click: 2, view: 1 } as const;

/** The feedback durations by category; their unit is not known. Source: §9. */
export const FEEDBACK_DURATIONS = { promoted: 60, followed: 100, topic: 100, pfy: 58 } as const;

/** Numbers of the share flow whose meaning is not known. Source: §9. */
export const SHARE_NUMBERS = [44, 12, 3, 11] as const;

/** Values by country whose meaning is not known. Source: §9. */
export const COUNTRY_NUMBERS = [6, 8, 20, 22] as const;
