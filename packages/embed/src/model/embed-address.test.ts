import { expect, test } from 'vitest';
import { embedAddress, type EmbedKind } from './embed-address.ts';

const SITE = { siteUrl: 'https://pins.example/', origin: 'https://blog.example' };
const FROM = 'origin=https%3A%2F%2Fblog.example';

test.each<[EmbedKind, string, string]>([
  ['pin', 'https://pins.example/pin/912/', `https://pins.example/pin/912/embed/?${FROM}`],
  ['pin', 'https://pins.example/pin/bowl--912/?a=b#c', `https://pins.example/pin/bowl--912/embed/?${FROM}`],
  ['pin', '/pin/912', `https://pins.example/pin/912/embed/?${FROM}`],
  ['board', 'https://pins.example/ada/bowls/', `https://pins.example/embed/ada/bowls/?${FROM}`],
  ['board', 'https://pins.example/ada/bowls/glazed/', `https://pins.example/embed/ada/bowls/?${FROM}`],
  ['profile', 'https://pins.example/ada/', `https://pins.example/embed/ada/?${FROM}`],
  ['profile', 'https://pins.example/ada/_saved/', `https://pins.example/embed/ada/?${FROM}`],
])('[IO-07] a %s of %s is embedded from %s', (kind, link, wanted) => {
  expect(embedAddress(kind, link, {}, SITE)).toBe(wanted);
});

test.each<[EmbedKind, string]>([
  ['pin', 'https://other.example/pin/912/'],
  ['pin', 'http://pins.example/pin/912/'],
  ['pin', 'https://ada@pins.example/pin/912/'],
  ['pin', 'https://pins.example/ada/bowls/'],
  ['pin', 'https://pins.example/pin/'],
  ['board', 'https://pins.example/ada/'],
  ['board', 'https://pins.example/pin/912/'],
  ['profile', 'https://pins.example/'],
  ['profile', 'javascript:alert(1)'],
  ['profile', 'data:text/html,hello'],
  ['profile', 'https://'],
])('[IO-07] a %s is not embedded from %s', (kind, link) => {
  expect(embedAddress(kind, link, {}, SITE)).toBeUndefined();
});

test('[IO-07] a site below a path is embedded from there, and its neighbours are not', () => {
  const site = { ...SITE, siteUrl: 'https://club.example/pins/' };
  expect(embedAddress('pin', 'https://club.example/pins/pin/9/', {}, site)).toBe(
    `https://club.example/pins/pin/9/embed/?${FROM}`,
  );
  expect(embedAddress('pin', 'https://club.example/pin/9/', {}, site)).toBeUndefined();
});

test('[IO-07] the address has the appearance, without values that the page does not know', () => {
  const address = (appearance: Parameters<typeof embedAddress>[2]): string =>
    new URL(embedAddress('board', '/ada/bowls/', appearance, { ...SITE, origin: 'null' }) ?? '').search;
  expect(address({ theme: 'dark', columns: '2', lang: 'de-AT' })).toBe('?theme=dark&columns=2&lang=de');
  expect(address({ theme: 'pink', columns: '9', lang: 'fr' })).toBe('');
});
