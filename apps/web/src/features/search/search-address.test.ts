import { expect, test } from 'vitest';
import { parseSearchAddress, searchedText, searchPath, withFilter, withGuide } from './search-address.ts';

const parse = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  return parseSearchAddress(pathname, searchParams);
};

test('[SR-06] [SR-07] the address keeps the words, guides and filters of a search', () => {
  const address = '/search/videos/?q=kitchen&guide=small&color=red&color=blue&recency=week&on_sale=1&exact=1';
  const search = parse(address);
  expect(search).toEqual({
    tab: 'videos',
    query: 'kitchen',
    guides: ['small'],
    filters: [
      { name: 'color', value: 'red' },
      { name: 'color', value: 'blue' },
      { name: 'recency', value: 'week' },
      { name: 'sale', value: 'on' },
    ],
    isExact: true,
  });
  expect(parse(searchPath(search))).toEqual(search);
  expect(searchedText(search)).toBe('kitchen small');
});

test('[SR-06] values that do not exist are left out', () => {
  expect(parse('/search/?q=a&color=loud&price=26&kind=&ai=maybe').filters).toEqual([]);
  expect(parse('/search/nothing/?q=a').tab).toBe('pins');
});

test('[SR-06] [SR-07] a filter or a guide that is chosen again is removed', () => {
  const search = parse('/search/pins/?q=cup');
  const red = { name: 'color', value: 'red' } as const;
  expect(withFilter(search, red).filters).toEqual([red]);
  expect(withFilter(withFilter(search, red), red)).toEqual(search);
  expect(withGuide(withGuide(search, 'blue'), 'blue')).toEqual(search);
});
