import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Load } from './rules.ts';

const RESOLUTION_MS = 10;
const WINDOW_MS = 250;

/** Tells how much this process has to do. */
export type LoadMeter = {
  read(): Load;
  begin(): void;
  end(): void;
  close(): void;
};

/** Measures this process: how late its event loop was in the last quarter of a second, what waits and what it is answering. */
export function measureLoad(waiting: () => number): LoadMeter {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let inFlight = 0;
  let readAt = performance.now();
  let delayMs = 0;
  return {
    read() {
      const at = performance.now();
      if (at - readAt >= WINDOW_MS) {
        readAt = at;
        delayMs = histogram.count > 0 ? Math.max(0, histogram.mean / 1e6 - RESOLUTION_MS) : 0;
        histogram.reset();
      }
      return { delayMs, waiting: waiting(), inFlight };
    },
    begin: () => void (inFlight += 1),
    end: () => void (inFlight -= 1),
    close: () => void histogram.disable(),
  };
}
