import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { LogDeps } from '../../platform/deps.ts';
import { graphStatements } from './graph-statements.ts';
import type { GraphMessage, GraphTask } from './graph-thread.ts';
import type { WalkAnswer, WalkRequest } from './walk-request.ts';

/** The graph of contents and listed boards of a process. */
export type ContentGraph = {
  /**
   * Returns contents near others, best first (SR-10). Undefined while the graph is loaded or built, when it is switched
   * off, and when the answer takes too long. The contents are candidates: what a viewer may see is for the caller to decide.
   */
  walkFrom(request: WalkRequest): Promise<WalkAnswer>;
  /** Returns the number of saves in the graph and its size in bytes; undefined while there is none. */
  size(): { readonly saves: number; readonly bytes: number } | undefined;
  close(): Promise<void>;
};

/** The graph of a process that has none. */
export const NO_GRAPH: ContentGraph = {
  walkFrom: () => Promise.resolve(undefined),
  size: () => undefined,
  close: () => Promise.resolve(),
};

/** Settings of a graph. */
export type GraphOptions = {
  /** The database. */
  readonly url: string;
  readonly dataDir: string;
  readonly log: LogDeps['log'];
  /** Milliseconds between reads of changes. */
  readonly pollMs?: number;
  /** Milliseconds after which a walk counts as too slow. */
  readonly answerMs?: number;
  /** The size in bytes from which a graph is rebuilt when too much of it is unused; a smaller one wastes little. */
  readonly rebuildBytesMin?: number;
};

/** A walk takes 1 to 10 ms: a thread that has not answered by then is busy with others. */
const ANSWER_MS = 250;
/** Requests beyond these use the database instead of waiting. */
const WAITING_MAX = 64;
const POLL_MS = 1000;
const REBUILD_BYTES_MIN = 8_000_000;
const RESTART_MS = 10_000;
const THREAD_FILE = fileURLToPath(new URL('./graph-thread.ts', import.meta.url));

/**
 * Opens the graph of a process, in a thread of its own. It is loaded from the data directory or built from the database,
 * and changes are applied every second. A thread that fails is started again.
 */
export function openContentGraph({
  url,
  dataDir,
  log,
  pollMs = POLL_MS,
  answerMs = ANSWER_MS,
  rebuildBytesMin = REBUILD_BYTES_MIN,
}: GraphOptions): ContentGraph {
  const task: GraphTask = {
    url,
    path: join(dataDir, 'graph', 'saves.graph'),
    statements: graphStatements(),
    pollMs,
    rebuildBytesMin,
  };
  const waiting = new Map<number, (answer: WalkAnswer) => void>();
  let size: { readonly saves: number; readonly bytes: number } | undefined;
  let requests = 0;
  let isClosed = false;
  let restart: NodeJS.Timeout | undefined;
  let worker = start();

  function start(): Worker {
    const started = new Worker(THREAD_FILE, { workerData: task });
    started.unref();
    started.on('message', (message: GraphMessage) => {
      if (message.kind === 'answer') waiting.get(message.request)?.(message.answer);
      else if (message.kind === 'failed')
        log.warn({ failure: message.reason }, 'the graph of saves cannot be read');
      else size = { saves: message.saves, bytes: message.bytes };
    });
    started.on('error', (error) => log.error({ err: error }, 'the thread of the graph failed'));
    started.on('exit', () => {
      size = undefined;
      for (const answer of waiting.values()) answer(undefined);
      if (!isClosed) restart = setTimeout(() => (worker = start()), RESTART_MS).unref();
    });
    return started;
  }

  return {
    walkFrom(walk) {
      if (size === undefined || waiting.size >= WAITING_MAX) return Promise.resolve(undefined);
      const { promise, resolve } = Promise.withResolvers<WalkAnswer>();
      requests += 1;
      const request = requests;
      const timer = setTimeout(() => resolve(undefined), answerMs);
      waiting.set(request, resolve);
      worker.postMessage({ request, walk });
      return promise.finally(() => {
        clearTimeout(timer);
        waiting.delete(request);
      });
    },
    size: () => size,
    async close() {
      isClosed = true;
      clearTimeout(restart);
      await worker.terminate();
    },
  };
}
