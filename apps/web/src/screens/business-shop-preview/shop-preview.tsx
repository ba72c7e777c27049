import {
  catalogProductsMessages,
  ShopPreview,
  type ShopPreviewData,
} from '@pegboard/business-dashboard/catalog-products';
import type { CatalogSummary } from '@pegboard/business-dashboard/catalogs';
import { shopPath } from '@pegboard/routes';
import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { notFound } from '../../data/not-found.ts';
import { businessPath } from '@pegboard/business-dashboard/model';
import { readForPage, useBusiness } from '../../features/business/business-data.ts';
import { businessLink } from '../../features/business/business-link.tsx';
import { catalogProducts } from '../../messages/business/catalog-products.ts';
import { useTranslated } from '../../messages/business/use-translated.ts';

type Loaded = { readonly catalog: CatalogSummary; readonly preview: ShopPreviewData };

/** Loads the preview of the shop of a catalog; a missing one is a 404. */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const catalog_id = args.params['catalogId'] ?? '';
  const catalogs = await readForPage<readonly CatalogSummary[]>(args, 'Catalogs');
  const catalog = catalogs.find(({ id }) => id === catalog_id);
  if (!catalog) throw notFound();
  return { catalog, preview: await readForPage<ShopPreviewData>(args, 'ShopPreview', { catalog_id }) };
}

/** Renders the shop of a profile as it will look with the products of a catalog (BD-07). */
export function Component(): ReactNode {
  const { catalog, preview } = useLoaderData<Loaded>();
  const { kind, id } = useBusiness();
  const messages = useTranslated(catalogProducts) ?? catalogProductsMessages;
  return (
    <ShopPreview
      preview={preview}
      messages={messages}
      productsHref={businessPath(kind, id, `catalogs/${catalog.id}`)}
      shopHref={shopPath(preview.username)}
      backText={messages.title(catalog.name)}
      Link={businessLink}
    />
  );
}
