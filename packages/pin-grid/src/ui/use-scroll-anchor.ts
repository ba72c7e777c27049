import {
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type Ref,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import type { PinGridActions } from '../pin-grid-actions.ts';
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

/** The props of a grid that remembers where it is scrolled to. */
export type ScrollAnchorProps<T> = {
  readonly list: RefObject<HTMLElement | null>;
  readonly scrollStorage?: ScrollStorage | undefined;
  readonly items: readonly T[];
  readonly getKey: (item: T) => string;
  readonly standing: GridLayout | undefined;
  readonly focusOn: (key: string | undefined) => void;
  readonly getScrollElement?: ((grid: HTMLElement) => HTMLElement | null) | undefined;
  readonly actions?: Ref<PinGridActions> | undefined;
};

/** Keeps the viewport at the same card: on return, and when the width changes (PG-07); scrolls to a card (PK-05). */
export function useScrollAnchor<T>(props: ScrollAnchorProps<T>): void {
  const { list, scrollStorage, items, getKey, standing, focusOn } = props;
  const place = useRef<ScrollAnchor>(null);
  /**
   * True while the card of the stored position is not loaded; the grid scrolls to it when it is, unless the
   * viewer scrolls first.
   */
  const isSought = useRef(false);
  // The list element itself: the ref is already null when the grid is unmounted.
  const element = useRef<HTMLElement>(null);
  const scroller = (): HTMLElement | null =>
    (element.current && props.getScrollElement?.(element.current)) ?? null;
  const scrollTop = (): number => scroller()?.scrollTop ?? window.scrollY;
  /** Returns the distance from the top of the viewport to that of the grid. */
  const gridTop = (): number =>
    (element.current?.getBoundingClientRect().top ?? 0) - (scroller()?.getBoundingClientRect().top ?? 0);
  const scrollToCard = (
    layout: GridLayout,
    index: number,
    offset: number,
    behavior: ScrollBehavior,
  ): void => {
    const top = gridTop() + scrollTop() + cardBox(layout, index).y - offset;
    (scroller() ?? window).scrollTo({ top, behavior });
  };

  const seek = useEffectEvent(() => {
    const wanted = place.current ?? scrollStorage?.read();
    if (!standing || !wanted) return;
    place.current = wanted;
    const index = items.findIndex((item) => getKey(item) === wanted.key);
    isSought.current = index < 0;
    if (isSought.current) return;
    scrollToCard(standing, index, wanted.offset, 'instant');
    if (!wanted.hasFocus) return;
    place.current = { key: wanted.key, offset: wanted.offset };
    focusOn(wanted.key);
    // By then the card is rendered.
    queueMicrotask(() => element.current && focusCard(element.current, index));
  });

  const remember = useEffectEvent((isLeaving: boolean) => {
    if (!standing) return;
    const line = -gridTop();
    const inView = cardsBetween(standing, line, line + (scroller()?.clientHeight ?? window.innerHeight));
    const focused = isLeaving ? focusedCard(element.current) : undefined;
    // Otherwise the first card in reading order whose top is in view.
    const index =
      focused ?? (scrollTop() > 0 ? inView.find((card) => cardBox(standing, card).y >= line) : undefined);
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

  const scrollTo = useEffectEvent<PinGridActions['scrollTo']>((key, options = {}) => {
    const { offset = 0, behavior = 'auto', focus = false } = options;
    const index = items.findIndex((item) => getKey(item) === key);
    if (!standing || index < 0) return false;
    scrollToCard(standing, index, offset, behavior);
    if (!focus) return true;
    flushSync(() => focusOn(key));
    if (element.current) focusCard(element.current, index);
    return true;
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
  const getTarget = useEffectEvent(() => scroller() ?? window);
  useImperativeHandle(props.actions, () => ({ scrollTo }), []);
  // A layout effect's cleanup runs while the cards are still in the document; that of an effect would run too
  // late.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const scrolled = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => remember(false), SETTLE_MS);
    };
    const target = getTarget();
    target.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      clearTimeout(timer);
      target.removeEventListener('scroll', scrolled);
      remember(true);
    };
  }, []);
}

/** Returns the index of the card with keyboard focus. */
function focusedCard(list: HTMLElement | null): number | undefined {
  const cell = list?.querySelector(':scope > :has(:focus-visible)');
  return cell ? Number(cell.ariaPosInSet) - 1 : undefined;
}
