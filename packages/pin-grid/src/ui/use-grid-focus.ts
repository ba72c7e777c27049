import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Direction } from '../model/focus.ts';

/** Which card has the focus, and what the list does when the focus comes, goes and is moved by arrow keys. */
export type GridFocus = {
  /** The item whose card has the focus, by its index when it got it. */
  readonly focused: number | undefined;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

const KEYS: Readonly<Record<string, readonly [leftToRight: Direction, rightToLeft: Direction]>> = {
  ArrowUp: ['up', 'up'],
  ArrowDown: ['down', 'down'],
  ArrowLeft: ['before', 'after'],
  ArrowRight: ['after', 'before'],
};

/** What arrow keys are ours on: fields, menus and players use them for themselves. */
const PLAIN = 'a[href], button:not([role], [aria-haspopup])';

/**
 * Keeps the card that has the focus in the page, and moves the focus by arrow keys to the card that stands beside it, in
 * the page or not (PG-06).
 */
export function useGridFocus(
  container: RefObject<HTMLElement | null>,
  beside: (index: number, direction: Direction) => number | undefined,
): GridFocus {
  const [focused, setFocused] = useState<number>();

  const indexOf = (target: EventTarget): number | undefined => {
    const cells = container.current?.children ?? [];
    const cell = [...cells].find((one) => target instanceof Node && one.contains(target));
    return cell && Number(cell.getAttribute('aria-posinset')) - 1;
  };

  return {
    focused,
    onFocus: ({ target }) => setFocused(indexOf(target)),
    onBlur({ relatedTarget }) {
      const element = container.current;
      // A window that is left keeps its active element, and comes back to it.
      if (element?.contains(relatedTarget) || element?.contains(document.activeElement)) return;
      setFocused(undefined);
    },
    onKeyDown(event) {
      const { target, key, currentTarget } = event;
      const direction = KEYS[key]?.[getComputedStyle(currentTarget).direction === 'rtl' ? 1 : 0];
      if (!direction || event.defaultPrevented) return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const index = target instanceof Element && target.matches(PLAIN) ? indexOf(target) : undefined;
      const next = index === undefined ? undefined : beside(index, direction);
      if (next === undefined) return;
      event.preventDefault();
      flushSync(() => setFocused(next));
      const cell = container.current?.querySelector(`:scope > [aria-posinset="${next + 1}"]`);
      cell?.querySelector<HTMLElement>(PLAIN)?.focus();
    },
  };
}
