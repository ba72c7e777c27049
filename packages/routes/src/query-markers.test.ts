import { expect, test } from 'vitest';
import { markerName, parseQueryMarkers } from './query-markers.ts';

const NONE = {
  inviteCode: undefined,
  hasUtmPai: false,
  boardInvite: undefined,
  isOnSale: false,
  isFromDeepLink: false,
};

test('[RT-06] an address without markers has none', () => {
  expect(parseQueryMarkers('q=kiln')).toEqual(NONE);
  expect(parseQueryMarkers('')).toEqual(NONE);
});

test('[RT-06] invite_code and utm_pai are detected', () => {
  expect(parseQueryMarkers('?invite_code=k3_-Zy&utm_pai=')).toEqual({
    ...NONE,
    inviteCode: 'k3_-Zy',
    hasUtmPai: true,
  });
});

test.each([
  ['is empty', ''],
  ['is no code', '<b>'],
  ['is longer than one', 'a'.repeat(101)],
])('[RT-06] an invite code that %s is none', (_, code) => {
  expect(parseQueryMarkers(new URLSearchParams({ invite_code: code })).inviteCode).toBeUndefined();
});

test('[RT-06] board_url comes with accept_invite and seamless', () => {
  expect(
    parseQueryMarkers('board_url=%2Fada%2Fcups%2F&accept_invite=true&seamless=true').boardInvite,
  ).toEqual({
    boardPath: '/ada/cups/',
    acceptsInvite: true,
    isSeamless: true,
  });
  expect(parseQueryMarkers('board_url=/ada/cups&accept_invite=no').boardInvite).toEqual({
    boardPath: '/ada/cups',
    acceptsInvite: false,
    isSeamless: false,
  });
});

test.each([
  ['another site', 'https://evil.example/a/b'],
  ['another site without a scheme', '//evil.example/a'],
  ['one behind a backslash', '/\\evil.example/a'],
  ['no board', '/ada/'],
  ['more than a board', '/ada/cups/small/'],
  ['a tab in it', '/ada/\t/cups'],
  ['a query of its own', '/ada/cups?next=x'],
])('[RT-06] a board_url that names %s is none', (_, url) => {
  expect(parseQueryMarkers(new URLSearchParams({ board_url: url })).boardInvite).toBeUndefined();
});

test.each([
  ['true', true],
  ['1', true],
  ['false', false],
  ['', false],
])('[RT-06] on_sale=%s', (value, isOnSale) => {
  expect(parseQueryMarkers(`q=cup&on_sale=${value}`).isOnSale).toBe(isOnSale);
});

test('[RT-09] a deep link is known by utm_source 140 with utm_medium 2152', () => {
  expect(parseQueryMarkers('utm_source=140&utm_medium=2152').isFromDeepLink).toBe(true);
  expect(parseQueryMarkers('utm_source=140&utm_medium=1').isFromDeepLink).toBe(false);
  expect(parseQueryMarkers('utm_source=140').isFromDeepLink).toBe(false);
});

test.each([
  ['/?board_url=/ada/cups/&invite_code=k', 'board-invite'],
  ['/pin/7/?invite_code=k&utm_pai=1', 'invite'],
  ['/pin/7/?utm_source=140&utm_medium=2152', 'deep-link'],
  ['/pin/7/?utm_pai=1#a', 'utm-pai'],
  ['/search/?q=a&on_sale=true', 'on-sale'],
  ['/pin/7/#?invite_code=k', 'none'],
  ['/pin/7/?invite_code=%3C', 'none'],
  ['/pin/7/', 'none'],
])('[RT-06] the marker of %s is called %s', (address, name) => expect(markerName(address)).toBe(name));
