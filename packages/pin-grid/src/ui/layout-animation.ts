import type { RefObject } from 'react';
import { cardBox, type GridLayout } from '../model/layout.ts';
import { FOCUSABLE_SELECTOR } from './arrow-keys.ts';
import { isPrefix } from '../model/layout-cache.ts';

/** A grid's list element, and its items. */
export type GridSnapshot<T> = {
  readonly list: RefObject<HTMLElement | null>;
  readonly items: readonly T[];
  readonly getKey: (item: T) => string;
  readonly standing: GridLayout | undefined;
};

/** The last displayed position of a card before a change, including animations. */
export type CardPosition = {
  readonly cell: HTMLElement;
  readonly index: number;
  readonly box: DOMRect;
  readonly hasFocus: boolean;
};

type Way = { readonly x: number; readonly y: number };

const MOVE_MS = 260;
const FADE_MS = 180;
const EASE = 'cubic-bezier(0.2, 0, 0, 1)';
/** The id of the grid's own animations, to distinguish them from those of cards. */
const MOVE_ID = 'pin-grid-move';
const GONE = { opacity: 0, scale: 0.92 };

/**
 * Returns the rendered cards when the list is about to change; null if nothing moves: items were only
 * appended, or the width changed.
 */
export function capturePositions<T>(
  before: GridSnapshot<T>,
  now: GridSnapshot<T>,
): readonly CardPosition[] | null {
  const list = now.list.current;
  if (!list || before.items === now.items) return null;
  if (!now.standing || before.standing?.cardWidth !== now.standing.cardWidth) return null;
  if (isPrefix(before.items, now.items, now.getKey)) return null;
  return cellsOf(list).map(([index, cell]) => ({
    cell,
    index,
    box: cell.getBoundingClientRect(),
    hasFocus: cell.contains(document.activeElement),
  }));
}

/**
 * Animates the change from one list of items to another (PG-08): cards move from their displayed to their new
 * positions, added ones fade in, removed ones fade out and are inert meanwhile. A change during an animation
 * continues from the displayed positions. Nothing is animated under `prefers-reduced-motion`. The focus of a
 * removed card moves to the one at its position.
 */
export function animateLayoutChange<T>(
  before: GridSnapshot<T>,
  now: GridSnapshot<T>,
  seen: readonly CardPosition[],
): void {
  const list = now.list.current;
  const [start, end] = [before.standing, now.standing];
  if (!list || !start || !end) return;
  for (const { cell, hasFocus, index } of seen) if (hasFocus && !cell.isConnected) focusCard(list, index);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;

  const onward = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
  const [was, is] = [indexByKey(before), indexByKey(now)];
  const keyAt = ({ items, getKey }: GridSnapshot<T>, index: number): string => getKey(items[index] as T);
  /**
   * Returns the offset from a position in the new list to one in the old, for cards that were not rendered
   * before or no longer are.
   */
  const wayBack = (from: number, to: number): Way => {
    const [old, current] = [cardBox(start, from), cardBox(end, to)];
    return { x: onward * (old.x - current.x), y: old.y - current.y };
  };

  const boxes = new Map(seen.map(({ cell, box }) => [cell, box]));
  for (const [index, cell] of cellsOf(list)) {
    for (const animation of cell.getAnimations()) if (animation.id === MOVE_ID) animation.cancel();
    const box = boxes.get(cell);
    const from = was.get(keyAt(now, index));
    if (box) glide(cell, wayBetween(box, cell.getBoundingClientRect()));
    else if (from !== undefined) glide(cell, wayBack(from, index));
    else play(cell, [GONE, {}], FADE_MS);
  }
  for (const { cell, index } of seen) {
    if (cell.isConnected) continue;
    const to = is.get(keyAt(before, index));
    leave(list, cell, to === undefined ? undefined : wayBack(index, to));
  }
}

/** Returns the rendered cards of a list with their indexes, without those that are being removed. */
function cellsOf(list: HTMLElement): readonly (readonly [index: number, cell: HTMLElement])[] {
  return [...list.children].flatMap((cell) =>
    cell instanceof HTMLElement && cell.ariaPosInSet ? [[Number(cell.ariaPosInSet) - 1, cell]] : [],
  );
}

function indexByKey<T>({ items, getKey }: GridSnapshot<T>): ReadonlyMap<string, number> {
  return new Map(items.map((item, index) => [getKey(item), index]));
}

const wayBetween = (from: DOMRect, to: DOMRect): Way => ({ x: from.left - to.left, y: from.top - to.top });

const translate = (x: number, y: number): Keyframe => ({ translate: `${x}px ${y}px` });

function play(cell: HTMLElement, frames: Keyframe[], duration: number): Animation {
  const animation = cell.animate(frames, { duration, easing: EASE });
  animation.id = MOVE_ID;
  return animation;
}

/** Animates a card to its current position from an offset. */
function glide(cell: HTMLElement, { x, y }: Way): void {
  if (Math.abs(x) + Math.abs(y) >= 1) play(cell, [translate(x, y), {}], MOVE_MS);
}

/** Keeps a removed card visible but inert: it fades out, or moves out of view. */
function leave(list: HTMLElement, cell: HTMLElement, back: Way | undefined): void {
  cell.inert = true;
  cell.ariaPosInSet = null;
  list.append(cell);
  const animation = back
    ? play(cell, [{}, translate(-back.x, -back.y)], MOVE_MS)
    : play(cell, [{}, GONE], FADE_MS);
  const remove = (): void => cell.remove();
  animation.addEventListener('finish', remove);
  animation.addEventListener('cancel', remove);
}

/** Focuses the card at an index, or the last one if there is none, when nothing is focused. */
export function focusCard(list: HTMLElement, index: number): void {
  const { body, activeElement } = document;
  if (activeElement && activeElement !== body) return;
  const cell =
    list.querySelector(`:scope > [aria-posinset="${index + 1}"]`) ??
    list.querySelector(`:scope > [aria-posinset="${index}"]`);
  cell?.querySelector<HTMLElement>(FOCUSABLE_SELECTOR)?.focus({ preventScroll: true });
}
