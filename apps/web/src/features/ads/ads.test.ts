import { aPin, aPromotedPin } from '@pegboard/types/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { withWhyAd } from './ad-menu.ts';
import { sendableQuery } from './explanation-api.ts';
import type { ExplainedAd } from './ad-explanation-context.ts';

const extra = { id: 'fewer', items: [] };
afterEach(() => vi.unstubAllGlobals());

test('[AD-06] the menu of an ad explains it before all else that the site adds', () => {
  const explained: ExplainedAd[] = [];
  const onHide = vi.fn<() => void>();
  const ad = aPromotedPin();
  const menu = withWhyAd({ onHide, extras: [extra] }, { pin: ad, surface: 'AuthHomefeed' }, (one) =>
    explained.push(one),
  );
  expect(menu.extras?.map(({ id }) => id)).toEqual(['ad', 'fewer']);
  menu.extras?.[0]?.items[0]?.onAction?.();
  expect(explained).toMatchObject([{ pin: ad, query: undefined, onReport: undefined }]);
  explained[0]?.onHide?.();
  expect(onHide).toHaveBeenCalledTimes(1);
});

test.each([
  ['what is no ad', aPin()],
  ['the copy of an ad that somebody saved', aPromotedPin({ isDownstreamPromotion: true })],
])('[AD-01] the menu of %s has no such line', (_, pin) => {
  const menu = { extras: [extra] };
  expect(withWhyAd(menu, { pin, surface: 'AuthHomefeed' }, () => undefined)).toBe(menu);
});

test('[AD-02] in a search, the request has the search query', () => {
  vi.stubGlobal('location', { search: '?q=handmade+cups' });
  const explained: ExplainedAd[] = [];
  const menu = withWhyAd({}, { pin: aPromotedPin(), surface: 'SearchItem' }, (one) => explained.push(one));
  menu.extras?.[0]?.items[0]?.onAction?.();
  expect(explained[0]?.query).toBe('handmade cups');
});

test.each([
  [undefined, ''],
  ['cups', 'cups'],
  ['cu\0ps', 'cups'],
  ['c'.repeat(300), 'c'.repeat(200)],
  [`${'c'.repeat(199)}😀`, `${'c'.repeat(199)}\ufffd`],
  ['\ud800', '\ufffd'],
])('[AD-02] the search %j is sent as %j', (query, sent) => {
  expect(sendableQuery(query)).toBe(sent);
});
