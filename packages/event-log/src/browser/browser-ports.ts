import type { EventLogPorts } from '../event-log.ts';
import { sendWithFetch, type FetchPort } from './send-with-fetch.ts';

/** An idle moment that does not come is made after so long. */
const IDLE_WITHIN_MS = 2000;
/** Milliseconds of one piece of work in browsers without idle callbacks, so that no frame is delayed. */
const PIECE_MS = 4;

/** The ports of a log in a browser: batches go to `url` of the page's own site. Source: EL-01. */
export function browserPorts(of: {
  readonly url: string;
  readonly canLog: () => boolean;
  readonly fetch?: FetchPort | undefined;
}): EventLogPorts {
  const fetch: FetchPort = of.fetch ?? ((url, init) => globalThis.fetch(url, init));
  return {
    send: (body, isLeaving) => sendWithFetch(fetch, of.url, body, isLeaving),
    // Text is what a beacon may send without asking first.
    sendBeacon: (body) => navigator.sendBeacon?.(of.url, body) ?? false,
    canLog: of.canLog,
    now: Date.now,
    newId: () => crypto.randomUUID(),
    random: Math.random,
    wait(work, ms) {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    whenIdle,
  };
}

function whenIdle(work: (hasTime: () => boolean) => void): void {
  if (typeof requestIdleCallback === 'function')
    requestIdleCallback((idle) => work(() => idle.didTimeout || idle.timeRemaining() > 0), {
      timeout: IDLE_WITHIN_MS,
    });
  else
    setTimeout(() => {
      const end = performance.now() + PIECE_MS;
      work(() => performance.now() < end);
    });
}
