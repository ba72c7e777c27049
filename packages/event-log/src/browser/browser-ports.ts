import type { EventLogPorts } from '../event-log.ts';
import { sendWithFetch, type FetchPort } from './send-with-fetch.ts';

/** Timeout in milliseconds of an idle callback. */
const IDLE_WITHIN_MS = 2000;
/** Milliseconds of one work slice in browsers without idle callbacks, short enough not to delay a frame. */
const PIECE_MS = 4;

/**
 * Creates the ports of a log in a browser: batches are posted to `url` on the page's own site. Source: EL-01.
 */
export function browserPorts(of: {
  readonly url: string;
  readonly canLog: () => boolean;
  readonly fetch?: FetchPort | undefined;
}): EventLogPorts {
  const fetch: FetchPort = of.fetch ?? ((url, init) => globalThis.fetch(url, init));
  return {
    send: (body, isLeaving) => sendWithFetch(fetch, of.url, body, isLeaving),
    // A beacon with a text body needs no CORS preflight.
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
