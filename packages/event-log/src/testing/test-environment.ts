import { eventBatchSchema, type EventBatch } from '@pegboard/types';
import type { EventLogPorts, SendResult } from '../event-log.ts';

/** A sent batch, to be answered by the test. */
export type SentBatch = {
  readonly batch: EventBatch;
  readonly isLeaving: boolean;
  readonly answer: (result: SendResult | Error) => Promise<void>;
};

/** A browserless environment whose clock and idle callbacks are controlled by the test. */
export type TestEnvironment = {
  readonly ports: EventLogPorts;
  readonly start: number;
  readonly sent: readonly SentBatch[];
  readonly beacons: readonly EventBatch[];
  /** Returns the number of active timers. */
  readonly timers: () => number;
  /** Advances the clock. */
  readonly pass: (ms: number) => void;
  /** Runs an idle callback with time for the given number of items. */
  readonly idle: (things?: number) => void;
};

/** Creates an environment in which logging is allowed; every batch is validated as on the server. */
export function createTestEnvironment(ports: Partial<EventLogPorts> = {}): TestEnvironment {
  const start = Date.UTC(2026, 10, 21);
  const sent: SentBatch[] = [];
  const beacons: EventBatch[] = [];
  const timers = new Map<object, { readonly at: number; readonly work: () => void }>();
  let now = start;
  let ids = 0;
  let idleWork: ((hasTime: () => boolean) => void)[] = [];
  const read = (body: string): EventBatch => eventBatchSchema.parse(JSON.parse(body));
  return {
    start,
    sent,
    beacons,
    timers: () => timers.size,
    pass(ms) {
      const end = now + ms;
      for (;;) {
        const [next] = [...timers].filter(([, { at }]) => at <= end).toSorted(([, a], [, b]) => a.at - b.at);
        if (!next) break;
        timers.delete(next[0]);
        now = next[1].at;
        next[1].work();
      }
      now = end;
    },
    idle(things = Infinity) {
      const due = idleWork;
      idleWork = [];
      let left = things;
      for (const work of due) work(() => (left -= 1) >= 0);
    },
    ports: {
      send: (body, isLeaving) =>
        new Promise((resolve, reject) => {
          const answer = async (result: SendResult | Error): Promise<void> => {
            if (result instanceof Error) reject(result);
            else resolve(result);
            await new Promise((settled) => setTimeout(settled));
          };
          sent.push({ batch: read(body), isLeaving, answer });
        }),
      sendBeacon(body) {
        beacons.push(read(body));
        return true;
      },
      canLog: () => true,
      now: () => now,
      newId: () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`,
      random: () => 0,
      wait(work, ms) {
        const timer = {};
        timers.set(timer, { at: now + ms, work });
        return () => void timers.delete(timer);
      },
      whenIdle: (work) => void idleWork.push(work),
      ...ports,
    },
  };
}
