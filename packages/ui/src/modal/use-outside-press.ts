'use client';

import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** The handlers of a dialog whose backdrop can be pressed. */
export type OutsidePress = {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
};

/**
 * Returns handlers that detect a press that began and ended on the element itself, which for a dialog without
 * padding is its backdrop. A drag that only ends there, such as a text selection, is ignored.
 */
export function useOutsidePress(onPress: (() => void) | undefined): OutsidePress {
  const beganOutside = useRef(false);
  return {
    onPointerDown: (event) => {
      beganOutside.current = event.target === event.currentTarget;
    },
    onClick: (event) => {
      if (beganOutside.current && event.target === event.currentTarget) onPress?.();
    },
  };
}
