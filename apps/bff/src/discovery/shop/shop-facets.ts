import { SEARCH_FILTER_VALUES } from '@pegboard/types';
import { filterTests, type FilteredEntry, type ShopFilterName, type ShopFilters } from './shop-filters.ts';

/** An entry from which filters are offered. */
export type FacetEntry = FilteredEntry & { readonly brandName: string | null };

/** The filters whose values are listed; the price is a range. */
type ListedFilterName = Exclude<ShopFilterName, 'price'>;

/** A filter that can be chosen. `count` is null if the list is longer than what was examined. */
export type ShopFilterOption = {
  readonly name: ListedFilterName;
  readonly value: string;
  readonly label: string | null;
  readonly count: number | null;
  readonly isOn: boolean;
};

const BRANDS_MAX = 12;

/**
 * Returns the filters that can be chosen in a list, with the number of products that each leaves beside the filters of other names.
 * Filters that are on are always among them. `isWhole` says that `entries` is all of the list.
 */
export function shopFilterOptions(
  entries: readonly FacetEntry[],
  filters: ShopFilters,
  isWhole: boolean,
): readonly ShopFilterOption[] {
  const tests = Object.entries(filterTests(filters)) as readonly (readonly [
    ShopFilterName,
    (entry: FacetEntry) => boolean,
  ])[];
  const beside = (name: ShopFilterName): readonly FacetEntry[] =>
    entries.filter((entry) => tests.every(([other, test]) => other === name || test(entry)));
  const options = (
    name: ListedFilterName,
    values: readonly (readonly [value: string, label: string | null])[],
    has: (entry: FacetEntry, value: string) => boolean,
    isOn: (value: string) => boolean,
  ): readonly ShopFilterOption[] => {
    const left = beside(name);
    return values
      .map(([value, label]) => {
        const count = left.filter((entry) => has(entry, value)).length;
        return { name, value, label, count, isOn: isOn(value) };
      })
      .filter(({ count, isOn: on }) => on || count > 0)
      .map((option) => ({ ...option, count: isWhole ? option.count : null }));
  };
  const brands = new Map(
    entries.flatMap(({ brand, brandName }) => (brand === null ? [] : [[brand, brandName ?? brand] as const])),
  );
  for (const brand of filters.brands) if (!brands.has(brand)) brands.set(brand, brand);
  const uses = Map.groupBy(entries, ({ brand }) => brand);
  const shown = [...brands]
    .toSorted(
      ([one], [other]) =>
        (uses.get(other)?.length ?? 0) - (uses.get(one)?.length ?? 0) || (one < other ? -1 : 1),
    )
    .filter(([brand], place) => place < BRANDS_MAX || filters.brands.includes(brand));
  const currencies = [
    ...new Set([
      ...entries.flatMap(({ currency }) => currency ?? []),
      ...(filters.currency === null ? [] : [filters.currency]),
    ]),
  ].toSorted();
  return [
    ...options(
      'brand',
      shown,
      ({ brand }, value) => brand === value,
      (value) => filters.brands.includes(value),
    ),
    ...options(
      'color',
      SEARCH_FILTER_VALUES.color.map((color) => [color, null]),
      ({ color }, value) => color === value,
      (value) => filters.colors.includes(value),
    ),
    ...options(
      'availability',
      [
        ['in_stock', null],
        ['sold_out', null],
      ],
      ({ isAvailable }, value) => isAvailable === (value === 'in_stock'),
      (value) => filters.isAvailable !== null && filters.isAvailable === (value === 'in_stock'),
    ),
    ...options(
      'sale',
      [['on', null]],
      ({ discount }) => discount > 0,
      () => filters.onSale,
    ),
    ...options(
      'currency',
      currencies.map((code) => [code, null]),
      ({ currency }, value) => currency === value,
      (value) => filters.currency === value,
    ),
  ];
}

/** Returns the currency of most of these products; of equally many the first by name. */
export function commonCurrency(entries: readonly FacetEntry[]): string | null {
  const counts = Map.groupBy(
    entries.flatMap(({ currency }) => currency ?? []),
    (currency) => currency,
  );
  const [most = null] = [...counts]
    .toSorted(([one, ones], [other, others]) => others.length - ones.length || (one < other ? -1 : 1))
    .map(([currency]) => currency);
  return most;
}
