import type { CarouselSlot, Pin } from '@pegboard/types';
import { useCallback, useEffect, useRef, useState, type DOMAttributes, type PointerEvent } from 'react';
import { getInitialSlide } from '../model/card-picture.ts';
import {
  getCarouselPosition,
  nextSlideIndex,
  swipeDirection,
  type CarouselPosition,
} from '../model/carousel.ts';

/** Visible ratio from which a slide counts as seen. */
const SEEN = 0.5;

/** The slides of a card: the visible one, and the handlers that change it. */
export type Slides = {
  readonly place: CarouselPosition;
  readonly count: number;
  readonly slot: CarouselSlot | undefined;
  readonly move: (direction: 'back' | 'forward') => void;
  /** A ref for the element that shows the slides; it tracks which were seen. */
  readonly watch: (element: HTMLElement | null) => void;
  /** Handlers for the card: a swipe moves the slides, and releasing it opens nothing. */
  readonly swiping: Pick<DOMAttributes<HTMLElement>, 'onPointerDown' | 'onPointerUp' | 'onClickCapture'>;
};

/**
 * Manages the slides of a pin's card (PC-14); `onSlotSeen` is called once for each slide that was half in
 * view.
 */
export function useSlides(
  pin: Pin,
  onSlotSeen: ((pin: Pin, slot: CarouselSlot, index: number) => void) | undefined,
): Slides {
  const count = pin.carousel?.slots?.length ?? 0;
  const [index, setIndex] = useState(() => getCarouselPosition(pin.carousel?.index ?? 0, count).index);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const finger = useRef<{ readonly x: number; readonly y: number; readonly id: number }>(undefined);
  const hasSwiped = useRef(false);
  const slot = getInitialSlide(pin, index);
  const move = (direction: 'back' | 'forward'): void =>
    setIndex((at) => nextSlideIndex(at, count, direction));
  const tell = useCallback(
    (at: number) => {
      const seen = getInitialSlide(pin, at);
      if (seen) onSlotSeen?.(pin, seen, at);
    },
    [pin, onSlotSeen],
  );
  useSeenSlots(element, index, tell);
  return {
    place: getCarouselPosition(index, count),
    count,
    slot,
    move,
    watch: setElement,
    swiping: {
      onPointerDown: ({ pointerType, clientX, clientY, pointerId }: PointerEvent) => {
        hasSwiped.current = false;
        finger.current = pointerType === 'mouse' ? undefined : { x: clientX, y: clientY, id: pointerId };
      },
      onPointerUp: ({ clientX, clientY, pointerId, currentTarget }: PointerEvent<HTMLElement>) => {
        const from = finger.current;
        finger.current = undefined;
        if (from?.id !== pointerId) return;
        const swipe = { dx: clientX - from.x, dy: clientY - from.y, width: currentTarget.clientWidth };
        const direction = swipeDirection(swipe, isRightToLeft(currentTarget));
        hasSwiped.current = direction !== undefined;
        if (direction) move(direction);
      },
      onClickCapture: (event) => {
        if (!hasSwiped.current) return;
        hasSwiped.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}

/** Returns whether an element's text is right-to-left. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

/** Calls `onSeen` once for each slide that is visible while half of its element is in view. */
function useSeenSlots(element: HTMLElement | null, index: number, onSeen: (index: number) => void): void {
  const [isInView, setInView] = useState(false);
  const seen = useRef(new Set<number>());
  useEffect(() => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setInView((entries.at(-1)?.intersectionRatio ?? 0) >= SEEN),
      { threshold: SEEN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  useEffect(() => {
    if (!isInView || seen.current.has(index)) return;
    seen.current.add(index);
    onSeen(index);
  }, [isInView, index, onSeen]);
}
