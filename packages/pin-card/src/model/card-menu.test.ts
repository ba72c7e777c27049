import { anImage, aPin, aStoryPin } from '@pegboard/types/testing';
import { expect, test } from 'vitest';
import { cardMenu, getDownloadUrl, getOverflowAction } from './card-menu.ts';

const member = { viewer: 'signed-in', origin: 'overflow' } as const;
const deleted = aStoryPin({ storyPin: { id: '1', isDeleted: true } });

test('[PC-12] the menu hides, downloads the image, shares and reports', () => {
  expect(cardMenu(aPin(), member)).toEqual(['hide', 'download', 'share', 'report']);
});

test('[PC-12] there is none on deleted and on conversation pins', () => {
  expect(cardMenu(deleted, member)).toEqual([]);
  expect(cardMenu(aPin(), { ...member, isConversation: true })).toEqual([]);
});

test('[PC-12] a pin of one’s own is neither hidden nor reported, one without picture not downloaded', () => {
  expect(cardMenu(aPin({ access: ['write'] }), member)).toEqual(['download', 'share']);
  expect(cardMenu(aPin({ images: null }), member)).toEqual(['hide', 'share', 'report']);
});

test('[PC-12] a visitor downloads and shares', () => {
  expect(cardMenu(aPin(), { viewer: 'signed-out', origin: 'right-click' })).toEqual([
    'open-in-tab',
    'download',
    'share',
  ]);
});

test('[PC-12] in place of the browser’s own menu a right click and a long press offer a new tab', () => {
  expect(cardMenu(aPin(), { ...member, origin: 'right-click' })[0]).toBe('open-in-tab');
  expect(cardMenu(aPin(), { ...member, origin: 'long-press' })[0]).toBe('open-in-tab');
});

test('[PC-12] the overflow is a menu for the signed-in on a desktop', () => {
  expect(getOverflowAction(aPin(), { viewer: 'signed-in' })).toBe('menu');
  expect(getOverflowAction(aPin(), { viewer: 'signed-in', isMobile: true })).toBeUndefined();
  expect(getOverflowAction(deleted, { viewer: 'signed-in' })).toBeUndefined();
});

test('[PC-12] a visitor’s overflow opens a login prompt when a pinner exists', () => {
  expect(getOverflowAction(aPin(), { viewer: 'signed-out' })).toBe('login');
  expect(getOverflowAction(aPin({ pinner: null }), { viewer: 'signed-out' })).toBeUndefined();
});

test('[PC-12] the largest picture is downloaded', () => {
  expect(getDownloadUrl(aPin({ origImageUrl: '/orig/cup.jpg' }))).toBe('/orig/cup.jpg');
  expect(getDownloadUrl(aPin())).toContain('/orig/');
  const { '236x': small, '736x': large } = aPin().images ?? {};
  expect(getDownloadUrl(aPin({ images: { '236x': small, '736x': large } }))).toBe(large?.url);
  expect(getDownloadUrl(aPin({ images: { '236x': small } }))).toBe(small?.url);
  expect(getDownloadUrl(aPin({ images: null }))).toBeUndefined();
});

test('[PC-12] an address that may not stand in a page is not downloaded', () => {
  const script = 'javascript:alert(1)';
  expect(getDownloadUrl(aPin({ origImageUrl: script }))).toContain('/orig/');
  expect(getDownloadUrl(aPin({ origImageUrl: script, images: { orig: anImage({ url: script }) } }))).toBe(
    undefined,
  );
});
