import pg from 'pg';
import { parentPort, workerData } from 'node:worker_threads';
import { STORED_GRAPH_MAX_AGE_MS } from './graph-age.ts';
import { isUsable, readGraph, removeLeftovers, writeGraph, type StoredGraph } from './graph-file.ts';
import type { GraphStatements } from './graph-statements.ts';
import { readGraphFromDatabase, readIdentity } from './read-graph.ts';

/** The task of a loading thread. */
export type LoadTask = {
  readonly url: string;
  readonly path: string;
  readonly statements: GraphStatements;
  /** The greatest age of a stored graph that is loaded; an older one is built. */
  readonly maxAgeMs?: number;
};

/** The advisory lock of the process that builds; any number that is not used otherwise in the database. */
const LOCK = 7_310_050;
const STATEMENT_TIMEOUT_MS = 120_000;

const { url, path, statements, maxAgeMs = STORED_GRAPH_MAX_AGE_MS } = workerData as LoadTask;
const client = new pg.Client({
  connectionString: url,
  application_name: `pegboard ${process.pid} graph builder`,
  statement_timeout: STATEMENT_TIMEOUT_MS,
});
await client.connect();
try {
  const { stored, isBuilt } = await loadOrBuild();
  parentPort?.postMessage(stored);
  if (isBuilt) writeGraph(path, stored);
} finally {
  await client.end();
}

/**
 * Loads the stored graph if it is usable, else builds one, in one process at a time: another one that waited loads it then,
 * if they share the data directory.
 */
async function loadOrBuild(): Promise<{ readonly stored: StoredGraph; readonly isBuilt: boolean }> {
  removeLeftovers(path);
  const identity = await readIdentity(client, statements);
  const load = (): StoredGraph | undefined => {
    const stored = readGraph(path);
    return stored && isUsable(stored.origin, { identity, now: Date.now(), maxAgeMs }) ? stored : undefined;
  };
  const known = load();
  if (known) return { stored: known, isBuilt: false };
  await client.query('set statement_timeout = 0');
  await client.query('select pg_advisory_lock($1)', [LOCK]);
  await client.query(`set statement_timeout = ${STATEMENT_TIMEOUT_MS}`);
  const built = load();
  if (built) return { stored: built, isBuilt: false };
  return { stored: await readGraphFromDatabase(client, statements), isBuilt: true };
}
