import { SEARCH_FILTER_VALUES } from '@pegboard/types';
import { findCategory, partsOf } from './categories.ts';
import { brandKey, toMicro } from './shop-product.ts';

/** The filters of a list of products, as requested. */
export type ShopFilterInput = {
  readonly currency?: string | null | undefined;
  readonly minPrice?: number | null | undefined;
  readonly maxPrice?: number | null | undefined;
  readonly brands?: readonly string[] | null | undefined;
  readonly colors?: readonly string[] | null | undefined;
  readonly availability?: 'in_stock' | 'sold_out' | null | undefined;
  readonly onSale?: boolean | null | undefined;
};

/** The filters of a list of products. Those of one name are alternatives, those of several names hold together. */
export type ShopFilters = {
  readonly currency: string | null;
  /** In millionths of the currency; null is open. */
  readonly minMicro: number | null;
  readonly maxMicro: number | null;
  readonly brands: readonly string[];
  readonly colors: readonly string[];
  readonly isAvailable: boolean | null;
  readonly onSale: boolean;
};

const VALUES_MAX = 12;
const AMOUNT_MAX = 1_000_000_000;
const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));
const COLORS: ReadonlySet<string> = new Set(SEARCH_FILTER_VALUES.color);

/** Returns the filters of a request; undefined if one has a value that does not exist, or the lowest price is above the highest. */
export function parseShopFilters(input: ShopFilterInput): ShopFilters | undefined {
  const { currency = null, minPrice = null, maxPrice = null, availability = null } = input;
  const names = input.brands ?? [];
  const colors = input.colors ?? [];
  const brands = names.map(brandKey);
  const isAmount = (amount: number | null): boolean =>
    amount === null || (amount >= 0 && amount <= AMOUNT_MAX);
  const isValid =
    (currency === null || CURRENCIES.has(currency)) &&
    isAmount(minPrice) &&
    isAmount(maxPrice) &&
    (minPrice ?? 0) <= (maxPrice ?? AMOUNT_MAX) &&
    names.length <= VALUES_MAX &&
    colors.length <= VALUES_MAX &&
    colors.every((color) => COLORS.has(color)) &&
    brands.every((brand) => brand !== null);
  if (!isValid) return undefined;
  return {
    currency,
    minMicro: minPrice === null ? null : toMicro(minPrice),
    maxMicro: maxPrice === null ? null : toMicro(maxPrice),
    brands: [...new Set(brands.flatMap((brand) => brand ?? []))].toSorted(),
    colors: [...new Set(colors)].toSorted(),
    isAvailable: availability === null ? null : availability === 'in_stock',
    onSale: input.onSale ?? false,
  };
}

/** The part of an entry on which filters depend. */
export type FilteredEntry = {
  readonly currency: string | null;
  readonly priceMicro: number | null;
  readonly discount: number;
  readonly isAvailable: boolean;
  readonly category: number | null;
  readonly brand: string | null;
  readonly color: string;
};

/** The names of filters in the order of their chips. */
export const SHOP_FILTER_NAMES = ['price', 'brand', 'color', 'availability', 'sale', 'currency'] as const;

/** One of `SHOP_FILTER_NAMES`. */
export type ShopFilterName = (typeof SHOP_FILTER_NAMES)[number];

/** Returns the conditions of filters by name; prices are compared within one currency only. */
export function filterTests(
  filters: ShopFilters,
): Readonly<Record<ShopFilterName, (entry: FilteredEntry) => boolean>> {
  const { minMicro, maxMicro, brands, colors, isAvailable, onSale, currency } = filters;
  const hasRange = minMicro !== null || maxMicro !== null;
  return {
    price: ({ priceMicro }) =>
      !hasRange ||
      (priceMicro !== null && priceMicro >= (minMicro ?? 0) && priceMicro <= (maxMicro ?? Infinity)),
    brand: ({ brand }) => brands.length === 0 || (brand !== null && brands.includes(brand)),
    color: ({ color }) => colors.length === 0 || colors.includes(color),
    availability: (entry) => isAvailable === null || entry.isAvailable === isAvailable,
    sale: ({ discount }) => !onSale || discount > 0,
    currency: (entry) => currency === null || entry.currency === currency,
  };
}

/** Returns the numbers of a category and its parts: an entry has the most precise one. */
export function categoryNumbers(id: number): readonly number[] {
  return findCategory(id) ? [id, ...partsOf(id).map((part) => part.id)] : [];
}
