import { expect, test } from 'vitest';
import { parseShoppingAddress, shoppingPath, toggled, UNFILTERED } from './shopping-address.ts';

const parse = (search: string) => parseShoppingAddress(new URLSearchParams(search));

test('[SR-14] an address has all filters and the order, and reads back the same', () => {
  const search =
    '?section=7&brand=kiln+co&brand=little+oak&color=red&availability=in_stock&on_sale=1&min_price=10&max_price=49.5&currency=EUR&sort=price_asc';
  const address = parse(search);
  expect(address).toEqual({
    sort: 'price_asc',
    currency: 'EUR',
    minPrice: 10,
    maxPrice: 49.5,
    brands: ['kiln co', 'little oak'],
    colors: ['red'],
    availability: 'in_stock',
    onSale: true,
    section: '7',
  });
  expect(shoppingPath('/shopping/', address)).toBe(`/shopping/${search}`);
  expect(shoppingPath('/shopping/', UNFILTERED)).toBe('/shopping/');
});

test.each([
  'sort=cheapest',
  'currency=XXY',
  'currency=eur',
  'min_price=-1',
  'min_price=1e9',
  'max_price=abc',
  'max_price=99999999999',
  'min_price=20&max_price=10',
  'color=mauve',
  'brand=%3Cb%3E',
  'brand=+',
  'availability=maybe',
  'on_sale=no',
  'section=all',
])('[SR-14] %s is ignored', (search) => {
  expect(parse(search)).toEqual(UNFILTERED);
});

test('[SR-14] at most 12 values of a filter count', () => {
  const search = Array.from({ length: 40 }, (_, at) => `brand=brand+${at}`).join('&');
  expect(parse(search).brands).toHaveLength(12);
});

test('[SR-14] a chosen value is removed, another is added', () => {
  expect(toggled(['red'], 'red')).toEqual([]);
  expect(toggled(['red'], 'blue')).toEqual(['red', 'blue']);
});
