/** The event types of the log whose meaning is known. Source: §7, TY-20. */
export const EVENT_TYPES = {
  save: 5,
  pinImpression: 18,
  block: 54,
  unblock: 55,
  shareTap: 102,
  carouselSlotImpression: 7352,
} as const;

/** One of the codes of `EVENT_TYPES`. */
export type EventType = (typeof EVENT_TYPES)[keyof typeof EVENT_TYPES];

/** Further event types that occur in the log; their meaning is unknown. Source: §7, TY-20. */
export const OTHER_EVENT_TYPES = [7, 12, 48, 101, 4503, 6567, 6568, 7761, 7762, 8948] as const;

/** The event types of this site whose codes are not specified; chosen once for logging and counting. */
export const EVENT_TYPE_BY_NAME = {
  /** A pin was opened in its close-up. */
  closeup: 7,
  /** An outbound link was clicked, with `clickthrough_type` and `status`. */
  outboundClick: 12,
  /** A counter, with `name` and `status`. */
  metric: 4503,
  /** A video was played. */
  videoView: 7761,
  /** A video was watched for `watched_ms` milliseconds since the last such event of its play. */
  videoWatch: 8948,
  /** A prompt or guide was viewed, completed or dismissed, with its id and the `outcome`. */
  experience: 7762,
} as const;

/** The metrics of a business's pins, in display order. Source: BD-05. */
export const BUSINESS_METRICS = [
  'impressions',
  'closeups',
  'saves',
  'outbound_clicks',
  'video_views',
] as const;

/** One of `BUSINESS_METRICS`. */
export type BusinessMetric = (typeof BUSINESS_METRICS)[number];

/** The view type of the close-up, which is the default. Source: §9, TY-20. */
export const CLOSEUP_VIEW_TYPE = 3;

/**
 * The content types of close-ups in the log; a pin without rich metadata has two codes. Source: §9, TY-20.
 */
export const VIEW_PARAMETERS = {
  plain: 140,
  plainAlternative: 139,
  article: 141,
  product: 144,
  recipe: 145,
} as const;

/** One of the codes of `VIEW_PARAMETERS`. */
export type ViewParameter = (typeof VIEW_PARAMETERS)[keyof typeof VIEW_PARAMETERS];

/** The view parameters under which feedback on a pin is feedback on a related pin. Source: §4. */
export const RELATED_VIEW_PARAMETERS = [140, 141, 144, 145, 139, 3173] as const;

/** The view parameter of the news hub. Source: §4. */
export const NEWS_HUB_VIEW_PARAMETER = 3082;

/** The codes of operating systems in the log. Source: §9, TY-20. */
export const OS_CODES = {
  unknown: 0,
  windowsXp: 1,
  windowsVista: 2,
  windows7: 3,
  windows8: 4,
  mac: 5,
  ios: 6,
  android: 7,
  ubuntu: 8,
  windowsOther: 12,
  chromiumOs: 13,
} as const;

/** One of the codes of `OS_CODES`. */
export type OsCode = (typeof OS_CODES)[keyof typeof OS_CODES];

/** Minimum Android version that counts as modern; older versions are treated separately. Source: §9. */
export const MODERN_ANDROID_MIN_VERSION = 7;

/** The values of the utm parameters that attribute a deep link. Source: §9. */
export const DEEP_LINK_UTM = { utm_source: 140, utm_medium: 2152 } as const;
