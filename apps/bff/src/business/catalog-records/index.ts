export type { FeedProduct } from './feed-product.ts';
export type { GroupRules } from './group-rules.ts';
export {
  CATALOGS_MAX,
  FEED_BYTES_MAX,
  FEED_FETCH_MS,
  FEED_TYPES,
  FETCH_HOURS,
  FINDINGS_MAX,
  GROUP_PICKS_MAX,
  HAND_PRODUCTS_MAX,
  PRODUCT_GROUPS_MAX,
  RUN_RETENTION_DAYS,
  RUN_STATES,
  UPLOAD_MINUTES,
} from './catalog-rules.ts';
export {
  catalogFindings,
  catalogItems,
  catalogRuns,
  catalogs,
  merchantRequests,
  productGroupItems,
  productGroups,
} from './tables.ts';
