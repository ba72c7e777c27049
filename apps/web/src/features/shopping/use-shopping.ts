import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { ShopProductsDocument, type ShopProductsQueryVariables } from '../../data/generated/graphql.ts';
import { firstPage, useFeed, type FeedView } from '../../data/use-feed.ts';
import { useQuery } from '../../data/use-query.ts';
import type { ShopFilter_OptionFragment } from '../../data/generated/graphql.ts';
import { filtersOf, parseShoppingAddress, type ShoppingAddress } from './shopping-address.ts';

/** Number of products in the row of those on sale. */
export const SALE_SIZE = 6;

/** Returns the filters and the order in the current address. */
export function useShoppingAddress(): ShoppingAddress {
  const { search } = useLocation();
  return useMemo(() => parseShoppingAddress(new URLSearchParams(search)), [search]);
}

/** Returns the variables of a list of products; loaders use the same. */
export function productVariables(
  category: string | null,
  address: ShoppingAddress,
): Omit<ShopProductsQueryVariables, 'first' | 'after'> {
  return { category, filters: filtersOf(address), sort: address.sort };
}

/** The products of all merchants or of a category, and the filters to choose. */
export function useProducts(
  category: string | null,
  address: ShoppingAddress,
): {
  readonly feed: FeedView;
  readonly options: readonly ShopFilter_OptionFragment[];
  readonly currency: string | null;
} {
  const variables = productVariables(category, address);
  const feed = useFeed({
    key: `shop ${JSON.stringify(variables)}`,
    document: ShopProductsDocument,
    variables,
    connectionOf: ({ shop }) => shop.connection,
  });
  const shop = useQuery(ShopProductsDocument, firstPage(variables))?.shop;
  return { feed, options: shop?.filters ?? [], currency: shop?.currency ?? null };
}
