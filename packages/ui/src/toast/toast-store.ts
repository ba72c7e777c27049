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

/** Something to do from a toast, such as Change or Undo. Doing it sends the toast away. */
export type ToastAction = {
  readonly label: string;
  readonly onAction: () => void;
};

/** A message that comes, stays for a while and goes. */
export type Toast = {
  /** A toast with the id of one that waits or is takes its place; a new id by default. */
  readonly id?: string | undefined;
  readonly text: ReactNode;
  /** An error is announced at once, all else when the reader pauses. */
  readonly kind?: 'message' | 'error' | undefined;
  /** Rendered before the text, most often a small picture of the pin. */
  readonly media?: ReactNode;
  readonly actions?: readonly ToastAction[] | undefined;
  /** `TOAST_MS` (2000) by default; save toasts stay `SAVE_TOAST_MS` (5000). */
  readonly durationMs?: number | undefined;
  /** Called 200 ms after the toast began to hide. */
  readonly onHide?: ((end: ToastDismissReason) => void) | undefined;
};

/** A toast as it is on stage. */
export type ActiveToast = Toast & { readonly id: string; readonly durationMs: number };

/** The toasts of one app, apart from React. */
export type ToastStore = {
  /** Shows a toast, after those before it; an error, or one with actions, goes before plain messages. Answers its id. */
  readonly show: (toast: Toast) => string;
  readonly dismiss: (id: string) => void;
  readonly pause: (by: 'pointer' | 'focus') => void;
  readonly resume: (by: 'pointer' | 'focus') => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => ActiveToastState<ActiveToast>;
};

/** The time as the store sees it; tests give their own. */
export type ToastClock = {
  readonly nowMs: () => number;
  /** Calls back after `ms`; the answer takes the call back. */
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

/** Makes the toast store of one app (UI-02); there is no global one. */
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
