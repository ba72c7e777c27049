import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { ByHand } from './by-hand.ts';
import type { GridScene } from './grid-moves.ts';

/** What a grid knows of whoever has come to it, and how it listens. */
export type HandView = {
  /** The index of the item whose card has the focus; -1 where none has it. */
  readonly focused: number;
  /** Follows arrow keys and shows moves, once it is loaded; nothing to be seen. */
  readonly byHand: ReactNode;
  readonly listeners: {
    readonly onPointerEnter: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
};

/** Whoever has looked for so long may see cards move: what is for hands is loaded without a sign of one. */
const STAYED_MS = 4000;

/**
 * Keeps the card that has the focus in the page, also when the list changes, and loads what only hands, keys and changes
 * need when they come.
 */
export function useByHand<T>(scene: GridScene<T>): HandView {
  const { items, keyOf } = scene;
  const [key, setKey] = useState<string>();
  const [loaded, setLoaded] = useState<{ readonly ByHand: typeof ByHand }>();
  const firstKey = useRef<KeyboardEvent>(null);
  const focused = useMemo(
    () => (key === undefined ? -1 : items.findIndex((item) => keyOf(item) === key)),
    [items, key, keyOf],
  );
  const focusItem = (index: number): void => {
    const item = items[index];
    setKey(item === undefined ? undefined : keyOf(item));
  };
  const follow = (target: EventTarget | null): void => {
    const cells = [...(scene.list.current?.children ?? [])];
    const cell = cells.find((one) => one.contains(target as Node | null));
    focusItem(Number(cell?.ariaPosInSet) - 1);
  };
  /** Without a network keys do as in any list; the next sign of a hand tries again. */
  const load = (): void => void (loaded ?? import('./by-hand.ts').then(setLoaded, () => undefined));
  useEffect(() => {
    setTimeout(load, STAYED_MS);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, from when the grid stands
  }, []);
  return {
    focused,
    byHand: loaded ? <loaded.ByHand {...scene} {...{ focused, focusItem, firstKey }} /> : null,
    listeners: {
      onPointerEnter: load,
      onFocus({ target }) {
        follow(target);
        load();
      },
      // A window that is left keeps its active element, and comes back to it.
      onBlur: ({ relatedTarget }) => follow(relatedTarget ?? document.activeElement),
      onKeyDown(event) {
        firstKey.current = event;
      },
    },
  };
}
