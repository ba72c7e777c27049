import { SEARCH_FILTER_VALUES } from '@pegboard/types';
import type { AnyTerm, Candidate } from '../index/search-index.ts';
import { facet } from '../documents/pin-facets.ts';
import type { ParsedQuery, PinKind } from './parse-query.ts';

/** The filters of a search for pins, in the order of their chips. Source: SR-06. */
export const FILTER_NAMES = ['kind', 'color', 'price', 'brand', 'sale', 'recency', 'cook', 'ai'] as const;

/** One of `FILTER_NAMES`. */
export type FilterName = (typeof FILTER_NAMES)[number];

/** A filter with its value: `color` and `red`, `price` and `25`. */
export type SearchFilter = { readonly name: FilterName; readonly value: string };

/** A filter that can be chosen: the number of results that it leaves, of those that were examined. */
export type FilterOption = SearchFilter & { readonly count: number; readonly isOn: boolean };

const DAY_MS = 86_400_000;
/** The periods of `recency` in days. */
const PERIODS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 } satisfies Record<
  (typeof SEARCH_FILTER_VALUES.recency)[number],
  number
>;
/** Maximum number of brands that are offered. */
const BRANDS_MAX = 8;
const MONTHS_MAX = 24;

/** Returns whether a filter has a value that exists. */
export function isFilter({ name, value }: SearchFilter): boolean {
  if (name === 'brand') return /^[\p{L}\p{N} ]{1,60}$/u.test(value);
  return SEARCH_FILTER_VALUES[name].some((known) => known === value);
}

/** The conditions of filters and of a query's own filters. */
export type FilterConditions = {
  readonly allOf: readonly AnyTerm[];
  readonly noneOf: AnyTerm;
  readonly from: Date | null;
  readonly until: Date | null;
};

/**
 * Returns the conditions on documents that filters have: those of one name are alternatives, those of several names hold together.
 * `fromId` is the member of `from:`.
 */
export function filterConditions(
  filters: readonly SearchFilter[],
  query: ParsedQuery,
  { fromId, now }: { readonly fromId: bigint | null; readonly now: Date },
): FilterConditions {
  const byName = Map.groupBy(filters, ({ name }) => name);
  const groups: AnyTerm[] = [...byName].flatMap(([name, chosen]) => {
    const terms = chosen.flatMap((filter) => termOf(filter) ?? []);
    return name === 'recency' || name === 'ai' || terms.length === 0 ? [] : [terms];
  });
  const from = latest([
    query.after,
    ...(byName.get('recency') ?? []).map(({ value }) => daysBefore(now, PERIODS[value])),
  ]);
  return {
    allOf: [
      ...groups,
      ...query.kinds.map((kind) => [facet.kind(kind)]),
      ...(query.site === null ? [] : [[facet.site(query.site)]]),
      ...(query.color === null ? [] : [[facet.color(query.color)]]),
      ...query.board.map((word) => [facet.board(word)]),
      ...(fromId === null ? [] : [[facet.from(fromId)]]),
      ...periodTerms(from, query.before, now),
    ],
    noneOf: [
      ...query.excludedWords,
      ...query.excludedKinds.map(facet.kind),
      ...(byName.has('ai') ? [facet.kind('ai')] : []),
    ],
    from,
    until: query.before,
  };
}

/**
 * Returns the filters that can be chosen for results, with their counts: those that some but not all results have, and those that
 * are on.
 */
export function filterOptions(
  candidates: readonly Candidate[],
  chosen: readonly SearchFilter[],
  now: Date,
): readonly FilterOption[] {
  const counts = new Map<string, number>();
  for (const { facets } of candidates)
    for (const name of facets) counts.set(name, (counts.get(name) ?? 0) + 1);
  const isOn = (filter: SearchFilter): boolean =>
    chosen.some(({ name, value }) => name === filter.name && value === filter.value);
  const option = (name: FilterName, value: string, count: number): FilterOption => ({
    name,
    value,
    count,
    isOn: isOn({ name, value }),
  });
  const counted = (name: FilterName, values: readonly string[]): readonly FilterOption[] =>
    values.map((value) => option(name, value, counts.get(termOf({ name, value }) ?? '') ?? 0));
  const brands = [...counts]
    .flatMap(([name, count]) => (name.startsWith('#brand:') ? [{ value: name.slice(7), count }] : []))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, BRANDS_MAX)
    .map(({ value, count }) => option('brand', value, count));
  const recent = Object.entries(PERIODS).map(([value, days]) => {
    const from = daysBefore(now, days);
    return option('recency', value, candidates.filter(({ createdAt }) => createdAt >= from).length);
  });
  const all = candidates.length;
  const options = [
    ...counted('kind', SEARCH_FILTER_VALUES.kind),
    ...counted('color', SEARCH_FILTER_VALUES.color),
    ...counted('price', SEARCH_FILTER_VALUES.price),
    ...brands,
    option('sale', 'on', counts.get(facet.kind('sale')) ?? 0),
    ...recent,
    ...counted('cook', SEARCH_FILTER_VALUES.cook),
    option('ai', 'hide', all - (counts.get(facet.kind('ai')) ?? 0)),
  ];
  const missing = chosen.filter(
    ({ name, value }) => !options.some((one) => one.name === name && one.value === value),
  );
  return [
    ...options.filter(({ count, isOn: on }) => on || (count > 0 && count < all)),
    ...missing.map(({ name, value }) => option(name, value, 0)),
  ];
}

function termOf({ name, value }: SearchFilter): string | undefined {
  switch (name) {
    case 'kind':
      return facet.kind(value as PinKind);
    case 'color':
      return facet.color(value);
    case 'price':
      return facet.price(value === 'more' ? null : Number(value));
    case 'brand':
      return facet.brand(value);
    case 'cook':
      return facet.cook(Number(value));
    case 'sale':
      return facet.kind('sale');
    default:
      return undefined;
  }
}

/** Returns the months, or the years if these are many, of a period: index terms that bound what is examined. */
function periodTerms(from: Date | null, until: Date | null, now: Date): readonly AnyTerm[] {
  if (from === null && until === null) return [];
  const end = until !== null && until < now ? until : now;
  const first = from ?? new Date(Date.UTC(end.getUTCFullYear() - 30, 0, 1));
  const months =
    (end.getUTCFullYear() - first.getUTCFullYear()) * 12 + end.getUTCMonth() - first.getUTCMonth() + 1;
  if (months <= 0) return [[facet.year(end)]];
  if (months <= MONTHS_MAX)
    return [
      Array.from({ length: months }, (_, at) =>
        facet.month(new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + at, 1))),
      ),
    ];
  const years = end.getUTCFullYear() - first.getUTCFullYear() + 1;
  return [
    Array.from({ length: Math.min(years, 100) }, (_, at) =>
      facet.year(new Date(Date.UTC(end.getUTCFullYear() - at, 0, 1))),
    ),
  ];
}

const daysBefore = (now: Date, days = 0): Date => new Date(now.getTime() - days * DAY_MS);

function latest(dates: readonly (Date | null)[]): Date | null {
  const times = dates.flatMap((date) => (date === null ? [] : [date.getTime()]));
  return times.length === 0 ? null : new Date(Math.max(...times));
}
