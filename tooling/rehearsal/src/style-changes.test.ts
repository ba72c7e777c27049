import { expect, test } from 'vitest';
import { isOfHeight, styleChanges } from './style-changes.ts';

const page = { body: { margin: '8px', height: '10px' }, p: { margin: '16px' } };

test('styles that are computed as before are no change', () => {
  expect(styleChanges(page, structuredClone(page))).toEqual([]);
});

test('[RL-02] a property that is computed otherwise is reported with both values, one that is added or removed too', () => {
  expect(styleChanges(page, { ...page, p: { margin: '0px', color: 'red' } })).toEqual([
    'p: margin was 16px and is 0px',
    'p: color was undefined and is red',
  ]);
});

test('[RL-02] an element that is added or removed is reported', () => {
  expect(styleChanges(page, { body: page.body, h1: {} })).toEqual(['p is gone', 'h1 has come']);
});

test('a page that has become higher is meant, another property of it is not', () => {
  const after = { ...page, body: { margin: '0px', height: '900px' } };
  expect(styleChanges(page, after, isOfHeight)).toEqual(['body: margin was 8px and is 0px']);
});

test('the height of what stands on the page is its own', () => {
  expect(isOfHeight('body', 'height')).toBe(true);
  expect(isOfHeight('p', 'height')).toBe(false);
});
