import { TOAST_MS } from '@pegboard/types';
import type { ReactNode } from 'react';

import {
  INITIAL_TOAST_STATE,
  transitionToast,
  type ToastDismissReason,
  type ToastEvent,
  type ActiveToastState,
  type ToastState,
} from '../model/toast.ts';

/** An action of a toast, such as Change or Undo. Running it dismisses the toast. */
export type ToastAction = {
  readonly label: string;
  readonly onAction: () => void;
};

/** A message that is displayed for a while. */
export type Toast = {
  /** A toast with the id of a queued or displayed one replaces it; a new id by default. */
  readonly id?: string | undefined;
  readonly text: ReactNode;
  /** An error is announced at once, other messages when the screen reader pauses. */
  readonly kind?: 'message' | 'error' | undefined;
  /** Rendered before the text, usually a thumbnail of the pin. */
  readonly media?: ReactNode;
  readonly actions?: readonly ToastAction[] | undefined;
  /** `TOAST_MS` (2000) by default; save toasts stay `SAVE_TOAST_MS` (5000). */
  readonly durationMs?: number | undefined;
  /** Called 200 ms after the toast began to hide. */
  readonly onHide?: ((end: ToastDismissReason) => void) | undefined;
};

/** A displayed toast. */
export type ActiveToast = Toast & { readonly id: string; readonly durationMs: number };

/** The toasts of one app, independent of React. */
export type ToastStore = {
  /** Queues a toast; an error, or one with actions, precedes plain messages. Returns its id. */
  readonly show: (toast: Toast) => string;
  readonly dismiss: (id: string) => void;
  readonly pause: (by: 'pointer' | 'focus') => void;
  readonly resume: (by: 'pointer' | 'focus') => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => ActiveToastState<ActiveToast>;
};

/** The clock of a store; tests pass their own. */
export type ToastClock = {
  readonly nowMs: () => number;
  /** Calls back after `ms` milliseconds; returns a function that cancels it. */
  readonly after: (ms: number, callback: () => void) => () => void;
};

const systemClock: ToastClock = {
  nowMs: () => performance.now(),
  after: (ms, callback) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};

const doNothing = (): void => {};

/** Creates the toast store of one app (UI-02); there is no global one. */
export function createToastStore(clock: ToastClock = systemClock): ToastStore {
  let state: ToastState<ActiveToast> = INITIAL_TOAST_STATE;
  let stopTimer = doNothing;
  let count = 0;
  const listeners = new Set<() => void>();

  function send(event: ToastEvent<ActiveToast>): void {
    const step = transitionToast(state, event);
    const isChanged = step.state !== state;
    state = step.state;
    if (isChanged) for (const listener of listeners) listener();
    for (const effect of step.effects) {
      if (effect.type !== 'call-hide-handler') stopTimer();
      if (effect.type === 'start-timer') {
        stopTimer = clock.after(effect.ms, () => send({ type: 'time-passed', atMs: clock.nowMs() }));
      }
      if (effect.type === 'call-hide-handler') effect.toast.onHide?.(effect.end);
    }
  }

  return {
    show(toast) {
      count += 1;
      const id = toast.id ?? `toast-${count}`;
      const durationMs = toast.durationMs ?? TOAST_MS;
      send({ type: 'requested', toast: { ...toast, id, durationMs }, atMs: clock.nowMs() });
      return id;
    },
    dismiss: (id) => send({ type: 'dismissed', id, atMs: clock.nowMs() }),
    pause: (hold) => send({ type: 'held', hold, atMs: clock.nowMs() }),
    resume: (hold) => send({ type: 'released', hold, atMs: clock.nowMs() }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => state.stage,
  };
}
