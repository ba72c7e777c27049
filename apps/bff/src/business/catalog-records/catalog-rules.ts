/** The states of a catalog run; the last four are final. */
export const RUN_STATES = [
  'waiting',
  'reading',
  'applying',
  'done',
  'partly',
  'failed',
  'cancelled',
] as const;

/** Maximum size of a feed in bytes; it is streamed, so its size costs no memory. */
export const FEED_BYTES_MAX = 268_435_456;

/** The media types that browsers and servers use for feeds; the format is detected by content. */
export const FEED_TYPES: readonly string[] = [
  'text/csv',
  'text/tab-separated-values',
  'text/plain',
  'text/xml',
  'application/xml',
  'application/rss+xml',
  'application/atom+xml',
  'application/csv',
  'application/vnd.ms-excel',
  'application/octet-stream',
  'binary/octet-stream',
];

/** Timeout of fetching a shop's feed in milliseconds. */
export const FEED_FETCH_MS = 120_000;

/** The intervals at which a feed can be fetched, in hours. */
export const FETCH_HOURS = [6, 12, 24, 168] as const;

/** Maximum number of catalogs per business. */
export const CATALOGS_MAX = 50;

/** Maximum number of issues in the report of a run; all of them are counted. */
export const FINDINGS_MAX = 10_000;

/** Minutes until an expected upload expires. */
export const UPLOAD_MINUTES = 60;

/** Retention of run reports in days. */
export const RUN_RETENTION_DAYS = 90;

/** Maximum number of products that are added by hand, per catalog. */
export const HAND_PRODUCTS_MAX = 1000;

/** Maximum number of product groups per catalog. */
export const PRODUCT_GROUPS_MAX = 30;

/** Maximum number of products that are picked by hand for a group. */
export const GROUP_PICKS_MAX = 200;
