import { serializeBatch } from './model/batch.ts';
import type { NewEvent } from './model/events.ts';
import { sanitizeEvent } from './model/sanitize-event.ts';
import { QUEUE_MAX } from './model/limits.ts';
import {
  INITIAL_SENDING_STATE,
  transitionSending,
  type Batch,
  type SendingEffect,
  type SendingEvent,
} from './model/sending.ts';
import type { LogEvent } from '@pegboard/types';

/** The result of a batch: `refused` is final, `failed` is retried. */
export type SendResult =
  | { readonly kind: 'taken' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed'; readonly retryAfterMs?: number };

/** The ports of a log. `browserPorts` implements them for a browser. */
export type EventLogPorts = {
  /**
   * Sends the JSON of a batch; `isLeaving` is true when the page may end before the response. A rejection
   * counts as failed.
   */
  readonly send: (body: string, isLeaving: boolean) => Promise<SendResult>;
  /**
   * Passes the JSON of a batch to the browser while the page is being left; returns whether the browser
   * accepted it.
   */
  readonly sendBeacon?: (body: string) => boolean;
  /** Returns whether events may be logged; checked before anything is stored or sent. */
  readonly canLog: () => boolean;
  /** Returns milliseconds since 1970. */
  readonly now: () => number;
  /** Returns a new UUID. */
  readonly newId: () => string;
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number;
  /** Calls `work` once after `ms` milliseconds; returns a function that cancels it. */
  readonly wait: (work: () => void, ms: number) => () => void;
  /** Calls `work` once when the browser is idle; `hasTime` returns whether idle time remains. */
  readonly whenIdle: (work: (hasTime: () => boolean) => void) => void;
};

/** Options of a log. */
export type EventLogOptions = {
  /**
   * The sample rates of events by type, from 0 to 1. Sampled events carry the rate as the fact `sample_rate`.
   */
  readonly sampleRates?: Readonly<Record<number, number>> | undefined;
  /** Called with each event as it will be sent, for a panel that shows them. */
  readonly onEvent?: ((event: LogEvent) => void) | undefined;
};

/** Accepts events and delivers each exactly once. */
export type EventLog = {
  /** Logs an event. Returns at once: the work is done when the browser is idle. */
  readonly log: (event: NewEvent) => void;
  /** Sends the queued events, unless a retry delay is running. */
  readonly flush: () => void;
  /** Passes all events to the browser, because the page may end. Further events can still be logged. */
  readonly leave: () => void;
  /** Number of dropped events: too large, too many, or rejected. */
  readonly dropped: () => number;
};

/** Creates a log. It does nothing and sends nothing before the first event. Source: EL-01. */
export function createEventLog(ports: EventLogPorts, options: EventLogOptions = {}): EventLog {
  const taken: LogEvent[] = [];
  let state = INITIAL_SENDING_STATE;
  let unfit = 0;
  let isDrainPlanned = false;
  let callOff = (): void => undefined;

  const dispatch = (event: SendingEvent): void => {
    const step = transitionSending(state, ports.canLog() ? event : { type: 'forgotten' });
    if (step.state.kind !== state.kind) callOff();
    state = step.state;
    for (const effect of step.effects) run(effect);
  };

  const run = (effect: SendingEffect): void => {
    if (effect.type === 'wait') callOff = ports.wait(() => dispatch({ type: 'due' }), effect.ms);
    else if (effect.type === 'send') void send(effect.batch);
    else if (!ports.sendBeacon?.(serializeBatch(effect.batch))) void sendLast(effect.batch);
  };

  const send = async (batch: Batch): Promise<void> => {
    const result = await outcomeOf(ports.send(serializeBatch(batch), false));
    if (result.kind === 'failed') {
      const { retryAfterMs = 0 } = result;
      dispatch({ type: 'failed', batch, chance: ports.random(), retryAfterMs });
    } else dispatch({ type: result.kind, batch });
  };

  const sendLast = async (batch: Batch): Promise<void> => {
    const result = await outcomeOf(ports.send(serializeBatch(batch), true));
    if (result.kind === 'failed') dispatch({ type: 'returned', batch });
  };

  /** Serializes queued events: all of them, or as many as the idle time allows. */
  const drain = (hasTime: () => boolean): void => {
    const events: string[] = [];
    let event: LogEvent | undefined;
    while (hasTime() && (event = taken.shift())) {
      const fitted = sanitizeEvent(event);
      if (!fitted) {
        unfit += 1;
        continue;
      }
      events.push(JSON.stringify(fitted));
      options.onEvent?.(fitted);
    }
    dispatch({ type: 'logged', events });
  };

  const planDrain = (): void => {
    if (isDrainPlanned || taken.length === 0) return;
    isDrainPlanned = true;
    ports.whenIdle((hasTime) => {
      isDrainPlanned = false;
      drain(hasTime);
      planDrain();
    });
  };

  const drainAll = (): void => drain(() => true);

  return {
    log(event) {
      if (!ports.canLog()) return;
      const rate = options.sampleRates?.[event.event_type] ?? 1;
      if (rate < 1 && ports.random() >= rate) return;
      if (taken.length >= QUEUE_MAX) {
        unfit += 1;
        return;
      }
      const aux = rate < 1 ? { aux_data: { sample_rate: rate, ...event.aux_data } } : {};
      taken.push({ time: ports.now(), ...event, ...aux, id: ports.newId() });
      planDrain();
    },
    flush() {
      drainAll();
      dispatch({ type: 'flush-requested' });
    },
    leave() {
      drainAll();
      dispatch({ type: 'left' });
    },
    dropped: () => unfit + state.dropped,
  };
}

async function outcomeOf(sending: Promise<SendResult>): Promise<SendResult> {
  try {
    return await sending;
  } catch {
    // A network failure is not reported: the batch is sent again.
    return { kind: 'failed' };
  }
}
