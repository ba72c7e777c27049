import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { anOffer } from '../testing/index.ts';
import { priceLabel } from './price-label.ts';

const spaces = (text: string | undefined): string | undefined => text?.replace(/\s/gu, ' ');

describe('priceLabel', () => {
  test('[TY-23] a single price stands alone', () => {
    expect(priceLabel(anOffer({ price: 38 }))).toEqual({ current: '$38.00' });
  });

  test('[TY-23] a range is shown when both ends exist', () => {
    const label = priceLabel(anOffer({ price: 25, minPrice: 20, maxPrice: 38.5 }));
    expect(spaces(label?.current)).toBe('$20.00 – $38.50');
    expect(label?.range).toEqual({ min: '$20.00', max: '$38.50' });
  });

  test.each([
    ['only its lower end', { price: 38, minPrice: 20 }, '$38.00'],
    ['only its upper end', { price: 38, maxPrice: 40 }, '$38.00'],
    ['two ends that read the same', { price: 38, minPrice: 38, maxPrice: 38.001 }, '$38.00'],
    ['an end that is null', { price: 38, minPrice: null, maxPrice: 40 }, '$38.00'],
    ['one end and no price', { price: null, minPrice: 20 }, '$20.00'],
  ])('[TY-23] a range with %s is a single price', (_, offer, current) => {
    expect(priceLabel(anOffer(offer))).toEqual({ current });
  });

  test.each([
    ['differs from it', { price: 30, standardPrice: 38 }, '$38.00'],
    ['is lower, which differs too', { price: 30, standardPrice: 20 }, '$20.00'],
    ['is the same', { price: 38, standardPrice: 38 }, undefined],
    ['reads the same', { price: 38, standardPrice: 38.001 }, undefined],
    ['is null', { price: 38, standardPrice: null }, undefined],
    ['lies above the range', { minPrice: 20, maxPrice: 30, standardPrice: 38 }, '$38.00'],
    ['lies in the range', { minPrice: 20, maxPrice: 38, standardPrice: 30 }, undefined],
  ])('[TY-23] the standard price beside the current one, when it %s', (_, offer, original) => {
    expect(priceLabel(anOffer(offer))?.original).toBe(original);
  });

  test.each([
    ['en-US', 'USD', '$1,234.50'],
    ['de-DE', 'EUR', '1.234,50 €'],
    ['ja-JP', 'JPY', '\uffe51,235'],
    ['fr-FR', 'EUR', '1 234,50 €'],
    ['en-GB', 'GBP', '£1,234.50'],
  ])('[TY-23] %s writes %s its own way', (locale, currency, expected) => {
    const label = priceLabel(anOffer({ currency, price: 1234.5 }), locale);
    expect(spaces(label?.current)).toBe(expected);
  });

  test('[TY-23] an offer without any price has no label', () => {
    expect(priceLabel(null)).toBeUndefined();
    expect(priceLabel(undefined)).toBeUndefined();
    expect(priceLabel(anOffer({ price: null }))).toBeUndefined();
    expect(priceLabel(anOffer({ price: Number.NaN }))).toBeUndefined();
  });

  test('[TY-23] nothing is free of charge by mistake: a price of 0 is shown', () => {
    expect(priceLabel(anOffer({ price: 0, standardPrice: 38 }))).toEqual({
      current: '$0.00',
      original: '$38.00',
    });
  });

  test('[TY-23] no locale and no currency breaks it', () => {
    expect(priceLabel(anOffer({ price: 38 }), 'not a locale')?.current).toBe('38');
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.record({
          price: fc.double(),
          minPrice: fc.double(),
          maxPrice: fc.double(),
          standardPrice: fc.double(),
        }),
        (locale, currency, prices) => {
          expect(() => priceLabel({ currency, ...prices }, locale)).not.toThrow();
        },
      ),
    );
  });
});
