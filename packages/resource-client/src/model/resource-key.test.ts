import { expect, test } from 'vitest';
import { resourceKey } from './resource-key.ts';

test.each([
  ['the order of options', { a: 1, b: 2 }, { b: 2, a: 1 }],
  ['the order inside of options', { a: { x: 1, y: [{ p: 1, q: 2 }] } }, { a: { y: [{ q: 2, p: 1 }], x: 1 } }],
  ['an option that is undefined', { a: 1, b: undefined }, { a: 1 }],
])('[RC-04] %s does not count', (_, one, other) => {
  expect(resourceKey('Boards', one)).toBe(resourceKey('Boards', other));
});

test.each([
  ['the name', resourceKey('Board', {}), resourceKey('Boards', {})],
  ['a value', resourceKey('Board', { id: '1' }), resourceKey('Board', { id: '2' })],
  ['the kind of a value', resourceKey('Board', { id: '1' }), resourceKey('Board', { id: 1 })],
  ['null', resourceKey('Board', { id: null }), resourceKey('Board', {})],
  ['the order of a list', resourceKey('Board', { ids: [1, 2] }), resourceKey('Board', { ids: [2, 1] })],
])('[RC-04] %s counts', (_, one, other) => {
  expect(one).not.toBe(other);
});
