import { SEARCH_FILTER_VALUES } from '@pegboard/types';
import type { ShopFiltersInput, ShopSort } from '../../data/generated/graphql.ts';

/** The orders of a list of products, as in its menu. Source: SR-14. */
export const SHOPPING_SORTS = [
  'relevance',
  'newest',
  'price_asc',
  'price_desc',
  'discount',
] as const satisfies readonly ShopSort[];

/** The filters and the order of a list of products, as its address has them. */
export type ShoppingAddress = {
  readonly sort: ShopSort;
  /** ISO 4217; null for the most usual one of the list. */
  readonly currency: string | null;
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly brands: readonly string[];
  readonly colors: readonly string[];
  readonly availability: 'in_stock' | 'sold_out' | null;
  readonly onSale: boolean;
  /** The id of a section of a merchant's shop; null for all products. */
  readonly section: string | null;
};

/** The address of a list without filters, by relevance. */
export const UNFILTERED: ShoppingAddress = {
  sort: 'relevance',
  currency: null,
  minPrice: null,
  maxPrice: null,
  brands: [],
  colors: [],
  availability: null,
  onSale: false,
  section: null,
};

const VALUES_MAX = 12;
const AMOUNT_MAX = 1_000_000_000;
const IS_ON = new Set(['true', '1']);
const AVAILABILITIES = ['in_stock', 'sold_out'] as const;

/** Reads the filters and the order of an address. What does not exist is ignored: a changed address is a list without it. */
export function parseShoppingAddress(params: URLSearchParams): ShoppingAddress {
  const currency = params.get('currency') ?? '';
  const [minPrice, maxPrice] = [amountOf(params.get('min_price')), amountOf(params.get('max_price'))];
  const isRange = (minPrice ?? 0) <= (maxPrice ?? AMOUNT_MAX);
  return {
    sort: SHOPPING_SORTS.find((name) => name === params.get('sort')) ?? 'relevance',
    currency: Intl.supportedValuesOf('currency').includes(currency) ? currency : null,
    minPrice: isRange ? minPrice : null,
    maxPrice: isRange ? maxPrice : null,
    brands: valuesOf(params, 'brand', (value) => /^[\p{L}\p{N} ]{1,60}$/u.test(value) && value.trim() !== ''),
    colors: valuesOf(params, 'color', (value) => SEARCH_FILTER_VALUES.color.some((known) => known === value)),
    availability: AVAILABILITIES.find((value) => value === params.get('availability')) ?? null,
    onSale: IS_ON.has(params.get('on_sale') ?? ''),
    section: /^\d{1,20}$/.exec(params.get('section') ?? '')?.[0] ?? null,
  };
}

/** Returns the parameters of an address, those that are not the default. */
export function shoppingParams(
  address: ShoppingAddress,
): readonly (readonly [name: string, value: string])[] {
  const { sort, currency, minPrice, maxPrice, brands, colors, availability, onSale, section } = address;
  return [
    ...(section === null ? [] : [['section', section] as const]),
    ...brands.map((brand) => ['brand', brand] as const),
    ...colors.map((color) => ['color', color] as const),
    ...(availability === null ? [] : [['availability', availability] as const]),
    ...(onSale ? [['on_sale', '1'] as const] : []),
    ...(minPrice === null ? [] : [['min_price', String(minPrice)] as const]),
    ...(maxPrice === null ? [] : [['max_price', String(maxPrice)] as const]),
    ...(currency === null ? [] : [['currency', currency] as const]),
    ...(sort === 'relevance' ? [] : [['sort', sort] as const]),
  ];
}

/** Returns a page with the filters and the order of an address. */
export function shoppingPath(page: string, address: ShoppingAddress): string {
  const params = new URLSearchParams(shoppingParams(address).map(([name, value]) => [name, value]));
  return params.size === 0 ? page : `${page}?${params}`;
}

/** Returns the filters of an address as the operation takes them. */
export function filtersOf(address: ShoppingAddress): ShopFiltersInput {
  const { currency, minPrice, maxPrice, brands, colors, availability, onSale } = address;
  return { currency, minPrice, maxPrice, brands: [...brands], colors: [...colors], availability, onSale };
}

/** Returns whether an address shows a part of its list. */
export function isFiltered(address: ShoppingAddress): boolean {
  return shoppingParams({ ...address, sort: 'relevance' }).length > 0;
}

/** Returns the list of brands or colors with a value added or removed. */
export function toggled(values: readonly string[], value: string): readonly string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

function amountOf(text: string | null): number | null {
  if (text === null || !/^\d{1,10}(?:\.\d{1,4})?$/.test(text)) return null;
  const amount = Number(text);
  return amount <= AMOUNT_MAX ? amount : null;
}

function valuesOf(
  params: URLSearchParams,
  name: string,
  isValid: (value: string) => boolean,
): readonly string[] {
  return [...new Set(params.getAll(name).filter(isValid))].slice(0, VALUES_MAX);
}
