/** The events on an advertiser's site, from the first visit on. */
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

/** By which way an event came: the tag on a page, a server by the API, or a file. */
export const EVENT_SOURCES = ['tag', 'api', 'upload'] as const;

/** One of `EVENT_SOURCES`. */
export type EventSource = (typeof EVENT_SOURCES)[number];
