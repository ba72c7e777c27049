import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getEventLoopDelay, type Kind, type Load } from './rules.ts';

const RESOLUTION_MS = 10;
const WINDOW_MS = 250;

/** Returns the load of this process. */
export type LoadMeter = {
  read(): Load;
  begin(kind: Kind): void;
  end(kind: Kind): void;
  /** Begins to measure: what the process did before, as its start, is not load. */
  restart(): void;
  close(): void;
};

/**
 * The iterations of an event loop since the last reset, in nanoseconds, as recorded by
 * `monitorEventLoopDelay`.
 */
export type LoopHistogram = {
  readonly count: number;
  readonly mean: number;
  readonly max: number;
  reset(): void;
  disable(): unknown;
};

/** The clock and the event loop of a meter: those of this process, or a test's. */
export type LoadPorts = { readonly nowMs: () => number; readonly histogram: LoopHistogram };

/**
 * Measures the load of a process: the event-loop delay in the last quarter of a second, or in the last two
 * iterations if they took longer, the number of requests that wait for the database, and the number in
 * flight.
 */
export function measureLoad(waiting: () => number, ports: LoadPorts = ofThisProcess()): LoadMeter {
  const { nowMs, histogram } = ports;
  const answering = { uploads: 0, inFlight: 0 };
  const countOf = (kind: Kind): keyof typeof answering => (kind === 'upload' ? 'uploads' : 'inFlight');
  let readAt = nowMs();
  let delayMs = 0;
  return {
    read() {
      const at = nowMs();
      const { count } = histogram;
      if (at - readAt >= WINDOW_MS && count > 1) {
        readAt = at;
        const turns = { count, meanMs: histogram.mean / 1e6, longestMs: histogram.max / 1e6 };
        delayMs = Math.max(0, getEventLoopDelay(turns) - RESOLUTION_MS);
        histogram.reset();
      }
      return { delayMs, waiting: waiting(), ...answering };
    },
    begin: (kind) => void (answering[countOf(kind)] += 1),
    end: (kind) => void (answering[countOf(kind)] -= 1),
    restart() {
      readAt = nowMs();
      delayMs = 0;
      histogram.reset();
    },
    close: () => void histogram.disable(),
  };
}

function ofThisProcess(): LoadPorts {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  return { nowMs: () => performance.now(), histogram };
}
