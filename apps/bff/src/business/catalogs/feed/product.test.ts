import { expect, test } from 'vitest';
import type { FeedField } from './feed-row.ts';
import { readPrice } from './price.ts';
import { readProduct } from './product.ts';

const LAMP: Readonly<Partial<Record<FeedField, string>>> = {
  id: 'a1',
  title: ' Lamp  of\nglass ',
  link: 'https://shop.example/a1',
  image_link: 'https://shop.example/a1.jpg',
  price: '12.00 USD',
  availability: 'in stock',
};
const read = (values: Readonly<Partial<Record<FeedField, string>>>) =>
  readProduct({ ...LAMP, ...values }, { currency: 'EUR' });
const found = (values: Readonly<Partial<Record<FeedField, string>>>) => {
  const { product, findings } = read(values);
  return { isFit: product !== undefined, findings: findings.map(({ field, code }) => `${field}: ${code}`) };
};

test('[BD-07] a line with what every product needs is a product', () => {
  expect(read({})).toEqual({
    product: {
      itemId: 'a1',
      title: 'Lamp of glass',
      description: null,
      link: 'https://shop.example/a1',
      imageUrl: 'https://shop.example/a1.jpg',
      price: 12,
      standardPrice: null,
      currency: 'USD',
      isSoldOut: false,
      brand: null,
      category: null,
      groupId: null,
    },
    findings: [],
  });
});

test.each<[string, Partial<Record<FeedField, string>>, string]>([
  ['a required field is empty', { title: ' ' }, 'title: missing'],
  ['an id is too long', { id: 'x'.repeat(101) }, 'id: too_long'],
  ['an address is none', { link: 'shop.example/a1' }, 'link: link_invalid'],
  ['an address runs something', { link: 'javascript:alert(1)' }, 'link: link_invalid'],
  ['an address holds a password', { image_link: 'https://a:b@shop.example/' }, 'image_link: link_invalid'],
  ['a price is below zero', { price: '-12.00 USD' }, 'price: price_negative'],
  ['a price is zero', { price: '0' }, 'price: price_invalid'],
  ['a price is no number', { price: 'cheap' }, 'price: price_invalid'],
  ['a currency is none', { price: '12 XYZ' }, 'price: currency_unknown'],
  ['a stock is not known', { availability: 'maybe' }, 'availability: availability_unknown'],
  ['a cell is a formula', { price: '=B2*1.19' }, 'price: formula'],
  ['a cell is what a sheet says of one', { title: '#REF!' }, 'title: formula'],
  ['a cell would run something', { id: '@SUM(1+1)' }, 'id: formula'],
  ['characters were broken', { title: 'L\uFFFDmp' }, 'title: characters_broken'],
])('[BD-07] a line is refused, and its field named, when %s', (_, values, finding) => {
  expect(found(values)).toEqual({ isFit: false, findings: [finding] });
});

test.each<[string, Partial<Record<FeedField, string>>, string]>([
  ['a title that is too long is cut', { title: 'x'.repeat(300) }, 'title: cut'],
  ['a formula where nothing is needed', { brand: '=A1' }, 'brand: formula'],
  ['a sale price that is not lower', { sale_price: '12.00 USD' }, 'sale_price: sale_price_not_lower'],
])('[BD-07] a line is taken with a warning: %s', (_, values, finding) => {
  expect(found(values)).toEqual({ isFit: true, findings: [finding] });
});

test('[BD-07] words that only look like a formula are words', () => {
  for (const title of ['- 20 % off', '+1 lamp', '@home lamp', 'E=mc2'])
    expect(found({ title }).findings).toEqual([]);
});

test('[BD-07] a lower sale price is the price, and the other is the former one', () => {
  expect(read({ sale_price: '9.50 USD' }).product).toMatchObject({ price: 9.5, standardPrice: 12 });
});

test('[BD-07] what is sold out is known in the words of shops', () => {
  for (const availability of ['out of stock', 'Out-of-stock', 'sold out', 'https://schema.org/OutOfStock'])
    expect(read({ availability }).product?.isSoldOut).toBe(true);
  for (const availability of ['in_stock', 'preorder', 'Backorder'])
    expect(read({ availability }).product?.isSoldOut).toBe(false);
});

test.each([
  ['12.99 USD', 12.99, 'USD'],
  ['EUR 1.299,00', 1299, 'EUR'],
  ['1,299.50usd', 1299.5, 'USD'],
  ['1.299', 1299, 'EUR'],
  ['12,5', 12.5, 'EUR'],
  ['£5', 5, 'GBP'],
  ['$7', 7, 'EUR'],
  ['1 299,00 SEK', 1299, 'SEK'],
  ['12999.00 JPY', 12_999, 'JPY'],
])('[BD-07] a price is read as shops write it: %s', (text, amount, currency) => {
  expect(readPrice(text, 'EUR')).toEqual({ amount, currency });
});

test.each(['1.2.3', '1,29,300.00', '12 USD EUR', 'USD', '1e5', '999999999999 USD', ''])(
  '[BD-07] no price: %s',
  (text) => {
    expect(readPrice(text, 'EUR')).toEqual({ code: 'price_invalid' });
  },
);
