import { aCarouselPin, aPin, aPinBoard, aPromotedPin } from '@pegboard/types/testing';
import { expect, test } from 'vitest';
import { cardTitle } from './card-title.ts';
import type { Surface } from './surface.ts';

const slot = { id: '7', title: '  Ash   glaze ' };

test('[PC-02] a carousel slot title wins, trimmed', () => {
  expect(cardTitle(aCarouselPin({ carousel: { id: '1', index: 0, slots: [slot] } }), 'AuthHomefeed')).toBe(
    'Ash glaze',
  );
});

test('[PC-02] an organic pin shows its gridTitle', () => {
  expect(cardTitle(aPin({ title: 'Long', gridTitle: 'Short' }), 'BoardFeed')).toBe('Short');
});

test('[PC-02] a downstream promotion shows its gridTitle', () => {
  const pin = aPromotedPin({ isDownstreamPromotion: true, title: 'Long', gridTitle: 'Short' });
  expect(cardTitle(pin, 'BoardFeed')).toBe('Short');
});

test.for<Surface>([
  'AuthHomefeed',
  'CloseupRelatedProducts',
  'FollowingFeedGrid',
  'RelatedPinGrid',
  'RelatedProductsFeed',
  'SearchItem',
])('[PC-02] an ad on %s shows gridTitle only', (surface) => {
  expect(cardTitle(aPromotedPin({ title: 'Long', gridTitle: 'Short' }), surface)).toBe('Short');
  expect(cardTitle(aPromotedPin({ title: 'Long', gridTitle: null }), surface)).toBeUndefined();
});

test('[PC-02] an ad elsewhere shows title, else the rich summary name, else gridTitle', () => {
  const richSummary = { typeName: 'product', displayName: 'Stoneware cup' };
  expect(cardTitle(aPromotedPin({ title: 'Long', richSummary }), 'BoardFeed')).toBe('Long');
  expect(cardTitle(aPromotedPin({ title: ' ', richSummary }), 'BoardFeed')).toBe('Stoneware cup');
  expect(cardTitle(aPromotedPin({ title: null, richSummary: null, gridTitle: 'Short' }), 'BoardFeed')).toBe(
    'Short',
  );
});

test('[PC-02] the name of a mobile application is no title', () => {
  const richSummary = { typeName: 'Mobile Application', displayName: 'Kiln timer' };
  expect(cardTitle(aPromotedPin({ title: null, richSummary, gridTitle: 'Short' }), 'BoardFeed')).toBe(
    'Short',
  );
});

test('[PC-02] a writable pin on no group board shows none, except on the profile grid', () => {
  const own = aPin({ access: ['write'], gridTitle: 'Mine' });
  expect(cardTitle(own, 'AuthHomefeed')).toBeUndefined();
  expect(cardTitle(own, 'ProfileGrid')).toBe('Mine');
  expect(cardTitle({ ...own, board: aPinBoard({ isCollaborative: true }) }, 'AuthHomefeed')).toBe('Mine');
  expect(
    cardTitle(
      aCarouselPin({ access: ['write'], carousel: { id: '1', index: 0, slots: [slot] } }),
      'AuthHomefeed',
    ),
  ).toBe('Ash glaze');
});

test('[PC-02] a grid title is cut at 200 characters', () => {
  expect(cardTitle(aPin({ gridTitle: 'a'.repeat(201) }), 'AuthHomefeed')).toBe(`${'a'.repeat(197)}...`);
});
