/** How many followers are read at once. Source: §9. */
export const FOLLOWERS_PAGE_SIZE = 50;

/** How many people somebody may send to at once, in one conversation. Source: chosen. */
export const CONVERSATION_PEOPLE_MAX = 10;

/** How many contacts are suggested at once. Source: chosen. */
export const CONTACTS_PAGE_SIZE = 25;

/** How many boards are read at once. Source: §7, §9. */
export const BOARDS_PAGE_SIZE = 25;

/** How many visited pin pages are remembered. Source: §9. */
export const VISITED_PIN_PAGES_MAX = 10;

/** How many pins a visitor may save. Source: §5, §9. */
export const VISITOR_SAVED_PINS_MAX = 2;

/** How many entries each list of a visitor's local state keeps. Source: §5, UV-04 (chosen). */
export const VISITOR_LIST_MAX = 50;

/** How many close-ups the recent history keeps. Source: §5, §9. */
export const RECENT_CLOSEUPS_MAX = 100;

/** How old a close-up of the recent history may be, in days. Source: §5, §9. */
export const RECENT_CLOSEUP_MAX_AGE_DAYS = 28;

/** How long an item counts as fresh, in days. Source: §9. */
export const FRESH_ITEM_DAYS = 28;

/** How many watchable impressions of video ads are held until play. Source: §4, §9. */
export const VIDEO_IMPRESSION_BUFFER_MAX = 1000;

/** How often an empty page that carries a bookmark is asked again. Source: §4, RC-03 (chosen). */
export const EMPTY_PAGE_RETRIES_MAX = 5;

/** The best rating when none is given. Source: §3, §9. */
export const RATING_MAX = 5;

/** The size of a page that some feed asks for; which one is not known. Source: §9. */
export const LARGE_FEED_PAGE_SIZE = 2000;

/** The `http_status` of a failure that has none. Source: §7. */
export const DEFAULT_FAILURE_STATUS = 500;

/** How long an attribution lasts by the kind of event, in seconds: a week, a day. Source: §9. */
export const ATTRIBUTION_EXPIRY_S = { click: 604_800, view: 86_400 } as const;

/** How much an attribution weighs by the kind of event. Source: §9. */
export const ATTRIBUTION_PRIORITY = { click: 2, view: 1 } as const;

/** The feedback durations by category; their unit is not known. Source: §9. */
export const FEEDBACK_DURATIONS = { promoted: 60, followed: 100, topic: 100, pfy: 58 } as const;

/** Numbers of the share flow whose meaning is not known. Source: §9. */
export const SHARE_NUMBERS = [44, 12, 3, 11] as const;

/** Values by country whose meaning is not known. Source: §9. */
export const COUNTRY_NUMBERS = [6, 8, 20, 22] as const;
