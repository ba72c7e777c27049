import { useEffect, useRef } from 'react';
import {
  INITIAL_PRESS_STATE,
  transitionLongPress,
  type PressEvent,
  type PressState,
} from '../model/long-press.ts';
import type { FirstInteraction } from '../ui/use-card-interaction.ts';

/** The position of a menu in CSS pixels of the window. */
export type MenuPoint = { readonly x: number; readonly y: number };

/**
 * Calls back on a long press on a card (PC-13); `first` may contain the touch that loaded this code. Without
 * a callback, touches are left to the browser.
 */
export function useLongPress(
  first: FirstInteraction,
  onHold: ((point: MenuPoint) => void) | undefined,
): void {
  const isOn = onHold !== undefined;
  const hold = useRef(onHold);
  useEffect(() => {
    hold.current = onHold;
  }, [onHold]);
  const { element } = first;
  const finger = useRef(first.finger);
  useEffect(() => {
    if (!isOn) return undefined;
    const off = new AbortController();
    const { signal } = off;
    let state: PressState = INITIAL_PRESS_STATE;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let swallowsClick = false;
    const step = (event: PressEvent): void => {
      const { state: next, effects } = transitionLongPress(state, event);
      state = next;
      for (const effect of effects) {
        if (effect.type === 'wait')
          timer = setTimeout(() => step({ type: 'waited', at: performance.now() }), effect.ms);
        else if (effect.type === 'stop-waiting') clearTimeout(timer);
        else if (effect.type === 'swallow-click') swallowsClick = true;
        else hold.current?.({ x: effect.x, y: effect.y });
      }
    };
    const touched = (event: PointerEvent): void => {
      swallowsClick = false;
      if (event.pointerType === 'touch')
        step({ type: 'touched', x: event.clientX, y: event.clientY, at: event.timeStamp });
    };
    const clicked = (event: MouseEvent): void => {
      if (!swallowsClick) return;
      swallowsClick = false;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('pointerdown', touched, { signal });
    element.addEventListener('click', clicked, { signal, capture: true });
    const moved = (event: PointerEvent): void => step({ type: 'moved', x: event.clientX, y: event.clientY });
    const lifted = (): void => step({ type: 'lifted' });
    element.addEventListener('pointermove', moved, { signal });
    for (const type of ['pointerup', 'pointercancel'] as const)
      window.addEventListener(type, lifted, { signal });
    if (finger.current) step({ type: 'touched', ...finger.current });
    return () => {
      off.abort();
      clearTimeout(timer);
    };
  }, [element, isOn]);
}
