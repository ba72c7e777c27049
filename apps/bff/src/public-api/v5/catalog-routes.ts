import { z } from 'zod';
import { memberCatalogs, type CatalogRow } from '../../business/catalogs/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { toPage, type Page, type PageParams } from '../../platform/http/bookmark.ts';
import { apiRoute, type AnyApiRoute, type ApiCall } from './api-route.ts';
import type { Deps } from './deps.ts';
import { apiId, pageOf, pageParameters, presentPage, toPageParams } from './parameters.ts';

const scopes = ['catalogs:read'] as const;
const catalogType = z.literal('RETAIL');

const catalogSchema = z
  .strictObject({
    id: apiId,
    name: z.string().nullable(),
    catalog_type: catalogType,
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Catalog' });

const feedSchema = z
  .strictObject({
    ...catalogSchema.shape,
    catalog_id: apiId,
    status: z.enum(['ACTIVE', 'INACTIVE']),
    format: z.enum(['TSV', 'CSV', 'XML']),
    /** The address of the feed; empty for a feed that is uploaded only. */
    location: z.string(),
    default_currency: z.string().nullable(),
    default_availability: z.null(),
    default_country: z.null(),
    default_locale: z.string(),
    credentials: z.null(),
    preferred_processing_schedule: z
      .strictObject({ time: z.string().regex(/^\d\d:\d\d$/), timezone: z.literal('Etc/UTC') })
      .nullable(),
  })
  .meta({ id: 'CatalogsFeed' });

/** The catalogs of the account's businesses. A catalog has one feed here, with the same id. */
export function catalogRoutes(deps: Deps): readonly AnyApiRoute[] {
  return [
    apiRoute({
      method: 'GET',
      url: '/v5/catalogs',
      operation: 'catalogs/list',
      summary: 'Lists the catalogs that the account sees in its businesses, the newest first.',
      scopes,
      query: pageParameters,
      answer: pageOf(catalogSchema),
      async handle({ query }, call) {
        const page = await catalogPage(deps, call, undefined, toPageParams(query));
        return presentPage(page, (rows) => rows.map(presentCatalog));
      },
    }),
    apiRoute({
      method: 'GET',
      url: '/v5/catalogs/feeds',
      operation: 'feeds/list',
      summary: 'Lists the feeds of the catalogs, the newest first.',
      scopes,
      query: { ...pageParameters, catalog_id: apiId.optional() },
      answer: pageOf(feedSchema),
      async handle({ query }, call) {
        const page = await catalogPage(deps, call, query.catalog_id, toPageParams(query));
        return presentPage(page, (rows) => rows.map(presentFeed));
      },
    }),
    apiRoute({
      method: 'GET',
      url: '/v5/catalogs/feeds/:feed_id',
      operation: 'feeds/get',
      summary: 'Returns a feed.',
      scopes,
      path: { feed_id: apiId },
      answer: feedSchema,
      async handle({ path }, { viewer }) {
        const all = await memberCatalogs(deps.db, viewer);
        const found = all.find(({ id }) => String(id) === path.feed_id);
        if (!found) throw new AppError('catalog_not_found');
        return presentFeed(found);
      },
    }),
  ];
}

async function catalogPage(
  { db, bookmarks }: Deps,
  { viewer }: ApiCall,
  catalogId: string | undefined,
  { size, after }: PageParams,
): Promise<Page<CatalogRow>> {
  const kind = `catalogs of ${viewer.id}`;
  const [before] = bookmarks.read(kind, after) ?? [];
  const all = await memberCatalogs(db, viewer);
  const rest = all.filter(
    ({ id }) =>
      (before === undefined || id < BigInt(before)) && (catalogId === undefined || String(id) === catalogId),
  );
  return toPage(rest, size, ({ id }) => bookmarks.make(kind, [String(id)]));
}

function presentCatalog(catalog: CatalogRow): z.infer<typeof catalogSchema> {
  const createdAt = catalog.createdAt.toISOString();
  return {
    id: String(catalog.id),
    name: catalog.name,
    catalog_type: 'RETAIL',
    created_at: createdAt,
    updated_at: createdAt,
  };
}

function presentFeed(catalog: CatalogRow): z.infer<typeof feedSchema> {
  const { sourceUrl, nextFetchAt } = catalog;
  const extension = /\.(tsv|xml)(?:$|[?#])/i.exec(sourceUrl ?? '')?.[1]?.toLowerCase();
  return {
    ...presentCatalog(catalog),
    catalog_id: String(catalog.id),
    status: sourceUrl === null ? 'INACTIVE' : 'ACTIVE',
    format: extension === 'xml' ? 'XML' : extension === 'tsv' ? 'TSV' : 'CSV',
    location: sourceUrl ?? '',
    default_currency: catalog.currency,
    default_availability: null,
    default_country: null,
    default_locale: 'en-US',
    credentials: null,
    preferred_processing_schedule: nextFetchAt && {
      time: nextFetchAt.toISOString().slice(11, 16),
      timezone: 'Etc/UTC',
    },
  };
}
