import { aPin, aPinner, aProductPin, anArticlePin, aRecipePin, aVideoPin } from '@pegboard/types/testing';
import { expect, test } from 'vitest';
import { cardAlt } from './card-alt.ts';
import { getCardDetails } from './card-details.ts';
import type { CardContext } from './surface.ts';

const member = { surface: 'AuthHomefeed', viewer: 'signed-in' } as const;
const long = 'Stoneware cup, ash glaze, '.repeat(6);

test('[PC-02] a title takes 2 lines at most, beside a price 3', () => {
  expect(getCardDetails(aPin({ gridTitle: long }), member).title).toMatchObject({ lines: 2, narrowLines: 2 });
  expect(getCardDetails(aProductPin({ gridTitle: long }), member).title).toMatchObject({
    lines: 3,
    narrowLines: 3,
  });
  expect(getCardDetails(aProductPin({ gridTitle: 'Cup' }), member).title).toMatchObject({ lines: 1 });
});

test('[PC-01] the text for a picture is altText, else autoAltText, else the title, at most 500 characters', () => {
  const pin = aPin({ altText: ' A ', autoAltText: 'B', title: 'C', gridTitle: 'D' });
  expect(cardAlt(pin)).toBe('A');
  expect(cardAlt({ ...pin, altText: ' ' })).toBe('B');
  expect(cardAlt({ ...pin, altText: null, autoAltText: null })).toBe('C');
  expect(cardAlt({ ...pin, altText: null, autoAltText: null, title: '' })).toBe('D');
  expect(cardAlt({ id: '1', entityId: '1' })).toBe('');
  expect(cardAlt(aPin({ altText: 'a'.repeat(10_000) }))).toHaveLength(500);
});

test('[PC-05] a product and a recipe tell how they are rated and by how many, a recipe its time too', () => {
  expect(getCardDetails(aProductPin(), member)).toMatchObject({
    rating: { value: 4.6, max: 5, count: 213 },
    cookTime: undefined,
  });
  expect(getCardDetails(aRecipePin(), member)).toMatchObject({
    rating: { value: 4.8, max: 5, count: 1204 },
    cookTime: 75,
  });
});

test('[PC-05] a visitor is told too, and of no price', () => {
  expect(getCardDetails(aProductPin(), { ...member, viewer: 'signed-out' })).toMatchObject({
    price: undefined,
    rating: { value: 4.6 },
  });
});

test('[PC-05] what its summary does not tell of a recipe, the recipe itself does', () => {
  expect(getCardDetails(aRecipePin({ richSummary: { typeName: 'recipe' } }), member)).toMatchObject({
    rating: { value: 4.8, max: 5, count: 1204 },
    cookTime: 75,
  });
});

test.for([
  [1, 1],
  [0, undefined],
  [-5, undefined],
  [Number.NaN, undefined],
] as const)('[PC-05] a recipe of %s minutes has the time %s', ([displayCookTime, expected]) => {
  const pin = aRecipePin({ richSummary: { typeName: 'recipe', displayCookTime } });
  expect(getCardDetails(pin, member).cookTime).toBe(expected);
});

test('[PC-05] other pins tell neither', () => {
  const { richSummary } = aRecipePin();
  const pin = aVideoPin({ richSummary });
  expect(getCardDetails(pin, member)).toMatchObject({ rating: undefined, cookTime: undefined });
});

test('[PC-05] a rating is clamped to the best rating, which is 5 by default', () => {
  const rated = (aggregateRating: object) =>
    getCardDetails(aProductPin({ richSummary: { aggregateRating } }), member).rating;
  expect(rated({ ratingValue: 9 })).toEqual({ value: 5, max: 5, count: undefined });
  expect(rated({ ratingValue: -1, bestRating: 10 })).toEqual({ value: 0, max: 10, count: undefined });
  expect(rated({ ratingValue: 3, bestRating: 0 })).toMatchObject({ max: 5 });
  expect(rated({ ratingValue: Number.NaN })).toBeUndefined();
  expect(rated({ reviewCount: 4 })).toBeUndefined();
});

test('[PC-01] an article tells the site that it stands on, when that has a name', () => {
  expect(getCardDetails(anArticlePin(), member).hasSite).toBe(true);
  expect(
    getCardDetails(anArticlePin({ richSummary: { typeName: 'Article', siteName: ' ' } }), member).hasSite,
  ).toBe(false);
  expect(getCardDetails(aPin({ richSummary: { siteName: 'Field Notes' } }), member).hasSite).toBe(false);
});

test('[PC-17] the sharer is shown if they have a name', () => {
  const sharedBy = (fullName: string) => ({ ...member, sharedBy: aPinner({ fullName, username: null }) });
  expect(getCardDetails(aPin(), sharedBy('Remi Sol')).isShared).toBe(true);
  expect(getCardDetails(aPin(), sharedBy(' ')).isShared).toBe(false);
});

test('[PG-02] details are recomputed for another surface, viewer, locale and sharer', () => {
  const pin = aProductPin({ access: ['write'] });
  const details = (other: Partial<CardContext>) => {
    expect(getCardDetails(pin, member)).toMatchObject({ title: undefined, isShared: false });
    return getCardDetails(pin, { ...member, ...other });
  };
  expect(details({ surface: 'ProfileGrid' }).title?.text).toBe('Stoneware cup, ash glaze');
  expect(details({ viewer: 'signed-out' }).price).toBeUndefined();
  expect(details({ locale: 'de-DE' }).price).toMatchObject({ label: { current: '38,00\u00a0$' } });
  expect(details({ sharedBy: aPinner() }).isShared).toBe(true);
  expect(details({})).toBe(getCardDetails(pin, { ...member }));
});
