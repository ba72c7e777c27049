import { z } from 'zod';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import type { Deps, ShopPorts } from './deps.ts';
import { presentTaggable, taggableProductSchema } from './present-taggable.ts';
import { hydratePins } from '../../pins/pins/index.ts';
import { findTaggableProducts, ownProducts } from './taggable-products.ts';

const QUERY_MAX = 200;
const PRODUCTS_MAX = 50;
const PRODUCTS = 20;
/** Maximum number of products that are looked up by their ids: those of a draft. */
const IDS_MAX = 200;

/** TaggableProductsResource get: the products that a member can tag on an image, by words or by the ids of their Pins (CR-09). */
export function shopResources({ db, searchProducts }: Pick<Deps, 'db'> & ShopPorts): readonly AnyResource[] {
  return [
    authenticatedResource({
      name: 'TaggableProducts',
      action: 'get',
      endpoint: 'v3_get_taggable_products',
      options: z.strictObject({
        query: z.string().max(QUERY_MAX).default(''),
        /** These products instead of a search; those that are gone are left out. */
        pin_ids: z.array(idSchema).max(IDS_MAX).optional(),
        limit: z.int().min(1).max(PRODUCTS_MAX).default(PRODUCTS),
      }),
      answer: z.array(taggableProductSchema),
      async handle({ query, pin_ids: pinIds, limit }, { viewer }) {
        const products = pinIds
          ? await findTaggableProducts(
              db,
              viewer,
              pinIds.flatMap((id) => parseId(id) ?? []),
            )
          : query.trim() === ''
            ? await ownProducts(db, viewer, limit)
            : await hydratePins(db, await searchProducts(viewer, query, limit));
        return { data: products.map((pin) => presentTaggable(pin, viewer)) };
      },
    }),
  ];
}
