import { useState, type DOMAttributes } from 'react';

/** What a card with a GIF listens to. */
export type MotionListeners = Pick<
  DOMAttributes<HTMLElement>,
  'onBlur' | 'onFocus' | 'onPointerEnter' | 'onPointerLeave'
>;

/**
 * Whether a card's GIF moves, and the listeners that tell: while the card is pointed at or holds the keyboard's focus,
 * never on a touch, and never for those who ask for less motion.
 */
export function useGifMotion(): readonly [isMoving: boolean, listeners: MotionListeners] {
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const listeners: MotionListeners = {
    onPointerEnter: ({ pointerType }) => setPointedAt(pointerType !== 'touch' && mayMove()),
    onPointerLeave: () => setPointedAt(false),
    onFocus: ({ target }) => setFocused(target.matches(':focus-visible') && mayMove()),
    onBlur: () => setFocused(false),
  };
  return [isPointedAt || isFocused, listeners];
}

function mayMove(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
