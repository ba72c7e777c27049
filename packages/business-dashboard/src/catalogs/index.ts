export { CatalogsPage, type CatalogsPageProps } from './catalogs-page.tsx';
export type { CatalogBoard } from './catalog-form.tsx';
export type {
  CatalogPorts,
  CatalogWish,
  Finding,
  MerchantRequest,
  Outcome,
  ShownCatalog,
  ShownRun,
} from './catalog-types.ts';
export { catalogMessages, type CatalogMessages } from './messages.ts';
