/** The scopes of a search. Source: §3, TY-16. */
export const SEARCH_SCOPES = [
  'pins',
  'buyable_pins',
  'my_pins',
  'videos',
  'boards',
  'users',
  'idea_pins',
  'my_content',
] as const;

/** One of `SEARCH_SCOPES`. */
export type SearchScope = (typeof SEARCH_SCOPES)[number];

/** The numbers of the search scopes that have one. Source: §3, TY-16. */
export const SEARCH_SCOPE_INDEX = { pins: 0, buyable_pins: 1, videos: 2, boards: 3, users: 4 } as const;

/** The values of the filters of a search for pins, by filter; a brand has any. Source: SR-06. */
export const SEARCH_FILTER_VALUES = {
  kind: ['image', 'video', 'gif', 'story', 'carousel', 'product', 'recipe', 'article'],
  color: [
    'red',
    'orange',
    'yellow',
    'green',
    'teal',
    'blue',
    'purple',
    'pink',
    'brown',
    'black',
    'gray',
    'white',
  ],
  /** Upper limits in units of the currency; the last range has none. */
  price: ['25', '50', '100', '200', 'more'],
  sale: ['on'],
  recency: ['day', 'week', 'month', 'year'],
  /** Upper limits in minutes. */
  cook: ['15', '30', '60'],
  ai: ['hide'],
} as const;

/** The search engines recognized as referrers. Source: §9, TY-20. */
export const SEARCH_REFERRERS = [
  'Google',
  'Bing',
  'Yahoo',
  'Yandex',
  'Rakuten',
  'Naver',
  'AMP cache',
  'DuckDuckGo',
] as const;

/** One of `SEARCH_REFERRERS`. */
export type SearchReferrer = (typeof SEARCH_REFERRERS)[number];
