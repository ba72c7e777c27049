export type { FeedProduct } from './feed-product.ts';
export {
  CATALOGS_MAX,
  FEED_BYTES_MAX,
  FEED_FETCH_MS,
  FEED_TYPES,
  FETCH_HOURS,
  FINDINGS_MAX,
  RUN_RETENTION_DAYS,
  RUN_STATES,
  UPLOAD_MINUTES,
} from './catalog-rules.ts';
export { catalogFindings, catalogItems, catalogRuns, catalogs, merchantRequests } from './tables.ts';
