import { EVENT_BATCH_MAX } from '@pegboard/types';
import { toBatches, batchLength } from './batch.ts';
import { BATCH_DELAY_MS, QUEUE_MAX } from './limits.ts';
import { retryDelay } from './retry-delay.ts';

/** Serialized events in chronological order. */
export type Batch = readonly string[];

type Queue = {
  readonly waiting: Batch;
  /** Number of consecutive failed batches. */
  readonly failures: number;
  /** Number of events that were lost: the queue was full, or the server rejected them. */
  readonly dropped: number;
};

/** The state of sending events. */
export type SendingState =
  /** The queue is empty. */
  | (Queue & { readonly kind: 'empty' })
  /** A timer runs, to collect further events. */
  | (Queue & { readonly kind: 'gathering' })
  | (Queue & { readonly kind: 'sending'; readonly batch: Batch })
  /** The retry timer runs. */
  | (Queue & { readonly kind: 'resting' });

/** An event of sending. */
export type SendingEvent =
  | { readonly type: 'logged'; readonly events: Batch }
  /** The timer has expired. */
  | { readonly type: 'due' }
  | { readonly type: 'flush-requested' }
  | { readonly type: 'taken'; readonly batch: Batch }
  /** The server rejected the batch permanently. */
  | { readonly type: 'refused'; readonly batch: Batch }
  | {
      readonly type: 'failed';
      readonly batch: Batch;
      readonly chance: number;
      readonly retryAfterMs?: number;
    }
  /** The page may end now. */
  | { readonly type: 'left' }
  /** The batch could not be sent while the page was being left. */
  | { readonly type: 'returned'; readonly batch: Batch }
  | { readonly type: 'forgotten' };

/** An effect of sending. */
export type SendingEffect =
  | { readonly type: 'send' | 'send-beacon'; readonly batch: Batch }
  | { readonly type: 'wait'; readonly ms: number };

/** The result of a transition. */
export type SendingTransition = { readonly state: SendingState; readonly effects: readonly SendingEffect[] };

/** The initial state of sending. */
export const INITIAL_SENDING_STATE: SendingState = { kind: 'empty', waiting: [], failures: 0, dropped: 0 };

/**
 * Returns the next state and the effects (EL-01). Events are collected for 5 seconds or until a batch is
 * full; one batch is sent at a time. A failed batch is sent again, in order, after an increasing delay; a
 * rejected one is dropped. When the page is left, all events are sent at once, including the pending batch:
 * the server counts each id once.
 */
export function transitionSending(state: SendingState, event: SendingEvent): SendingTransition {
  switch (event.type) {
    case 'logged':
      return whenLogged(state, event.events);
    case 'due':
      return state.kind === 'gathering' || state.kind === 'resting' ? sendNext(state) : quiet(state);
    case 'flush-requested':
      return state.kind === 'gathering' ? sendNext(state) : quiet(state);
    case 'taken':
      return isUnderWay(state, event.batch) ? goOn({ ...state, failures: 0 }) : quiet(state);
    case 'refused':
      return isUnderWay(state, event.batch)
        ? goOn({ ...state, dropped: state.dropped + event.batch.length })
        : quiet(state);
    case 'failed':
      return isUnderWay(state, event.batch) ? whenFailed(state, event) : quiet(state);
    case 'left':
      return whenLeft(state);
    case 'returned':
      return whenReturned(state, event.batch);
    case 'forgotten':
      return quiet({ ...INITIAL_SENDING_STATE, dropped: state.dropped });
  }
}

function whenLogged(state: SendingState, events: Batch): SendingTransition {
  if (events.length === 0) return quiet(state);
  const queue = { ...state, ...bounded(state, [...state.waiting, ...events]) };
  if (queue.kind === 'empty') return gather(queue);
  return queue.kind === 'gathering' && isFull(queue) ? sendNext(queue) : quiet(queue);
}

function whenFailed(
  state: Extract<SendingState, { kind: 'sending' }>,
  { chance, retryAfterMs }: Extract<SendingEvent, { type: 'failed' }>,
): SendingTransition {
  const failures = state.failures + 1;
  return {
    state: { kind: 'resting', failures, ...bounded(state, [...state.batch, ...state.waiting]) },
    effects: [{ type: 'wait', ms: retryDelay(failures, chance, retryAfterMs) }],
  };
}

function whenLeft(state: SendingState): SendingTransition {
  const all = state.kind === 'sending' ? [...state.batch, ...state.waiting] : state.waiting;
  return {
    state: { ...INITIAL_SENDING_STATE, failures: state.failures, dropped: state.dropped },
    effects: toBatches(all).map((batch) => ({ type: 'send-beacon', batch })),
  };
}

function whenReturned(state: SendingState, batch: Batch): SendingTransition {
  const queue = { ...state, ...bounded(state, [...batch, ...state.waiting]) };
  return queue.kind === 'empty' ? gather(queue) : quiet(queue);
}

/** Continues after a response: sends the next batch if it is full, otherwise collects more events. */
function goOn({ waiting, failures, dropped }: Queue): SendingTransition {
  const queue = { waiting, failures, dropped };
  if (waiting.length === 0) return quiet({ kind: 'empty', ...queue });
  return isFull(queue) ? sendNext(queue) : gather(queue);
}

function sendNext({ waiting, failures, dropped }: Queue): SendingTransition {
  const length = Math.max(1, batchLength(waiting));
  const batch = waiting.slice(0, length);
  return {
    state: { kind: 'sending', batch, waiting: waiting.slice(length), failures, dropped },
    effects: [{ type: 'send', batch }],
  };
}

function gather({ waiting, failures, dropped }: Queue): SendingTransition {
  const queue = { waiting, failures, dropped };
  return isFull(queue)
    ? sendNext(queue)
    : { state: { kind: 'gathering', ...queue }, effects: [{ type: 'wait', ms: BATCH_DELAY_MS }] };
}

const isFull = ({ waiting }: Pick<Queue, 'waiting'>): boolean =>
  waiting.length >= EVENT_BATCH_MAX || batchLength(waiting) < waiting.length;

/** Returns the newest events that fit into the queue, and the total number of dropped ones. */
function bounded({ dropped }: Queue, waiting: Batch): Pick<Queue, 'waiting' | 'dropped'> {
  const tooMany = Math.max(0, waiting.length - QUEUE_MAX);
  return { waiting: tooMany > 0 ? waiting.slice(tooMany) : waiting, dropped: dropped + tooMany };
}

/** Returns whether a batch is the pending one; a late response to another batch changes nothing. */
function isUnderWay(state: SendingState, batch: Batch): state is Extract<SendingState, { kind: 'sending' }> {
  return state.kind === 'sending' && state.batch === batch;
}

const quiet = (state: SendingState): SendingTransition => ({ state, effects: [] });
