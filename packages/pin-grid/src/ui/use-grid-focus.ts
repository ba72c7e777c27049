import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Standing } from '../model/layout.ts';
import type { moveByArrow } from './arrow-keys.ts';

/** Which card has the focus, and what the list does when the focus comes, goes and is moved by arrow keys. */
export type GridFocus = {
  /** The item whose card has the focus, by its index when it got it. */
  readonly focused: number | undefined;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/** What arrow keys do: loaded when the focus comes. A key that is quicker waits for it. */
let move: typeof moveByArrow = (...key) => void loadKeys().then((isLoaded) => isLoaded && move(...key));

/** Without a network keys do as in any list; the next focus tries again. */
async function loadKeys(): Promise<boolean> {
  const keys = await import('./arrow-keys.ts').catch(() => undefined);
  if (keys) move = keys.moveByArrow;
  return keys !== undefined;
}

/**
 * Keeps the card that has the focus in the page, and moves the focus by arrow keys to the card that stands beside it, in
 * the page or not (PG-06).
 */
export function useGridFocus(
  container: RefObject<HTMLElement | null>,
  standing: Standing | undefined,
): GridFocus {
  const [focused, setFocused] = useState<number>();

  const follow = (target: EventTarget | null): void => {
    const cells = container.current?.children ?? [];
    const cell = [...cells].find((one) => target instanceof Node && one.contains(target));
    setFocused(cell && Number(cell.ariaPosInSet) - 1);
  };

  return {
    focused,
    onFocus({ target }) {
      follow(target);
      void loadKeys();
    },
    // A window that is left keeps its active element, and comes back to it.
    onBlur: ({ relatedTarget }) => follow(relatedTarget ?? document.activeElement),
    onKeyDown(event) {
      const list = container.current;
      if (list && standing && focused !== undefined)
        move(event, list, focused, standing, (index) => flushSync(() => setFocused(index)));
    },
  };
}
