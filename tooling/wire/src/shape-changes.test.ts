import { expect, test } from 'vitest';
import { findShapeChanges } from './shape-changes.ts';

test.each<[string, unknown, unknown]>([
  ['a new member', { id: '1' }, { id: '2', name: 'Cups' }],
  ['a value instead of null', { section: null }, { section: { id: '1' } }],
  ['a longer list', [{ id: '1' }], [{ id: '1' }, { id: '2' }]],
  ['items instead of an empty list', [], [1]],
])('[PK-09] %s is compatible', (_, frozen, current) => {
  expect(findShapeChanges(frozen, current)).toEqual([]);
});

test.each<[string, unknown, unknown]>([
  ['answer.id is missing', { id: '1' }, {}],
  ['answer.id is number and was string', { id: '1' }, { id: 1 }],
  ['answer.board is nothing and was object', { board: {} }, { board: null }],
  ['answer.pins is empty and had items', { pins: [1] }, { pins: [] }],
  ['answer[1].id is missing', [{ id: '1' }], [{ id: '1' }, {}]],
  ['answer is object and was a list', [], {}],
])('[PK-09] it is reported that %s', (sentence, frozen, current) => {
  expect(findShapeChanges(frozen, current)).toEqual([sentence]);
});
