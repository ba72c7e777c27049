export { CatalogsPage, type CatalogsPageProps } from './catalogs-page.tsx';
export type { CatalogBoard } from './catalog-form.tsx';
export type {
  CatalogPorts,
  CatalogInput,
  CatalogIssue,
  MerchantRequest,
  CatalogResult,
  CatalogSummary,
  CatalogRun,
} from './catalog-types.ts';
export {
  MerchantReviews,
  type MerchantDecision,
  type MerchantReviewsProps,
  type PendingMerchantRequest,
} from './merchant-reviews.tsx';
export { merchantReviewMessages, type MerchantReviewMessages } from './review-messages.ts';
export { catalogMessages, type CatalogMessages } from './messages.ts';
