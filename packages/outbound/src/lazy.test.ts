import { aPromotedPin } from '@pegboard/types/testing';
import { expect, test } from 'vitest';
import { createLazyOutbound } from './lazy.ts';
import type { Outbound } from './outbound.ts';
import { createLink, createTestPage, clickOn, flushPromises } from './testing/test-page.ts';

const SIGNED = 'https://pegboard.example/offsite/?token=t&url=https%3A%2F%2Fa.example%2Fx';

test('the code is loaded once, when a pointer comes near, and handles later clicks', async () => {
  const page = createTestPage();
  let loads = 0;
  const outbound = createLazyOutbound(async () => {
    loads += 1;
    return page.outbound;
  });
  await flushPromises();
  expect(loads).toBe(0);
  outbound.prefetchCheck(createLink());
  outbound.prefetchCheck(createLink());
  await flushPromises();
  expect([loads, page.calls.length]).toEqual([1, 1]);
  expect(clickOn(outbound, createLink())).toBe('https://a.example/x');
});

test('[OB-05] an earlier click uses the signed address, else the interstitial, and is logged later', async () => {
  const page = createTestPage();
  const outbound = createLazyOutbound(async () => page.outbound);
  expect(clickOn(outbound, createLink('https://a.example/x', { trackedLink: SIGNED }))).toBe(SIGNED);
  const slide = { ...createLink('https://b.example/', { trackedLink: SIGNED, link: 'https://a.example/x' }) };
  expect(clickOn(outbound, slide)).toBe('/offsite/?url=https%3A%2F%2Fb.example%2F&pin=7');
  expect(clickOn(outbound, createLink('https://a.example/x', { trackedLink: null }))).toBe(
    '/offsite/?url=https%3A%2F%2Fa.example%2Fx&pin=7',
  );
  await flushPromises();
  expect(page.calls.map(({ check_only: isCheck }) => isCheck)).toEqual([false, false, false]);
});

test('[OB-01, OB-02] a quick click beside, and one on an ad, opens as the browser does it', () => {
  const outbound = createLazyOutbound(() => new Promise<Outbound>(() => undefined));
  expect(clickOn(outbound, createLink(), true)).toBe('https://a.example/x');
  expect(clickOn(outbound, { ...createLink(), pin: aPromotedPin() })).toBe('https://a.example/x');
});

test('code that cannot be loaded is tried again, and no click is lost meanwhile', async () => {
  let loads = 0;
  const outbound = createLazyOutbound(async () => {
    loads += 1;
    throw new Error('The network is down.');
  });
  outbound.prefetchCheck(createLink());
  await flushPromises();
  expect(clickOn(outbound, createLink('https://a.example/x', { trackedLink: SIGNED }))).toBe(SIGNED);
  await flushPromises();
  expect(loads).toBe(2);
});

test('[OB-06] a right click waits for the code', async () => {
  const page = createTestPage();
  const outbound = createLazyOutbound(async () => page.outbound);
  outbound.trackRightClick(createLink());
  await flushPromises();
  page.turn(false);
  page.turn(true);
  expect(page.events).toEqual([{ type: 'rightClick', status: 'unchecked' }]);
});
