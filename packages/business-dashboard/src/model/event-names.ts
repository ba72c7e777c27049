/** The events on an advertiser's site, starting with a visit. */
export const EVENT_NAMES = [
  'page_visit',
  'view_category',
  'search',
  'add_to_cart',
  'checkout',
  'lead',
  'signup',
  'watch_video',
  'custom',
] as const;

/** One of `EVENT_NAMES`. */
export type EventName = (typeof EVENT_NAMES)[number];

/** The source of an event: the tag on a page, a server through the API, or a file. */
export const EVENT_SOURCES = ['tag', 'api', 'upload'] as const;

/** One of `EVENT_SOURCES`. */
export type EventSource = (typeof EVENT_SOURCES)[number];
