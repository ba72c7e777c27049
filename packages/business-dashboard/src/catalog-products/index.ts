export { CatalogProductsPage, type CatalogProductsPageProps } from './catalog-products-page.tsx';
export { ShopPreview, type ShopPreviewProps } from './shop-preview.tsx';
export type {
  CatalogProduct,
  CatalogProductsPorts,
  ProductGroup,
  ProductGroupInput,
  ProductGroupRules,
  ProductInput,
  ProductPage,
  ProductResult,
  ShopPreviewData,
} from './product-types.ts';
export { catalogProductsMessages, type CatalogProductsMessages } from './messages.ts';
