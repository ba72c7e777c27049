import { EXPOSURE_THRESHOLDS } from '@pegboard/types';

/** The end of an impression: the element left the viewport, was removed, or the page closed. */
export type ImpressionExit = 'hidden' | 'removed' | 'left';

/** One impression of a pin, from its first visible pixel until it is hidden. */
export type Impression = {
  /** Start time in milliseconds since 1970. */
  readonly start: number;
  readonly end: number;
  /** Milliseconds in view, without pauses. */
  readonly visibleMs: number;
  /**
   * Milliseconds of `visibleMs` until more than 50 %, more than 80 %, and all of it were first in view; null
   * if never.
   */
  readonly reachedMs: readonly (number | null)[];
  readonly exit: ImpressionExit;
};

type Open = Pick<Impression, 'start' | 'visibleMs' | 'reachedMs'>;

/** The state of tracking one element; `ratio` is its visible part. */
export type ImpressionState =
  | { readonly kind: 'hidden' }
  /** Counting since `since`. */
  | { readonly kind: 'seen'; readonly ratio: number; readonly since: number; readonly open: Open }
  /** Paused: no time counts, and no impression starts. */
  | { readonly kind: 'paused'; readonly ratio: number; readonly open: Open | null };

/** An event of tracking an element. */
export type ImpressionEvent =
  | { readonly type: 'moved'; readonly ratio: number; readonly time: number }
  | { readonly type: 'paused' | 'resumed' | 'removed' | 'left'; readonly time: number };

/** A transition: `waitForExit` is the impression to report. */
export type ImpressionTransition = { readonly state: ImpressionState; readonly ended: Impression | null };

/** The initial state of an element. */
export const HIDDEN_STATE: ImpressionState = { kind: 'hidden' };

/** The initial state of an element while tracking is paused. */
export const PAUSED_STATE: ImpressionState = { kind: 'paused', ratio: 0, open: null };

/**
 * Returns the next state of one element (§4). An impression starts with the first visible part, reaches its
 * milestones at more than 50 %, more than 80 % and 100 %, and ends when no part is visible. Removing the
 * element and leaving the page also end it. No time counts while tracking is paused; it continues with what
 * is visible then.
 */
export function transitionImpression(state: ImpressionState, event: ImpressionEvent): ImpressionTransition {
  switch (event.type) {
    case 'moved':
      return whenMoved(state, event.ratio, event.time);
    case 'paused':
      return state.kind === 'paused' ? quiet(state) : quiet(paused(state, event.time));
    case 'resumed':
      return state.kind === 'paused' ? quiet(resumed(state, event.time)) : quiet(state);
    case 'removed':
      return { state: HIDDEN_STATE, ended: endOf(state, event.time, 'removed') };
    case 'left':
      return {
        state: { kind: 'paused', ratio: ratioOf(state), open: null },
        ended: endOf(state, event.time, 'left'),
      };
  }
}

function whenMoved(state: ImpressionState, ratio: number, time: number): ImpressionTransition {
  if (ratio <= 0)
    return {
      state: state.kind === 'paused' ? PAUSED_STATE : HIDDEN_STATE,
      ended: endOf(state, time, 'hidden'),
    };
  if (state.kind === 'paused') return quiet({ ...state, ratio });
  if (state.kind === 'hidden') return quiet(begin(ratio, time));
  return quiet({ ...state, ratio, open: reach(state.open, ratio, visibleMsAt(state, time)) });
}

const begin = (ratio: number, time: number): ImpressionState => ({
  kind: 'seen',
  ratio,
  since: time,
  open: reach({ start: time, visibleMs: 0, reachedMs: EXPOSURE_THRESHOLDS.map(() => null) }, ratio, 0),
});

function paused(state: Exclude<ImpressionState, { kind: 'paused' }>, time: number): ImpressionState {
  if (state.kind === 'hidden') return PAUSED_STATE;
  return { kind: 'paused', ratio: state.ratio, open: { ...state.open, visibleMs: visibleMsAt(state, time) } };
}

function resumed(state: Extract<ImpressionState, { kind: 'paused' }>, time: number): ImpressionState {
  if (state.ratio <= 0) return HIDDEN_STATE;
  if (!state.open) return begin(state.ratio, time);
  const open = reach(state.open, state.ratio, state.open.visibleMs);
  return { kind: 'seen', ratio: state.ratio, since: time, open };
}

/** Returns the milestones including those that a ratio reaches: above 50 %, above 80 %, and 100 %. */
function reach(open: Open, ratio: number, visibleMs: number): Open {
  const isReached = (n: number): boolean => {
    const threshold = EXPOSURE_THRESHOLDS[n] ?? 1;
    return threshold < 1 ? ratio > threshold : ratio >= 1;
  };
  return { ...open, reachedMs: open.reachedMs.map((ms, n) => ms ?? (isReached(n) ? visibleMs : null)) };
}

function endOf(state: ImpressionState, time: number, exit: ImpressionExit): Impression | null {
  if (state.kind === 'hidden' || !state.open) return null;
  const visibleMs = state.kind === 'seen' ? visibleMsAt(state, time) : state.open.visibleMs;
  return { ...state.open, visibleMs, end: Math.max(time, state.open.start), exit };
}

/** Returns the visible milliseconds at a time; a clock that is set back does not reduce them. */
const visibleMsAt = (state: Extract<ImpressionState, { kind: 'seen' }>, time: number): number =>
  state.open.visibleMs + Math.max(0, time - state.since);

const ratioOf = (state: ImpressionState): number => (state.kind === 'hidden' ? 0 : state.ratio);

const quiet = (state: ImpressionState): ImpressionTransition => ({ state, ended: null });
