import { TOAST_DELAY_MS, TOAST_HIDE_MS } from '@pegboard/types';

/** Why a toast went: its time was over, or somebody sent it away. */
export type ToastEnd = 'time-over' | 'dismissed';

/** What the machine needs to know of a toast. */
export type ToastTicket = {
  readonly id: string;
  readonly durationMs: number;
  readonly kind?: 'message' | 'error' | undefined;
  readonly actions?: readonly unknown[] | undefined;
};

/** What keeps a toast from going: a pointer over it, or the focus inside of it. */
export type ToastHold = 'pointer' | 'focus';

/** The one toast that has the stage, from the wait before it appears to the end of its way out. */
export type ToastStage<T extends ToastTicket> =
  | { readonly phase: 'empty' }
  | { readonly phase: 'waiting'; readonly toast: T }
  | { readonly phase: 'shown'; readonly toast: T; readonly endsAtMs: number }
  | {
      readonly phase: 'held';
      readonly toast: T;
      readonly remainingMs: number;
      readonly holds: readonly ToastHold[];
    }
  | { readonly phase: 'hiding'; readonly toast: T; readonly end: ToastEnd };

/** Who is on stage, and who waits behind. */
export type ToastState<T extends ToastTicket> = {
  readonly stage: ToastStage<T>;
  readonly queue: readonly T[];
};

/** What can happen; `atMs` is the time at which it happened. */
export type ToastEvent<T extends ToastTicket> =
  | { readonly type: 'requested'; readonly toast: T; readonly atMs: number }
  | { readonly type: 'time-passed'; readonly atMs: number }
  | { readonly type: 'held'; readonly hold: ToastHold; readonly atMs: number }
  | { readonly type: 'released'; readonly hold: ToastHold; readonly atMs: number }
  | { readonly type: 'dismissed'; readonly id: string; readonly atMs: number };

/** What is to be done. There is one timer: starting it ends the one before. */
export type ToastEffect<T extends ToastTicket> =
  | { readonly type: 'start-timer'; readonly ms: number }
  | { readonly type: 'stop-timer' }
  | { readonly type: 'call-hide-handler'; readonly toast: T; readonly end: ToastEnd };

/** The next state, and what is to be done for it. */
export type ToastStep<T extends ToastTicket> = {
  readonly state: ToastState<T>;
  readonly effects: readonly ToastEffect<T>[];
};

/** The state before the first toast. */
export const NO_TOASTS: ToastState<never> = { stage: { phase: 'empty' }, queue: [] };

/**
 * The toast machine (UI-02): a toast appears after 100 ms, stays for its time, pauses while it is held
 * by pointer or focus, hides, and its hide handler is called 200 ms later; several queue. An error, and one with
 * something to do, such as Undo, waits behind no plain message: it comes next, and a plain one in sight makes way for
 * it unless somebody holds it. A toast with the id of one that waits or stands takes its place. An event that a state
 * does not expect changes nothing.
 */
export function stepToast<T extends ToastTicket>(state: ToastState<T>, event: ToastEvent<T>): ToastStep<T> {
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

function request<T extends ToastTicket>(state: ToastState<T>, toast: T, atMs: number): ToastStep<T> {
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

/** Puts a toast behind those that it has to wait for. */
function lineUp<T extends ToastTicket>(
  stage: Exclude<ToastStage<T>, { phase: 'empty' }>,
  queue: readonly T[],
  toast: T,
): ToastStep<T> {
  if (isPlain(toast)) return only({ stage, queue: [...queue, toast] });
  if (isPlain(stage.toast) && stage.phase === 'waiting') return enter(toast, [stage.toast, ...queue]);
  const lined = [toast, ...queue];
  return isPlain(stage.toast) && stage.phase === 'shown'
    ? hide(stage.toast, 'time-over', lined)
    : only({ stage, queue: lined });
}

function isPlain({ kind, actions }: ToastTicket): boolean {
  return kind !== 'error' && !actions?.length;
}

function passTime<T extends ToastTicket>(state: ToastState<T>, atMs: number): ToastStep<T> {
  const { stage, queue } = state;
  if (stage.phase === 'waiting') return show(stage.toast, stage.toast.durationMs, atMs, queue);
  if (stage.phase === 'shown') return hide(stage.toast, 'time-over', queue);
  return stage.phase === 'hiding' ? leave(stage.toast, stage.end, queue) : only(state);
}

function hold<T extends ToastTicket>(state: ToastState<T>, by: ToastHold, atMs: number): ToastStep<T> {
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

function release<T extends ToastTicket>(state: ToastState<T>, by: ToastHold, atMs: number): ToastStep<T> {
  const { stage, queue } = state;
  if (stage.phase !== 'held' || !stage.holds.includes(by)) return only(state);
  const holds = stage.holds.filter((held) => held !== by);
  if (holds.length > 0) return only({ stage: { ...stage, holds }, queue });
  return show(stage.toast, stage.remainingMs, atMs, queue);
}

function dismiss<T extends ToastTicket>(state: ToastState<T>, id: string): ToastStep<T> {
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

function enter<T extends ToastTicket>(toast: T, queue: readonly T[]): ToastStep<T> {
  return {
    state: { stage: { phase: 'waiting', toast }, queue },
    effects: [{ type: 'start-timer', ms: TOAST_DELAY_MS }],
  };
}

function show<T extends ToastTicket>(
  toast: T,
  remainingMs: number,
  atMs: number,
  queue: readonly T[],
): ToastStep<T> {
  return {
    state: { stage: { phase: 'shown', toast, endsAtMs: atMs + remainingMs }, queue },
    effects: [{ type: 'start-timer', ms: remainingMs }],
  };
}

function hide<T extends ToastTicket>(toast: T, end: ToastEnd, queue: readonly T[]): ToastStep<T> {
  return {
    state: { stage: { phase: 'hiding', toast, end }, queue },
    effects: [{ type: 'start-timer', ms: TOAST_HIDE_MS }],
  };
}

/** Gives the stage to the next toast; the handler is called last, so that it may ask for another toast. */
function leave<T extends ToastTicket>(toast: T, end: ToastEnd, queue: readonly T[]): ToastStep<T> {
  const handled: ToastEffect<T> = { type: 'call-hide-handler', toast, end };
  const [next, ...rest] = queue;
  if (next === undefined) {
    return { state: NO_TOASTS, effects: [{ type: 'stop-timer' }, handled] };
  }
  const entered = enter(next, rest);
  return { state: entered.state, effects: [...entered.effects, handled] };
}

function only<T extends ToastTicket>(state: ToastState<T>): ToastStep<T> {
  return { state, effects: [] };
}
