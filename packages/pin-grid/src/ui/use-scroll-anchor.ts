import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { cardBox, cardsBetween, type GridLayout } from '../model/layout.ts';
import { focusCard } from './layout-animation.ts';

/**
 * A position in a grid that is independent of its width and length: a card, and the offset of its top from
 * the viewport's.
 */
export type ScrollAnchor = {
  readonly key: string;
  readonly offset: number;
  /** True if the card had keyboard focus: it is focused again. */
  readonly hasFocus?: true;
};

/** The storage of a grid's scroll position; the app decides on its lifetime and page (PG-07). */
export type ScrollStorage = { read(): ScrollAnchor | null; write(place: ScrollAnchor | null): void };

const SETTLE_MS = 150;

/** Keeps the viewport at the same card: on return, and when the width changes (PG-07). */
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
   * True while the card of the stored position is not loaded; the grid scrolls to it when it is, unless the
   * viewer scrolls first.
   */
  const isSought = useRef(false);
  // The list element itself: the ref is already null when the grid is unmounted.
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
    // By then the card is rendered.
    queueMicrotask(() => element.current && focusCard(element.current, index));
  });

  const remember = useEffectEvent((isLeaving: boolean) => {
    if (!standing) return;
    const line = -gridTop();
    const inView = cardsBetween(standing, line, line + window.innerHeight);
    const focused = isLeaving ? focusedCard(element.current) : undefined;
    // Otherwise the first card in reading order whose top is in view.
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
  // A layout effect's cleanup runs while the cards are still in the document; that of an effect would run too
  // late.
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

/** Returns the index of the card with keyboard focus. */
function focusedCard(list: HTMLElement | null): number | undefined {
  const cell = list?.querySelector(':scope > :has(:focus-visible)');
  return cell ? Number(cell.ariaPosInSet) - 1 : undefined;
}
