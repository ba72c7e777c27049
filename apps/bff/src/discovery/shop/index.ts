import { pageSize } from '../../platform/http/bookmark.ts';
import type { Deps, ShopPorts } from './deps.ts';
import type { Module } from '../../platform/http/module.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { contentTags, pinConnection } from '../../pins/pins/index.ts';
import { otherOffers } from './other-offers.ts';
import { pinProducts } from './pin-products.ts';
import { shopResources } from './resources.ts';
import { aggregated } from './tagged-products.ts';

export { shopLoaders, type ShopLoaders } from './loaders.ts';

/** Products on pins: tagged products, other offers of the same item, and similar products. */
export function shopModule(deps: Deps & ShopPorts): Module {
  return {
    resources: shopResources(deps),
    resolvers: {
      Query: {
        async v3PinProductsQuery(_, { pin, first, after }, { viewer }) {
          const page = await pinProducts(deps, viewer, parseId(pin) ?? 0n, { size: pageSize(first), after });
          return { connection: pinConnection(page) };
        },
      },
      Pin: {
        // Without tags, as on most pins, the result is synchronous.
        aggregatedPinData: (pin, _, { loaders }) =>
          pin.rich.tags?.length
            ? Promise.all(contentTags(pin).map((id) => loaders.taggedProduct.load(id))).then((products) =>
                aggregated(pin, products),
              )
            : null,
        otherOffers: (pin, _, { viewer }) =>
          pin.rich.products?.[0]?.itemSetId === undefined ? [] : otherOffers(deps.db, viewer, pin),
      },
    },
  };
}
