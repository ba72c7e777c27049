import { expect, test } from 'vitest';
import {
  parseAvailability,
  parseCount,
  parseCurrency,
  parseDate,
  parseMinutes,
  parsePrice,
} from './schema-values.ts';

test.each([
  ['19.99', 19.99],
  ['19', 19],
  ['$1,299.00', 1299],
  ['1.299,00 €', 1299],
  ['1 299,50', 1299.5],
  ["CHF 1'299.50", 1299.5],
  ['1,299', 1299],
  ['1.299.000', 1_299_000],
  ['19,9', 19.9],
  ['0.125', 0.125],
  ['0,125', 0.125],
  ['from 5.-', 5],
  ['0', 0],
  ['-5', null],
  ['free', null],
  ['', null],
  [undefined, null],
])('[CR-03] the price of %j is %j', (text, price) => {
  expect(parsePrice(text)).toBe(price);
});

test.each([
  ['https://schema.org/InStock', true],
  ['http://schema.org/LimitedAvailability', true],
  ['in stock', true],
  ['instock', true],
  ['schema:SoldOut', false],
  ['Out of Stock', false],
  ['PreOrder', false],
  ['soon', null],
  [null, null],
])('[CR-03] %j is in stock: %j', (text, isInStock) => {
  expect(parseAvailability(text)).toBe(isInStock);
});

test.each([
  ['PT1H30M', 90],
  ['pt45m', 45],
  ['P1DT2H', 1560],
  ['PT90S', 2],
  ['P2W', 20_160],
  ['P1Y', null],
  ['-PT5M', null],
  ['5 minutes', null],
  ['', null],
])('[CR-03] %j is %j minutes', (text, minutes) => {
  expect(parseMinutes(text)).toBe(minutes);
});

test.each([
  ['2026-03-04', '2026-03-04'],
  ['2026-03', '2026-03'],
  ['2026-03-04T10:00:00.000Z', '2026-03-04T10:00:00.000Z'],
  ['2026-03-04T10:00:00+0100', '2026-03-04T10:00:00+0100'],
  ['2026-13-04', null],
  ['March 4, 2026', null],
])('[CR-03] the date of %j is %j', (text, date) => {
  expect(parseDate(text)).toBe(date);
});

test('[CR-03] counts and currencies', () => {
  expect(['Serves 4 to 6', '0', '1.5 l', 'some'].map(parseCount)).toEqual([4, null, 1.5, null]);
  expect(['eur', ' USD ', '€', 'EURO'].map(parseCurrency)).toEqual(['EUR', 'USD', null, null]);
});
