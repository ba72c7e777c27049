import { findUser } from '../../people/accounts/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { pageSize } from '../../platform/http/bookmark.ts';
import type { Deps, ShopPorts } from './deps.ts';
import type { Module } from '../../platform/http/module.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { contentTags, pinConnection, type PinView } from '../../pins/pins/index.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { findCategory, type ShopCategory } from './categories.ts';
import { hasShop } from './has-shop.ts';
import { coversOf, listCategories } from './list-categories.ts';
import { listSections } from './list-sections.ts';
import { otherOffers } from './other-offers.ts';
import { pinProducts } from './pin-products.ts';
import { shopResources } from './resources.ts';
import { commonCurrency, shopFilterOptions, type ShopFilterOption } from './shop-facets.ts';
import { parseShopFilters, type ShopFilterInput } from './shop-filters.ts';
import {
  shopPage,
  shopSample,
  type ShopPage,
  type ShopSample,
  type ShopScope,
  type ShopSort,
} from './shop-lists.ts';
import { aggregated } from './tagged-products.ts';

export { shopLoaders, type ShopLoaders } from './loaders.ts';
export { updateShopEntries, type IndexedPin } from './store-entries.ts';

declare module '../../platform/graphql/models.ts' {
  interface GraphqlModels {
    ShopCategory: ShopCategoryView;
    ShopResults: ShopResultsView;
  }
}

/** A category; its cover is read on request if it is not known. */
type ShopCategoryView = { readonly category: ShopCategory; readonly cover?: PinView };
/** A page of products; its filters are computed on request. */
type ShopResultsView = {
  readonly page: ShopPage;
  readonly currency: () => Promise<string | null>;
  readonly options: () => Promise<readonly ShopFilterOption[]>;
};

const NO_CATEGORY = { __typename: 'NotFound', message: 'There is no such category.' } as const;

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
        v3ShopCategoriesQuery: async (_, __, { viewer }) => [...(await listCategories(deps, viewer, null))],
        v3ShopCategoryQuery(_, { category }) {
          const found = findCategory(parseCategory(category));
          return found ? { __typename: 'ShopCategoryData', data: { category: found } } : NO_CATEGORY;
        },
        async v3ShopSectionsQuery(_, { merchant }, { viewer }) {
          const user = await findUser(deps.db, viewer, { username: merchant });
          return user ? [...(await listSections(deps, viewer, user.id))] : [];
        },
        async v3ShopQuery(_, { category, merchant, section, ...args }, { viewer }) {
          const scope = await scopeOf(deps, viewer, category, merchant);
          const sectionId = section == null ? null : (parseId(section) ?? 0n);
          return shopResults(deps, viewer, scope.kind === 'merchant' ? { ...scope, sectionId } : scope, args);
        },
      },
      ShopCategory: {
        entityId: ({ category }) => String(category.id),
        name: ({ category }) => category.name,
        urlName: ({ category }) => category.urlName,
        parent({ category: { parentId } }) {
          const parent = parentId === null ? undefined : findCategory(parentId);
          return parent ? { category: parent } : null;
        },
        parts: async ({ category }, _, { viewer }) => [...(await listCategories(deps, viewer, category.id))],
        cover: async ({ category, cover }, _, { viewer }) =>
          cover ?? (await coversOf(deps, viewer, [category])).at(0)?.cover ?? null,
      },
      User: { hasShop: ({ id }, _, { viewer }) => hasShop(deps.db, viewer, id) },
      ShopResults: {
        connection: ({ page }) => pinConnection(page),
        currency: ({ currency }) => currency(),
        filters: async ({ options }) => [...(await options())],
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

/** Returns the number of a category as in addresses; 0, which no category has, for anything else. */
function parseCategory(text: string): number {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
}

/** Returns the products that a request names by a category or by the username of a merchant; a merchant has precedence. */
async function scopeOf(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  category: string | null | undefined,
  merchant: string | null | undefined,
): Promise<ShopScope> {
  if (merchant != null) {
    const user = await findUser(db, viewer, { username: merchant });
    return { kind: 'merchant', userId: user?.id ?? 0n, sectionId: null };
  }
  return category == null ? { kind: 'all' } : { kind: 'category', id: parseCategory(category) };
}

type ShopArgs = {
  readonly filters?: ShopFilterInput | null | undefined;
  readonly sort?: ShopSort | null | undefined;
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
};

/** Reads a page of a list of products. Throws `shop_filter_invalid`. */
async function shopResults(
  deps: Deps,
  viewer: Viewer,
  scope: ShopScope,
  { filters: input, sort, first, after }: ShopArgs,
): Promise<ShopResultsView> {
  const filters = parseShopFilters(input ?? {});
  if (!filters) throw new AppError('shop_filter_invalid');
  let read: Promise<ShopSample> | undefined;
  const sample = (): Promise<ShopSample> => (read ??= shopSample(deps, viewer, scope));
  const page = await shopPage(
    deps,
    viewer,
    { scope, filters, sort: sort ?? 'relevance' },
    { size: pageSize(first), after },
    async () => commonCurrency((await sample()).entries),
  );
  return {
    page,
    currency: async () => page.currency ?? (after == null ? commonCurrency((await sample()).entries) : null),
    async options() {
      if (after != null) return [];
      const { entries, isWhole } = await sample();
      // Ranges of prices are of the currency in which they are compared.
      return shopFilterOptions(entries, { ...filters, currency: page.currency ?? filters.currency }, isWhole);
    },
  };
}
