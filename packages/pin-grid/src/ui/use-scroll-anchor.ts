import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { cardBox, cardsBetween, type GridLayout } from '../model/layout.ts';
import { focusCard } from './layout-animation.ts';

/** A place in a grid that survives another width and more pages: a card, and how far its top is below the view's. */
export type ScrollAnchor = {
  readonly key: string;
  readonly offset: number;
  /** Anyone who left goes by keys, and left from this card: it gets the focus again. */
  readonly hasFocus?: true;
};

/** The storage of a grid's scroll position; the app decides on its lifetime and page (PG-07). */
export type ScrollStorage = { read(): ScrollAnchor | null; write(place: ScrollAnchor | null): void };

const SETTLE_MS = 150;

/** Keeps the view at the same card: when someone returns, and when the width changes (PG-07). */
export function useScrollAnchor<T>(props: {
  readonly list: RefObject<HTMLElement | null>;
  readonly scrollStorage?: ScrollStorage | undefined;
  readonly items: readonly T[];
  readonly getKey: (item: T) => string;
  readonly standing: GridLayout | undefined;
  readonly focusOn: (key: string | undefined) => void;
}): void {
  const { list, scrollStorage, items, getKey, standing, focusOn } = props;
  const place = useRef<ScrollAnchor>(null);
  /**
   * The card of the place has not been loaded yet; it is gone to when it comes, unless someone scrolls
   * before.
   */
  const isSought = useRef(false);
  // The list itself: its ref is empty before this is notified that the grid leaves.
  const element = useRef<HTMLElement>(null);
  const gridTop = (): number => element.current?.getBoundingClientRect().top ?? 0;

  const seek = useEffectEvent(() => {
    const wanted = place.current ?? scrollStorage?.read();
    if (!standing || !wanted) return;
    place.current = wanted;
    const index = items.findIndex((item) => getKey(item) === wanted.key);
    isSought.current = index < 0;
    if (isSought.current) return;
    const top = gridTop() + window.scrollY + cardBox(standing, index).y - wanted.offset;
    window.scrollTo({ top, behavior: 'instant' });
    if (!wanted.hasFocus) return;
    place.current = { key: wanted.key, offset: wanted.offset };
    focusOn(wanted.key);
    // By then the card is in the page.
    queueMicrotask(() => element.current && focusCard(element.current, index));
  });

  const remember = useEffectEvent((isLeaving: boolean) => {
    if (!standing) return;
    const line = -gridTop();
    const inView = cardsBetween(standing, line, line + window.innerHeight);
    const focused = isLeaving ? focusedCard(element.current) : undefined;
    // Else the first card in reading order whose top is in view.
    const index =
      focused ?? (window.scrollY > 0 ? inView.find((card) => cardBox(standing, card).y >= line) : undefined);
    const item = items[index ?? -1];
    if (index !== undefined && item !== undefined)
      place.current = {
        key: getKey(item),
        offset: cardBox(standing, index).y - line,
        ...(focused !== undefined && { hasFocus: true }),
      };
    else if (isSought.current) return;
    else place.current = null;
    isSought.current = false;
    scrollStorage?.write(place.current);
  });

  useLayoutEffect(() => {
    element.current = list.current;
  }, [list]);
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
      timer = setTimeout(() => remember(false), SETTLE_MS);
    };
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', scrolled);
      remember(true);
    };
  }, []);
}

/** The index of the card that has the focus of someone who goes by keys. */
function focusedCard(list: HTMLElement | null): number | undefined {
  const cell = list?.querySelector(':scope > :has(:focus-visible)');
  return cell ? Number(cell.ariaPosInSet) - 1 : undefined;
}
