import { z } from 'zod';
import { pageOptions, parsePageParams } from '../../platform/http/bookmark.ts';
import type { AnyResource } from '../../platform/http/resource.ts';
import { emptyResponseSchema } from '../../platform/http/response-schemas.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { businessResource } from '../business/index.ts';
import type { Deps } from './deps.ts';
import { findCatalog, type CatalogRow } from './find-catalog.ts';
import { itemIdSchema } from './item-id-schema.ts';
import { listProducts } from './list-products.ts';
import { presentCatalogProduct, productSchema } from './present-product.ts';
import { findGroup } from './product-groups.ts';
import { presentShopPreview, shopPreviewSchema } from './present-shop-preview.ts';
import { readShopPreview } from './read-shop-preview.ts';
import { removeHandProduct, saveHandProduct } from './save-hand-product.ts';

const PRODUCTS_AN_HOUR = defineLimit({
  name: 'products by hand',
  max: 300,
  windowMs: 3_600_000,
  against: 'abuse',
});

const text = (max: number) => z.string().max(max, 'Make it shorter.');

/** The fields of the product form, named as the columns of a feed; the rules of feeds are checked after them. */
const productInput = {
  title: text(4000),
  description: text(20_000).optional(),
  link: text(4000),
  image_link: text(4000).optional(),
  upload_id: idSchema.optional(),
  price: text(40),
  sale_price: text(40).optional(),
  currency: z.string().regex(/^[A-Z]{3}$/, 'Use a currency as USD or EUR.'),
  availability: z.enum(['in_stock', 'out_of_stock', 'preorder'], 'Use in_stock, out_of_stock or preorder.'),
  brand: text(1000).optional(),
  product_type: text(1000).optional(),
  item_group_id: text(1000).optional(),
  custom_label_0: text(1000).optional(),
};

/** REST resources of single products, and of the preview of the shop (BD-07). */
export function productResources(deps: Deps): readonly AnyResource[] {
  const { db } = deps;
  const view = { right: 'catalogs.view', kinds: ['access', 'manager'] } as const;
  const edit = { right: 'catalogs.edit', kinds: ['access', 'manager'] } as const;
  const shown = async (catalog: CatalogRow, id: string): Promise<z.infer<typeof productSchema>> => {
    const { items } = await listProducts(deps, catalog, { itemId: id }, { size: 1, after: null });
    const [found] = items;
    if (!found) throw new AppError('product_not_found');
    return presentCatalogProduct(found);
  };
  return [
    businessResource(deps, {
      ...view,
      name: 'CatalogProducts',
      action: 'get',
      endpoint: 'v3_get_catalog_products',
      options: z.strictObject({
        catalog_id: idSchema,
        source: z.enum(['hand', 'feed'], 'Use hand or feed.').optional(),
        query: z.string().max(200).optional(),
        group_id: idSchema.optional(),
        ...pageOptions,
      }),
      answer: z.array(productSchema),
      async handle({ catalog_id: id, source, query, group_id: groupId, ...page }, reader) {
        const catalog = await findCatalog(db, reader, id);
        const group = groupId === undefined ? undefined : (await findGroup(db, reader, groupId)).id;
        const filter = { source, query: query?.trim(), groupId: group };
        const { items, bookmark } = await listProducts(deps, catalog, filter, parsePageParams(page));
        return { data: items.map(presentCatalogProduct), bookmark };
      },
    }),
    businessResource(deps, {
      ...edit,
      name: 'CatalogProduct',
      action: 'create',
      endpoint: 'v3_create_catalog_product',
      options: z.strictObject({ catalog_id: idSchema, id: itemIdSchema.optional(), ...productInput }),
      answer: productSchema,
      async handle({ catalog_id: id, ...input }, call) {
        const catalog = await findCatalog(db, call, id);
        await deps.limits.count([PRODUCTS_AN_HOUR, String(call.viewer.id)]);
        const saved = await saveHandProduct(deps, call, catalog, { itemId: null, input });
        return { data: await shown(catalog, saved.itemId) };
      },
    }),
    businessResource(deps, {
      ...edit,
      name: 'CatalogProduct',
      action: 'update',
      endpoint: 'v3_change_catalog_product',
      options: z.strictObject({ catalog_id: idSchema, id: itemIdSchema, ...productInput }),
      answer: productSchema,
      async handle({ catalog_id: catalogId, id, ...input }, call) {
        const catalog = await findCatalog(db, call, catalogId);
        await deps.limits.count([PRODUCTS_AN_HOUR, String(call.viewer.id)]);
        await saveHandProduct(deps, call, catalog, { itemId: id, input });
        return { data: await shown(catalog, id) };
      },
    }),
    businessResource(deps, {
      ...edit,
      name: 'CatalogProduct',
      action: 'delete',
      endpoint: 'v3_delete_catalog_product',
      options: z.strictObject({ catalog_id: idSchema, id: itemIdSchema }),
      answer: emptyResponseSchema,
      async handle({ catalog_id: catalogId, id }, call) {
        const catalog = await findCatalog(db, call, catalogId);
        await removeHandProduct(deps, call, catalog, id);
        return { data: null };
      },
    }),
    businessResource(deps, {
      ...view,
      name: 'ShopPreview',
      action: 'get',
      endpoint: 'v3_get_shop_preview',
      options: z.strictObject({ catalog_id: idSchema }),
      answer: shopPreviewSchema,
      async handle({ catalog_id: id }, reader) {
        const catalog = await findCatalog(db, reader, id);
        return { data: presentShopPreview(await readShopPreview(deps, catalog)) };
      },
    }),
  ];
}
