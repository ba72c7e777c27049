import { findAdjacentCard, type Direction } from '../model/adjacent-card.ts';
import type { GridLayout } from '../model/layout.ts';

const KEYS: Readonly<Record<string, readonly [leftToRight: Direction, rightToLeft: Direction]>> = {
  ArrowUp: ['up', 'up'],
  ArrowDown: ['down', 'down'],
  ArrowLeft: ['before', 'after'],
  ArrowRight: ['after', 'before'],
};

/**
 * The focusable part of a card, and the elements whose arrow keys the grid handles: fields, menus and players
 * use their own.
 */
export const FOCUSABLE_SELECTOR = 'a[href], button:not([role], [aria-haspopup])';

/**
 * Moves the focus from the card at `index` to the adjacent one in the direction of an arrow key, rendered or
 * not (PG-06). `bring` renders a card synchronously.
 */
export function moveByArrow(
  event: KeyboardEvent,
  list: HTMLElement,
  index: number,
  standing: GridLayout,
  bring: (index: number) => void,
): void {
  const { target } = event;
  const direction = KEYS[event.key]?.[getComputedStyle(list).direction === 'rtl' ? 1 : 0];
  if (!direction || event.defaultPrevented) return;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!(target instanceof Element && target.matches(FOCUSABLE_SELECTOR))) return;
  const next = findAdjacentCard(standing, index, direction);
  if (next === undefined) return;
  event.preventDefault();
  bring(next);
  const cell = list.querySelector(`:scope > [aria-posinset="${next + 1}"]`);
  cell?.querySelector<HTMLElement>(FOCUSABLE_SELECTOR)?.focus();
}
