'use client';

// @boundaries-ignore the app installs it
import type { Pin } from '@pegboard/pin-card';
// @boundaries-ignore the app installs it
import { createElement, type ReactNode } from 'react';
// Written by the test: what the grid renders.
import markup from './markup.json';

type Tree =
  | string
  | {
      readonly tag: string;
      readonly attributes: Readonly<Record<string, string>>;
      readonly children: readonly Tree[];
    };

/** Creates the elements of the grid's markup as a component without any logic would: again at every request. */
export function ByHand({ pins }: { readonly pins: readonly Pin[] }): ReactNode {
  if (pins.length === 0) return null;
  return (markup as readonly Tree[]).map((tree, index) => elementOf(tree, index));
}

function elementOf(tree: Tree, key?: number): ReactNode {
  if (typeof tree === 'string') return tree;
  const attributes = { ...tree.attributes, ...(key !== undefined && { key }) };
  return createElement(tree.tag, attributes, ...tree.children.map((child) => elementOf(child)));
}
