import type { Tree } from '@pegboard/config/markup-tree';
import { createElement, type ReactNode } from 'react';

/** Creates the elements of a tree, as a component without any logic would. */
export function createElementTree(tree: Tree, key?: number): ReactNode {
  if (typeof tree === 'string') return tree;
  const children = tree.children.map((child) => createElementTree(child));
  return createElement(tree.tag, { ...tree.attributes, ...(key !== undefined && { key }) }, ...children);
}
