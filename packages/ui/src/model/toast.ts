import { TOAST_DELAY_MS, TOAST_HIDE_MS } from '@pegboard/types';

/** The reason for which a toast was dismissed: timeout, or by the user. */
export type ToastDismissReason = 'time-over' | 'dismissed';

/** The options of a toast that its state machine needs. */
export type ToastOptions = {
  readonly id: string;
  readonly durationMs: number;
  readonly kind?: 'message' | 'error' | undefined;
  readonly actions?: readonly unknown[] | undefined;
};

/** The reason for which a toast's timer is paused: hover, or focus within. */
export type ToastPauseReason = 'pointer' | 'focus';

/** The displayed toast, from the delay before it appears to the end of its exit transition. */
export type ActiveToastState<T extends ToastOptions> =
  | { readonly phase: 'empty' }
  | { readonly phase: 'waiting'; readonly toast: T }
  | { readonly phase: 'shown'; readonly toast: T; readonly endsAtMs: number }
  | {
      readonly phase: 'held';
      readonly toast: T;
      readonly remainingMs: number;
      readonly holds: readonly ToastPauseReason[];
    }
  | { readonly phase: 'hiding'; readonly toast: T; readonly end: ToastDismissReason };

/** The visible toast, and the queued ones. */
export type ToastState<T extends ToastOptions> = {
  readonly stage: ActiveToastState<T>;
  readonly queue: readonly T[];
};

/** An event of toasts; `atMs` is its time. */
export type ToastEvent<T extends ToastOptions> =
  | { readonly type: 'requested'; readonly toast: T; readonly atMs: number }
  | { readonly type: 'time-passed'; readonly atMs: number }
  | { readonly type: 'held'; readonly hold: ToastPauseReason; readonly atMs: number }
  | { readonly type: 'released'; readonly hold: ToastPauseReason; readonly atMs: number }
  | { readonly type: 'dismissed'; readonly id: string; readonly atMs: number };

/** An effect of toasts. There is one timer: starting it replaces the previous one. */
export type ToastEffect<T extends ToastOptions> =
  | { readonly type: 'start-timer'; readonly ms: number }
  | { readonly type: 'stop-timer' }
  | { readonly type: 'call-hide-handler'; readonly toast: T; readonly end: ToastDismissReason };

/** The next state, and its effects. */
export type ToastTransition<T extends ToastOptions> = {
  readonly state: ToastState<T>;
  readonly effects: readonly ToastEffect<T>[];
};

/** The initial state, without a toast. */
export const INITIAL_TOAST_STATE: ToastState<never> = { stage: { phase: 'empty' }, queue: [] };

/**
 * Returns the next state of the toasts (UI-02): a toast appears after 100 ms, stays for its duration, pauses
 * on hover and focus, hides, and its hide handler is called 200 ms later; further toasts are queued. Errors,
 * and toasts with an action such as Undo, precede plain messages in the queue, and replace a displayed plain
 * message unless it is hovered or focused. A toast with the id of a queued or displayed one replaces it.
 * Unexpected events change nothing.
 */
export function transitionToast<T extends ToastOptions>(
  state: ToastState<T>,
  event: ToastEvent<T>,
): ToastTransition<T> {
  switch (event.type) {
    case 'requested':
      return request(state, event.toast, event.atMs);
    case 'time-passed':
      return passTime(state, event.atMs);
    case 'held':
      return hold(state, event.hold, event.atMs);
    case 'released':
      return release(state, event.hold, event.atMs);
    default:
      return dismiss(state, event.id);
  }
}

function request<T extends ToastOptions>(state: ToastState<T>, toast: T, atMs: number): ToastTransition<T> {
  const { stage, queue } = state;
  if (stage.phase === 'empty') return enter(toast, queue);
  if (queue.some((waiting) => waiting.id === toast.id)) {
    return only({ stage, queue: queue.map((waiting) => (waiting.id === toast.id ? toast : waiting)) });
  }
  if (stage.toast.id !== toast.id || stage.phase === 'hiding') return lineUp(stage, queue, toast);
  if (stage.phase === 'waiting') return only({ stage: { ...stage, toast }, queue });
  if (stage.phase === 'held')
    return only({ stage: { ...stage, toast, remainingMs: toast.durationMs }, queue });
  return show(toast, toast.durationMs, atMs, queue);
}

/** Inserts a toast into the queue behind those that precede it. */
function lineUp<T extends ToastOptions>(
  stage: Exclude<ActiveToastState<T>, { phase: 'empty' }>,
  queue: readonly T[],
  toast: T,
): ToastTransition<T> {
  if (isPlain(toast)) return only({ stage, queue: [...queue, toast] });
  if (isPlain(stage.toast) && stage.phase === 'waiting') return enter(toast, [stage.toast, ...queue]);
  const lined = [toast, ...queue];
  return isPlain(stage.toast) && stage.phase === 'shown'
    ? hide(stage.toast, 'time-over', lined)
    : only({ stage, queue: lined });
}

function isPlain({ kind, actions }: ToastOptions): boolean {
  return kind !== 'error' && !actions?.length;
}

function passTime<T extends ToastOptions>(state: ToastState<T>, atMs: number): ToastTransition<T> {
  const { stage, queue } = state;
  if (stage.phase === 'waiting') return show(stage.toast, stage.toast.durationMs, atMs, queue);
  if (stage.phase === 'shown') return hide(stage.toast, 'time-over', queue);
  return stage.phase === 'hiding' ? leave(stage.toast, stage.end, queue) : only(state);
}

function hold<T extends ToastOptions>(
  state: ToastState<T>,
  by: ToastPauseReason,
  atMs: number,
): ToastTransition<T> {
  const { stage, queue } = state;
  if (stage.phase === 'held' && !stage.holds.includes(by)) {
    return only({ stage: { ...stage, holds: [...stage.holds, by] }, queue });
  }
  if (stage.phase !== 'shown') return only(state);
  const remainingMs = Math.max(0, stage.endsAtMs - atMs);
  return {
    state: { stage: { phase: 'held', toast: stage.toast, remainingMs, holds: [by] }, queue },
    effects: [{ type: 'stop-timer' }],
  };
}

function release<T extends ToastOptions>(
  state: ToastState<T>,
  by: ToastPauseReason,
  atMs: number,
): ToastTransition<T> {
  const { stage, queue } = state;
  if (stage.phase !== 'held' || !stage.holds.includes(by)) return only(state);
  const holds = stage.holds.filter((held) => held !== by);
  if (holds.length > 0) return only({ stage: { ...stage, holds }, queue });
  return show(stage.toast, stage.remainingMs, atMs, queue);
}

function dismiss<T extends ToastOptions>(state: ToastState<T>, id: string): ToastTransition<T> {
  const { stage, queue } = state;
  if (stage.phase === 'waiting' && stage.toast.id === id) return leave(stage.toast, 'dismissed', queue);
  const isInSight = stage.phase === 'shown' || stage.phase === 'held';
  if (isInSight && stage.toast.id === id) return hide(stage.toast, 'dismissed', queue);
  const waiting = queue.find((toast) => toast.id === id);
  if (waiting === undefined) return only(state);
  return {
    state: { stage, queue: queue.filter((toast) => toast !== waiting) },
    effects: [{ type: 'call-hide-handler', toast: waiting, end: 'dismissed' }],
  };
}

function enter<T extends ToastOptions>(toast: T, queue: readonly T[]): ToastTransition<T> {
  return {
    state: { stage: { phase: 'waiting', toast }, queue },
    effects: [{ type: 'start-timer', ms: TOAST_DELAY_MS }],
  };
}

function show<T extends ToastOptions>(
  toast: T,
  remainingMs: number,
  atMs: number,
  queue: readonly T[],
): ToastTransition<T> {
  return {
    state: { stage: { phase: 'shown', toast, endsAtMs: atMs + remainingMs }, queue },
    effects: [{ type: 'start-timer', ms: remainingMs }],
  };
}

function hide<T extends ToastOptions>(
  toast: T,
  end: ToastDismissReason,
  queue: readonly T[],
): ToastTransition<T> {
  return {
    state: { stage: { phase: 'hiding', toast, end }, queue },
    effects: [{ type: 'start-timer', ms: TOAST_HIDE_MS }],
  };
}

/** Displays the next toast; the hide handler is called last, so that it can show another toast. */
function leave<T extends ToastOptions>(
  toast: T,
  end: ToastDismissReason,
  queue: readonly T[],
): ToastTransition<T> {
  const handled: ToastEffect<T> = { type: 'call-hide-handler', toast, end };
  const [next, ...rest] = queue;
  if (next === undefined) {
    return { state: INITIAL_TOAST_STATE, effects: [{ type: 'stop-timer' }, handled] };
  }
  const entered = enter(next, rest);
  return { state: entered.state, effects: [...entered.effects, handled] };
}

function only<T extends ToastOptions>(state: ToastState<T>): ToastTransition<T> {
  return { state, effects: [] };
}
