import { expect, test } from 'vitest';
import { getDepth, validateMove, getDescendants, flattenTree, type MoveError } from './tree.ts';

const node = (id: string, parentId: string | null) => ({ id, name: id, parentId });
const TREE = [
  node('root', null),
  node('europe', 'root'),
  node('asia', 'root'),
  node('spain', 'europe'),
  node('madrid', 'spain'),
];

test('[BD-03] the tree is listed from its root down, ordered by name', () => {
  expect(flattenTree(TREE).map(({ id, level }) => `${level} ${id}`)).toEqual([
    '1 root',
    '2 asia',
    '2 europe',
    '3 spain',
    '4 madrid',
  ]);
});

test('[BD-03] returns the descendants of a business with their depth', () => {
  expect([...getDescendants(TREE, 'europe')]).toEqual(['spain', 'madrid']);
  expect(getDepth(TREE, 'madrid')).toBe(4);
});

test.each<[string, string, MoveError | undefined]>([
  ['spain', 'asia', undefined],
  ['spain', 'root', undefined],
  ['root', 'asia', 'root'],
  ['europe', 'madrid', 'cycle'],
  ['europe', 'europe', 'cycle'],
  ['spain', 'nowhere', 'missing'],
  ['nowhere', 'root', 'missing'],
])('[BD-03] %s below %s: %s', (id, parent, problem) => {
  expect(validateMove(TREE, id, parent)).toBe(problem);
});

test('[BD-03] a tree of six levels takes no seventh', () => {
  const deep = [...TREE, node('five', 'madrid'), node('six', 'five')];
  expect(validateMove(deep, 'asia', 'five')).toBeUndefined();
  expect(validateMove(deep, 'asia', 'six')).toBe('depth');
  expect(validateMove([...deep, node('japan', 'asia')], 'asia', 'five')).toBe('depth');
});

test('[BD-03] cyclic rows do not cause an endless loop', () => {
  const circle = [node('root', null), node('a', 'b'), node('b', 'a')];
  expect(getDescendants(circle, 'a').size).toBe(2);
  expect(flattenTree(circle)).toHaveLength(1);
});
