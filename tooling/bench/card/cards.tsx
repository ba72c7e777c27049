import { renderToString } from 'react-dom/server';
import { card, pins } from './pin-cards.tsx';
import { parseTree, type Tree } from '@pegboard/config/markup-tree';
import { createElementTree } from './tree.ts';

/** The compared subjects: the same markup from cards and from plain elements. */
export type CardSubject = {
  readonly html: string;
  readonly bare: string;
  readonly cards: () => string;
  readonly markup: () => string;
  /** The element trees of the plain markup. */
  readonly trees: readonly Tree[];
};

/**
 * Creates a subject of cards of plain image pins. Each run of the cards creates its pins again, so that
 * nothing is cached; the elements of the plain markup are created once.
 */
export function cardSubject(count: number): CardSubject {
  const trees = pins(count).map((pin) => parseTree(renderToString(card(pin))));
  const elements = trees.map((tree, index) => createElementTree(tree, index));
  const cards = (): string => renderToString(<>{pins(count).map((pin) => card(pin))}</>);
  const markup = (): string => renderToString(<>{elements}</>);
  return { html: cards(), bare: markup(), cards, markup, trees };
}
