import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isOpenedInPage, type LinkClick } from './opened-in-page.ts';

const PLAIN = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const link = (origin: string, target = '') => ({ currentTarget: { origin, target } });

beforeEach(() => void vi.stubGlobal('location', { origin: 'https://pegboard.example' }));
afterEach(() => vi.unstubAllGlobals());

const here = link('https://pegboard.example');

test.each<readonly [string, LinkClick, boolean]>([
  ['a link of this site', { ...PLAIN, ...here }, true],
  ['a link of this site in this window', { ...PLAIN, ...link('https://pegboard.example', '_self') }, true],
  ['a link in another window', { ...PLAIN, ...link('https://pegboard.example', '_blank') }, false],
  ['a link of another site', { ...PLAIN, ...link('https://shop.example') }, false],
  ['with Control', { ...PLAIN, ...here, ctrlKey: true }, false],
  ['with Command', { ...PLAIN, ...here, metaKey: true }, false],
  ['with Shift', { ...PLAIN, ...here, shiftKey: true }, false],
  ['with Alt', { ...PLAIN, ...here, altKey: true }, false],
])('[UI-04] a click on %s opens in this page: %#', (_, click, expected) => {
  expect(isOpenedInPage(click)).toBe(expected);
});
