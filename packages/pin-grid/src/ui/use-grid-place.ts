import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { cardBox, cardsBetween, type Standing } from '../model/layout.ts';

/** A place in a grid that survives another width and more pages: a card, and how far its top is below the view's. */
export type GridPlace = { readonly key: string; readonly offset: number };

/** Where a grid keeps its place while it is away; the app decides how long and for which page (PG-07). */
export type GridMemory = { read(): GridPlace | null; write(place: GridPlace | null): void };

const SETTLE_MS = 150;

/** Keeps the view at the same card: when somebody comes back, and when the width changes (PG-07). */
export function useGridPlace<T>(
  container: RefObject<HTMLElement | null>,
  memory: GridMemory | undefined,
  items: readonly T[],
  keyOf: (item: T) => string,
  standing: Standing | undefined,
): void {
  const place = useRef<GridPlace>(null);
  /** The card of the place has not been loaded yet; it is gone to when it comes, unless somebody scrolls before. */
  const isSought = useRef(false);
  // The list itself: its ref is empty before this is told that the grid leaves.
  const element = useRef<HTMLElement>(null);
  const gridTop = (): number => element.current?.getBoundingClientRect().top ?? 0;

  const seek = useEffectEvent(() => {
    const wanted = place.current ?? memory?.read();
    if (!standing || !wanted) return;
    place.current = wanted;
    const index = items.findIndex((item) => keyOf(item) === wanted.key);
    isSought.current = index < 0;
    if (isSought.current) return;
    const top = gridTop() + window.scrollY + cardBox(standing, index).y - wanted.offset;
    window.scrollTo({ top, behavior: 'instant' });
  });

  const remember = useEffectEvent(() => {
    if (!standing) return;
    const line = -gridTop();
    const inView = cardsBetween(standing, line, line + window.innerHeight);
    // The first card in reading order whose top is in view.
    const index = window.scrollY > 0 ? inView.find((card) => cardBox(standing, card).y >= line) : undefined;
    const item = items[index ?? -1];
    if (index !== undefined && item !== undefined)
      place.current = { key: keyOf(item), offset: cardBox(standing, index).y - line };
    else if (isSought.current) return;
    else place.current = null;
    isSought.current = false;
    memory?.write(place.current);
  });

  useLayoutEffect(() => {
    element.current = container.current;
  }, [container]);
  const cardWidth = standing?.cardWidth;
  const count = items.length;
  useLayoutEffect(() => {
    if (cardWidth !== undefined) seek();
  }, [cardWidth]);
  useLayoutEffect(() => {
    if (count > 0 && isSought.current) seek();
  }, [count]);
  // A layout effect leaves while the cards still stand in the page; an effect would find them gone.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const scrolled = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => remember(), SETTLE_MS);
    };
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', scrolled);
      remember();
    };
  }, []);
}
