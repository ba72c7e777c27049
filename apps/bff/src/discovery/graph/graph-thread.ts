import pg from 'pg';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { createChangeFollower, type ChangeFollower } from './follow-changes.ts';
import { GRAPH_MAX_AGE_MS } from './graph-age.ts';
import { openGraph, type StoredGraph } from './graph-file.ts';
import type { LoadTask } from './load-thread.ts';
import type { PinGraph } from './pin-graph.ts';
import { walkRequest, type WalkAnswer, type WalkRequest } from './walk-request.ts';

/** The task of the thread that holds a graph. */
export type GraphTask = LoadTask & {
  readonly pollMs: number;
  /** The size in bytes from which a graph is rebuilt when too much of it is unused. */
  readonly rebuildBytesMin: number;
};

/** A message of the thread: that it has a graph, or the answer of a walk. */
export type GraphMessage =
  | { readonly kind: 'ready'; readonly saves: number; readonly bytes: number }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'answer'; readonly request: number; readonly answer: WalkAnswer };

const AFTER_FAILURE_MS = 5000;
const WASTED_MAX = 0.3;
const STATEMENT_TIMEOUT_MS = 30_000;
const LOAD_FILE = fileURLToPath(new URL('./load-thread.ts', import.meta.url));

type Current = {
  readonly graph: PinGraph;
  readonly follower: ChangeFollower;
  readonly madeAt: number;
  readonly generation: number;
  changes: number;
};

const { pollMs, rebuildBytesMin, ...task } = workerData as GraphTask;
let current: Current | undefined;
/** A loaded graph that has not followed the changes since it was made: walks on it would miss recent saves. */
let loaded: Current | undefined;
let loading: Promise<void> | undefined;
let generation = 0;

const post = (message: GraphMessage): void => parentPort?.postMessage(message);

const reportFailure = (error: unknown): void =>
  post({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });

parentPort?.on('message', ({ request, walk }: { readonly request: number; readonly walk: WalkRequest }) => {
  const version = current ? `${current.generation}.${current.changes}` : '';
  const answer = current ? walkRequest(current.graph, walk, version) : undefined;
  post({ kind: 'answer', request, answer });
});

for (;;) {
  try {
    await run();
  } catch (error) {
    reportFailure(error);
  }
  await setTimeout(AFTER_FAILURE_MS);
}

/** Loads a graph, and applies changes until the connection fails. */
async function run(): Promise<void> {
  const client = new pg.Client({
    connectionString: task.url,
    application_name: `pegboard ${process.pid} graph`,
    statement_timeout: STATEMENT_TIMEOUT_MS,
  });
  const failed = once(client, 'error').then(([error]) => Promise.reject(error));
  failed.catch(() => undefined); // awaited below, and irrelevant once the connection has ended
  try {
    await client.connect();
    for (;;) {
      await Promise.race([step(client), failed]);
      await Promise.race([setTimeout(pollMs), failed]);
    }
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Loads a graph if none is there or due, and applies the changes since. */
async function step(client: pg.Client): Promise<void> {
  if (!current || isDue(current)) loading ??= load();
  if (!current) await loading;
  if (loaded) {
    const next = loaded;
    loaded = undefined;
    await catchUp(client, next);
    current = next;
    post({ kind: 'ready', saves: next.graph.saveCount, bytes: next.graph.byteLength });
  } else if (current) await catchUp(client, current);
}

async function catchUp(client: pg.Client, followed: Current): Promise<void> {
  for (let isMore = true; isMore;) {
    const batch = await followed.follower.follow(client);
    followed.changes += batch.applied;
    isMore = batch.isMore;
  }
}

function isDue({ graph, madeAt }: Current): boolean {
  const isWasteful = graph.wasted > WASTED_MAX && graph.byteLength >= rebuildBytesMin;
  return isWasteful || Date.now() - madeAt > GRAPH_MAX_AGE_MS;
}

/**
 * Loads or builds a graph newer than the current one, in a thread of its own, so that this one answers meanwhile. A failure is
 * reported and followed by a pause.
 */
async function load(): Promise<void> {
  try {
    const maxAgeMs = current && Math.min(GRAPH_MAX_AGE_MS, Date.now() - current.madeAt - 1);
    const loadTask: LoadTask = { ...task, ...(maxAgeMs !== undefined && { maxAgeMs }) };
    const worker = new Worker(LOAD_FILE, { workerData: loadTask });
    const [stored] = (await once(worker, 'message')) as [StoredGraph];
    const graph = openGraph(stored);
    generation += 1;
    loaded = {
      graph,
      follower: createChangeFollower(graph, task.statements, stored.origin.transactionId),
      madeAt: stored.origin.madeAt,
      generation,
      changes: 0,
    };
  } catch (error) {
    reportFailure(error);
    await setTimeout(AFTER_FAILURE_MS);
  } finally {
    loading = undefined;
  }
}
