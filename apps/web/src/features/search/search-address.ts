import { SEARCH_FILTER_VALUES } from '@pegboard/types';
import type { SearchFilterInput, SearchFilterName, PinSearchScope } from '../../data/generated/graphql.ts';

/** The scopes of a search, in the order of their tabs. Source: SR-01. */
export const SEARCH_TABS = [
  'pins',
  'videos',
  'buyable_pins',
  'idea_pins',
  'boards',
  'users',
  'my_pins',
] as const;

/** One of `SEARCH_TABS`. */
export type SearchTab = (typeof SEARCH_TABS)[number];

/** A search, as its address has it. */
export type SearchAddress = {
  readonly tab: SearchTab;
  readonly query: string;
  /** Words that were added by guides: each is removed by one tap. */
  readonly guides: readonly string[];
  readonly filters: readonly SearchFilterInput[];
  /** True if typing errors are not corrected. */
  readonly isExact: boolean;
};

const QUERY_MAX = 200;
const GUIDES_MAX = 8;
const FILTERS_MAX = 20;
const FILTER_NAMES: readonly SearchFilterName[] = [
  'kind',
  'color',
  'price',
  'brand',
  'recency',
  'cook',
  'ai',
];
const IS_ON = new Set(['true', '1']);
/** Returns whether a filter has a value that exists: a changed address is a search without it, and no error. */
function isFilter(name: SearchFilterName, value: string): boolean {
  if (name === 'brand') return /^[\p{L}\p{N} ]{1,60}$/u.test(value);
  return SEARCH_FILTER_VALUES[name].some((known) => known === value);
}

/** Reads a search from an address. */
export function parseSearchAddress(pathname: string, params: URLSearchParams): SearchAddress {
  const segment = pathname.split('/')[2];
  const tab = SEARCH_TABS.find((name) => name === segment) ?? 'pins';
  const filters = FILTER_NAMES.flatMap((name) =>
    params
      .getAll(name)
      .filter((value) => isFilter(name, value))
      .map((value) => ({ name, value })),
  );
  const sale = IS_ON.has(params.get('on_sale') ?? '') ? [{ name: 'sale', value: 'on' } as const] : [];
  return {
    tab,
    query: (params.get('q') ?? '').trim().slice(0, QUERY_MAX),
    guides: params
      .getAll('guide')
      .map((word) => word.slice(0, 60))
      .slice(0, GUIDES_MAX),
    filters: [...filters, ...sale].slice(0, FILTERS_MAX),
    isExact: IS_ON.has(params.get('exact') ?? ''),
  };
}

/** Returns the address of a search. */
export function searchPath({ tab, query, guides, filters, isExact }: SearchAddress): string {
  const params = new URLSearchParams({ q: query });
  for (const word of guides) params.append('guide', word);
  for (const { name, value } of filters)
    if (name === 'sale') params.set('on_sale', '1');
    else params.append(name, value);
  if (isExact) params.set('exact', '1');
  return `/search/${tab}/?${params}`;
}

/** Returns the text that is searched: what was typed, and the words of guides. */
export const searchedText = ({ query, guides }: SearchAddress): string => [query, ...guides].join(' ').trim();

/** Returns the search with a filter switched on or off. */
export function withFilter(address: SearchAddress, { name, value }: SearchFilterInput): SearchAddress {
  const isOther = (filter: SearchFilterInput): boolean => filter.name !== name || filter.value !== value;
  const others = address.filters.filter(isOther);
  const isOn = others.length < address.filters.length;
  return { ...address, filters: isOn ? others : [...address.filters, { name, value }] };
}

/** Returns the search with a guide's word added or removed. */
export function withGuide(address: SearchAddress, word: string): SearchAddress {
  const isOn = address.guides.includes(word);
  return {
    ...address,
    guides: isOn ? address.guides.filter((other) => other !== word) : [...address.guides, word],
  };
}

/** Returns the scope of the operation of a tab with pins. */
export const pinScope = (tab: SearchTab): PinSearchScope | undefined =>
  tab === 'boards' || tab === 'users' ? undefined : tab;
