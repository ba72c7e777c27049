import { expect, test } from 'vitest';
import { landingType, LANDING_TYPES } from './landing-type.ts';

const ROWS = [
  ['/', 'home'],
  ['/homefeed/', 'home'],
  ['/pin/cup--912/?utm_pai=1', 'closeup'],
  ['/search/pins/?q=cup', 'search'],
  ['/ideas/', 'ideas'],
  ['/ideas/pottery/31/', 'ideas'],
  ['/topics/pottery/', 'topic'],
  ['/today/', 'today'],
  ['/today/article/glazes/', 'today'],
  ['/today/shop/mugs/', 'today'],
  ['/mira/', 'profile'],
  ['/mira/_saved/', 'profile'],
  ['/unauth-profile/mira/', 'profile'],
  ['/mira/cups/', 'board'],
  ['/Ada/pots/', 'own_board'],
  ['/mira/cups/small/', 'section'],
  ['/ada/pots/tall/', 'own_section'],
  ['/login/', 'empty'],
  ['/pin/912/edit/', 'empty'],
  ['/no/such/page/here/', 'empty'],
  ['no address', 'empty'],
] as const;

test.each(ROWS)('[RT-05] a visit of Ada that begins at %s begins on %s', (address, type) => {
  expect(landingType(address, 'ada')).toBe(type);
});

test('[RT-05] every type is returned, and visitors never have a board of their own', () => {
  expect(new Set(ROWS.map(([, type]) => type))).toEqual(new Set(LANDING_TYPES));
  expect(landingType('/ada/pots/', null)).toBe('board');
});
