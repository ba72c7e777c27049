import { drizzle, NodePgSession, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { createProbe } from './health/index.ts';
import { startClockTicker } from './health/index.ts';
import { watchPool } from './health/index.ts';
import type { WatchPorts } from './health/index.ts';

/** A connection to the database, or a transaction on one. */
export type Db = NodePgDatabase;

/** The open database of a process. */
export type Database = {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** Number of statements sent, for the thresholds of performance.md. */
  readonly statements: { count: number };
  /** Returns whether the database is considered down: requests are rejected until it responds. */
  readonly isDown: () => boolean;
  close(): Promise<void>;
};

const STATEMENT_TIMEOUT_MS = 5000;
const CONNECT_TIMEOUT_MS = 1200;
const POOL_SIZE = 10;
/** A plan for the actual values at each execution: a generic plan would not know the effect of a LIMIT. */
const PLANS = '-c plan_cache_mode=force_custom_plan';

/** Options of `connect`. */
export type ConnectOptions = Partial<WatchPorts> & { readonly connectTimeoutMs?: number };

/**
 * Connects to a PostgreSQL with a timeout on every wait: for a connection, for a response, for a server that
 * is frozen or unreachable (see `watchPool`). A lost server fails the pending requests, never the process.
 * The options replace the clock, the probe and the first of these timeouts in tests.
 */
export function connect(
  url: string,
  onError: (error: Error) => void,
  { connectTimeoutMs = CONNECT_TIMEOUT_MS, ...ports }: ConnectOptions = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: `pegboard ${process.pid}`,
    max: POOL_SIZE,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    allowExitOnIdle: true,
    options: PLANS,
  });
  let isClosed = false;
  // The server may end before the last closed connection has ended: that is no loss.
  const report = (error: Error): void => {
    if (!isClosed) onError(error);
  };
  pool.on('error', report);
  // The pool handles errors of idle connections only; one that is lost between two statements of a
  // transaction emits its own.
  pool.on('connect', (client) => client.on('error', report));
  const watch = watchPool(pool, {
    probe: createProbe(url),
    startTicker: startClockTicker,
    onChange: () => undefined,
    ...ports,
  });
  const statements = { count: 0 };
  const db = drizzle(pool, { logger: { logQuery: () => void (statements.count += 1) } });
  givesBack(db, pool);
  return {
    db,
    pool,
    statements,
    isDown: watch.isDown,
    async close() {
      watch.close();
      await pool.end();
      isClosed = true;
    },
  };
}

/**
 * Creates each transaction release its connection in all cases: drizzle does not release one that is lost
 * before it begins.
 */
function givesBack(db: Db, pool: pg.Pool): void {
  type Parts = ConstructorParameters<typeof NodePgSession>;
  const { dialect, schema, options } = db._.session as unknown as {
    readonly dialect: Parts[1];
    readonly schema: Parts[2];
    readonly options: Parts[3];
  };
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      const session = new NodePgSession(client, dialect, schema, options);
      return (await session.transaction(
        work as unknown as Parameters<typeof session.transaction>[0],
        config,
      )) as Awaited<ReturnType<typeof work>>;
    } finally {
      client.release();
    }
  };
}
