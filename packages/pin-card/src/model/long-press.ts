import { LONG_PRESS_MS, LONG_PRESS_TOLERANCE_PX } from '@pegboard/types';

type Point = { readonly x: number; readonly y: number };

/** The state of a press on a card. */
export type PressState =
  | { readonly kind: 'none' }
  | ({ readonly kind: 'resting'; readonly since: number } & Point)
  | { readonly kind: 'held' };

/** An event of a press; times in milliseconds, positions in CSS pixels. */
export type PressEvent =
  | ({ readonly type: 'touched'; readonly at: number } & Point)
  | ({ readonly type: 'moved' } & Point)
  | { readonly type: 'waited'; readonly at: number }
  | { readonly type: 'lifted' };

/** An effect of a press. */
export type PressEffect =
  | { readonly type: 'wait'; readonly ms: number }
  | { readonly type: 'stop-waiting' }
  | ({ readonly type: 'open-menu' } & Point)
  | { readonly type: 'swallow-click' };

/** The initial state, without a touch. */
export const INITIAL_PRESS_STATE: PressState = { kind: 'none' };

type Step = { readonly state: PressState; readonly effects: readonly PressEffect[] };

/**
 * Returns the next state of a press (PC-13): a touch held for more than 500 ms that moves less than 10 px
 * opens the menu, and releasing it opens nothing else; one that moves further scrolls; one released earlier
 * is a tap.
 */
export function transitionLongPress(state: PressState, event: PressEvent): Step {
  if (event.type === 'touched')
    return {
      state: { kind: 'resting', x: event.x, y: event.y, since: event.at },
      effects: [{ type: 'wait', ms: LONG_PRESS_MS + 1 }],
    };
  if (state.kind === 'held')
    return event.type === 'lifted'
      ? { state: INITIAL_PRESS_STATE, effects: [{ type: 'swallow-click' }] }
      : stay(state);
  if (state.kind === 'none') return stay(state);
  if (event.type === 'lifted') return { state: INITIAL_PRESS_STATE, effects: [{ type: 'stop-waiting' }] };
  if (event.type === 'moved') {
    const isScroll = Math.hypot(event.x - state.x, event.y - state.y) >= LONG_PRESS_TOLERANCE_PX;
    return isScroll ? { state: INITIAL_PRESS_STATE, effects: [{ type: 'stop-waiting' }] } : stay(state);
  }
  if (event.at - state.since <= LONG_PRESS_MS) return stay(state);
  return { state: { kind: 'held' }, effects: [{ type: 'open-menu', x: state.x, y: state.y }] };
}

function stay(state: PressState): Step {
  return { state, effects: [] };
}
