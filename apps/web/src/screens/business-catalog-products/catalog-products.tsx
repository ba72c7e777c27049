import {
  CatalogProductsPage,
  type CatalogProduct,
  type ProductGroup,
  type ProductPage,
} from '@pegboard/business-dashboard/catalog-products';
import type { CatalogSummary } from '@pegboard/business-dashboard/catalogs';
import { useMemo, type ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { notFound } from '../../data/not-found.ts';
import { businessPath } from '@pegboard/business-dashboard/model';
import { readFirstPage, readForPage, useBusiness } from '../../features/business/business-data.ts';
import { businessLink } from '../../features/business/business-link.tsx';
import { catalogProducts } from '../../messages/business/catalog-products.ts';
import { useTranslated } from '../../messages/business/use-translated.ts';
import { catalogProductsPorts } from './catalog-products-ports.ts';

type Loaded = {
  readonly catalog: CatalogSummary;
  readonly products: ProductPage;
  readonly groups: readonly ProductGroup[];
};

/** Loads a catalog with its first products and its product groups; a missing one is a 404. */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const catalog_id = args.params['catalogId'] ?? '';
  const catalogs = await readForPage<readonly CatalogSummary[]>(args, 'Catalogs');
  const catalog = catalogs.find(({ id }) => id === catalog_id);
  if (!catalog) throw notFound();
  const [products, groups] = await Promise.all([
    readFirstPage<CatalogProduct>(args, 'CatalogProducts', { catalog_id }),
    readForPage<readonly ProductGroup[]>(args, 'ProductGroups', { catalog_id }),
  ]);
  return { catalog, products, groups };
}

/** Renders the products and the product groups of a catalog (BD-07). */
export function Component(): ReactNode {
  const { catalog, products, groups } = useLoaderData<Loaded>();
  const { kind, id, rights } = useBusiness();
  const messages = useTranslated(catalogProducts);
  const ports = useMemo(() => catalogProductsPorts(id, catalog.id), [id, catalog.id]);
  return (
    <CatalogProductsPage
      key={catalog.id}
      {...{ catalog, products, groups, ports, messages }}
      mayEdit={rights.includes('catalogs.edit')}
      catalogsHref={businessPath(kind, id, 'catalogs')}
      previewHref={businessPath(kind, id, `catalogs/${catalog.id}/shop`)}
      Link={businessLink}
    />
  );
}
