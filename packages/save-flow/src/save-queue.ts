import type { NamedTarget, SavedLocation } from './model/saved-location.ts';
import {
  nextRequest,
  transitionQueuedSave,
  type SaveRequest,
  type QueuedSaveEvent,
  type QueuedSave,
  type SettledSave,
} from './model/queued-save.ts';
import { applyQueueResults, type QueueResultHandlers } from './apply-queue-results.ts';
import type { SaveError, SaveResult } from './save-result.ts';

/** Persists queued changes over a reload, for one user, for example in `localStorage`. None of its functions throws. */
export type SaveQueueStorage = {
  /** Returns the same list until something changes. */
  readonly read: () => readonly QueuedSave[];
  /** Stores the queued change of a pin, at once and for all tabs; null deletes it. */
  readonly write: (pinId: string, waiting: QueuedSave | null) => void;
  /** Notifies of writes by other tabs. */
  readonly subscribe: (onChange: () => void) => () => void;
};

/** The ports of the queue. */
export type SaveQueuePorts = {
  /** The owner of the queue. */
  readonly userId: string;
  readonly storage: SaveQueueStorage;
  /**
   * Sends one request for that user, saving the pin that the viewer saved from. Resolves to the server's location of
   * the copy afterwards.
   */
  readonly send: (
    pinId: string,
    call: SaveRequest,
  ) => Promise<SaveResult<{ readonly place: SavedLocation | null }>>;
  readonly isOnline: () => boolean;
  /** Notifies when a retry is worthwhile: the network is back, or the page is visible again. */
  readonly onReconnect: (wake: () => void) => () => void;
  /** Runs the task while no other tab runs one. */
  readonly withTabLock: (task: () => Promise<void>) => Promise<void>;
  readonly nowMs: () => number;
  readonly newKey: () => string;
  readonly sleep: (ms: number) => Promise<void>;
};

/** Changes that are queued for the network, and sent in order once it is available (SF-12). */
export type SaveQueue = {
  /** Returns all queued changes, the oldest first; the same list until it changes. */
  readonly all: () => readonly QueuedSave[];
  readonly get: (pinId: string) => QueuedSave | undefined;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Notified of the results of the changes that this tab sent, when all are sent. */
  readonly onSettled: (listener: (settled: readonly SettledSave[]) => void) => () => void;
  /** Reports these results to a save store, which calls this: without a queue, it loads no code for them. */
  readonly reportTo?: (store: QueueResultHandlers) => void;
  readonly isOnline: () => boolean;
  readonly add: (waiting: Omit<QueuedSave, 'userId' | 'since'>) => void;
  readonly setTarget: (pinId: string, namedTarget: NamedTarget | null) => void;
  /** Discards a change; a request that may have arrived is undone. */
  readonly discard: (pinId: string) => void;
  /** Sends queued changes, if the network is available. */
  readonly flush: () => Promise<void>;
  /**
   * Sends the changes of an earlier page, and listens for the network and other tabs; the returned function stops
   * listening.
   */
  readonly open: () => () => void;
};

/** Milliseconds before the next attempts while the browser is online and the server is unreachable. */
const RESEND_WAITS_MS = [5000, 20_000, 60_000] as const;

/**
 * Creates the queue of one user. It does nothing by itself before it is opened, because React may create one for a
 * render that it discards, and two would send the same changes.
 */
export function createSaveQueue(ports: SaveQueuePorts): SaveQueue {
  const { userId, storage } = ports;
  const listeners = new Set<() => void>();
  const settledListeners = new Set<(settled: readonly SettledSave[]) => void>();
  let inOrder: { readonly of: readonly QueuedSave[]; readonly list: readonly QueuedSave[] } | undefined;
  let flushing: Promise<void> | undefined;
  let isAskedAgain = false;
  let isResendPlanned = false;
  let failures = 0;

  const all = (): readonly QueuedSave[] => {
    const of = storage.read();
    if (inOrder?.of !== of)
      inOrder = { of, list: of.filter((each) => each.userId === userId).toSorted(byAge) };
    return inOrder.list;
  };
  const find = (pinId: string): QueuedSave | undefined => all().find((each) => each.pinId === pinId);
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  const write = (pinId: string, waiting: QueuedSave | null): void => {
    storage.write(pinId, waiting);
    notify();
  };

  /** Transitions the stored change of a pin, because another tab may have changed it since. */
  function step(pinId: string, event: QueuedSaveEvent): SettledSave | undefined {
    const waiting = find(pinId);
    if (!waiting) return undefined;
    const next = transitionQueuedSave(waiting, event);
    write(pinId, next.queued);
    return next.end && { waiting, end: next.end };
  }

  /** Sends queued changes one after another; ends when nothing is left or a request gets no response. */
  async function sendAll(settled: SettledSave[]): Promise<void> {
    for (let first = all()[0]; first && ports.isOnline(); first = all()[0]) {
      const { pinId, viaPinId = pinId } = first;
      const call = nextRequest(first, ports.newKey);
      if (!call) {
        write(pinId, null);
        continue;
      }
      step(pinId, { type: 'request-started', call });
      const result = await ports.send(viaPinId, call);
      if (!result.ok && isForLater(result.failure)) return giveUp(result.failure);
      failures = 0;
      const end = step(pinId, eventOf(result));
      if (end) settled.push(end);
    }
  }

  /**
   * Leaves everything unchanged for a retry after a network error; after a change of session, until that session is
   * back.
   */
  function giveUp({ kind }: SaveError): void {
    failures += 1;
    if (kind === 'network') void planResend();
  }

  async function planResend(): Promise<void> {
    if (isResendPlanned) return;
    isResendPlanned = true;
    await ports.sleep(RESEND_WAITS_MS[failures - 1] ?? RESEND_WAITS_MS[2]);
    isResendPlanned = false;
    await flush();
  }

  function flush(): Promise<void> {
    if (all().length === 0 || !ports.isOnline()) return Promise.resolve();
    isAskedAgain = flushing !== undefined;
    flushing ??= Promise.resolve()
      .then(flushOnce)
      .finally(() => {
        flushing = undefined;
        if (isAskedAgain && failures === 0) void flush();
      });
    return flushing;
  }

  async function flushOnce(): Promise<void> {
    const settled: SettledSave[] = [];
    try {
      await ports.withTabLock(() => sendAll(settled));
    } finally {
      if (settled.length > 0) for (const listener of settledListeners) listener(settled);
    }
  }

  return {
    all,
    get: find,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    onSettled(listener) {
      settledListeners.add(listener);
      return () => settledListeners.delete(listener);
    },
    reportTo(store) {
      settledListeners.add((settled) => applyQueueResults(settled, store));
    },
    isOnline: ports.isOnline,
    add(waiting) {
      write(waiting.pinId, { ...waiting, userId, since: ports.nowMs() });
      if (waiting.tried) void planResend();
    },
    setTarget(pinId, namedTarget) {
      step(pinId, { type: 'target-changed', namedTarget });
      void flush();
    },
    discard(pinId) {
      step(pinId, { type: 'dropped' });
      void flush();
    },
    flush,
    open() {
      const stops = [ports.onReconnect(() => void flush()), storage.subscribe(notify)];
      void flush();
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

const byAge = (one: QueuedSave, other: QueuedSave): number =>
  one.since - other.since || one.pinId.localeCompare(other.pinId);

const isForLater = (failure: SaveError): boolean =>
  failure.kind === 'network' || failure.isOtherSession === true;

function eventOf(result: SaveResult<{ readonly place: SavedLocation | null }>): QueuedSaveEvent {
  if (result.ok) return { type: 'request-succeeded', place: result.place };
  const { failure } = result;
  return { type: 'request-rejected', message: failure.kind === 'network' ? undefined : failure.message };
}
