import { drizzle, NodePgSession } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from './drizzle-db.ts';
import { createProbe } from './health/index.ts';
import { startClockTicker } from './health/index.ts';
import { watchPool } from './health/index.ts';
import type { WatchPorts } from './health/index.ts';
import type { Pooler } from './pooler.ts';
import {
  currentReads,
  openReplicas,
  Replica,
  RoutedClient,
  type ReplicaCondition,
  type Replicas,
} from './replicas/index.ts';
import { setPooled } from './statement-run.ts';

export type { Db } from './drizzle-db.ts';

/** The open database of a process. */
export type Database = {
  /** Reads of requests go to a replica where one may be read, and everything else to the primary. */
  readonly db: Db;
  /** The primary alone. Without replicas it is `db`. */
  readonly primary: Db;
  /** The replicas, if there are any. */
  readonly replicas: Replicas | undefined;
  /** The connections to the primary. */
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
/** As many connections as a page uses stay open on a quiet site: a new one reads the catalogue, and parses and plans each statement. */
const POOL_MIN = 4;
/** Maximum time of the answer to a check of a replica. */
const CHECK_TIMEOUT_MS = 3000;
/** A plan for the actual values at each execution: a generic plan would not know the effect of a LIMIT. */
const PLANS = '-c plan_cache_mode=force_custom_plan';
/** The settings of each connection, sent when it is opened. */
const SETTINGS = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  lock_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
  options: PLANS,
};

/** Options of `connect`. */
export type ConnectOptions = Partial<WatchPorts> & {
  readonly connectTimeoutMs?: number;
  /** The pooler through which all connections go, if there is one. */
  readonly pooler?: Pooler | undefined;
  /** The standbys that answer reads. */
  readonly replicas?: {
    readonly urls: readonly string[];
    /** Milliseconds behind the primary beyond which one is not read. */
    readonly maxLagMs: number;
    readonly onChange: (number: number, condition: ReplicaCondition) => void;
  };
};

/**
 * Connects to a PostgreSQL with a timeout on every wait: for a connection, for a response, for a server that
 * is frozen or unreachable (see `watchPool`). A lost server fails the pending requests, never the process.
 * The options replace the clock, the probe and the first of these timeouts in tests.
 */
export function connect(
  url: string,
  onError: (error: Error) => void,
  { replicas: standbys, pooler, ...options }: ConnectOptions = {},
): Database {
  let isClosed = false;
  // The server may end before the last closed connection has ended: that is no loss.
  const report = (error: Error): void => {
    if (!isClosed) onError(error);
  };
  const { pool, watch } = openPool(url, report, { ...options, pooler });
  const statements = { count: 0 };
  const logger = { logQuery: () => void (statements.count += 1) };
  const primary = drizzle(pool, { logger });
  givesBack(primary, pool);
  const reading =
    standbys && openReading({ primary, pool, pooler, standbys, connectTimeoutMs: options.connectTimeoutMs });
  const db = reading ? drizzle(reading.client as unknown as pg.Pool, { logger }) : primary;
  if (reading) givesBack(db, pool);
  return {
    db,
    primary,
    replicas: reading?.replicas,
    pool,
    statements,
    isDown: watch.isDown,
    async close() {
      watch.close();
      await reading?.close();
      await pool.end();
      isClosed = true;
    },
  };
}

/** Opens a pool of connections that is watched. */
function openPool(
  url: string,
  report: (error: Error) => void,
  {
    connectTimeoutMs = CONNECT_TIMEOUT_MS,
    pooler,
    ...ports
  }: Partial<WatchPorts> & Pick<ConnectOptions, 'connectTimeoutMs' | 'pooler'>,
): { readonly pool: pg.Pool; readonly watch: ReturnType<typeof watchPool> } {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: `pegboard ${process.pid}`,
    max: POOL_SIZE,
    min: POOL_MIN,
    connectionTimeoutMillis: connectTimeoutMs,
    allowExitOnIdle: true,
    // A pooler refuses settings of a connection, which others use too: the operator sets them on the server.
    ...(pooler ? {} : SETTINGS),
  });
  pool.on('error', report);
  // The pool handles errors of idle connections only; one that is lost between two statements of a
  // transaction emits its own.
  pool.on('connect', (client) => {
    client.on('error', report);
    if (pooler) setPooled(client.connection, pooler.keepsStatements);
  });
  const watch = watchPool(pool, {
    probe: createProbe(url),
    startTicker: startClockTicker,
    onChange: () => undefined,
    ...ports,
  });
  return { pool, watch };
}

/** Opens the replicas, and the client that sends reads to them. */
function openReading({
  primary,
  pool,
  pooler,
  standbys,
  connectTimeoutMs,
}: {
  readonly primary: Db;
  readonly pool: pg.Pool;
  readonly pooler: Pooler | undefined;
  readonly standbys: NonNullable<ConnectOptions['replicas']>;
  readonly connectTimeoutMs: number | undefined;
}): { readonly client: RoutedClient; readonly replicas: Replicas; close(): Promise<void> } {
  const counts = { primary: 0, replicas: 0 };
  const checkTimeoutMs = Math.max(CHECK_TIMEOUT_MS, connectTimeoutMs ?? 0);
  const opened = standbys.urls.map((url) => {
    const lost = (): void => replica.noteLoss();
    const { pool: pooled, watch } = openPool(url, lost, {
      pooler,
      ...(connectTimeoutMs === undefined ? {} : { connectTimeoutMs }),
      onChange: lost,
    });
    const checks = new pg.Pool({
      connectionString: url,
      application_name: `pegboard ${process.pid} check`,
      max: 1,
      connectionTimeoutMillis: checkTimeoutMs,
      query_timeout: checkTimeoutMs,
      allowExitOnIdle: true,
    });
    checks.on('error', lost);
    const replica = new Replica(pooled, checks);
    return { replica, pool: pooled, checks, watch };
  });
  const replicas = openReplicas({
    primary,
    primaryPool: pool,
    replicas: opened.map(({ replica }) => replica),
    maxLagMs: standbys.maxLagMs,
    counts,
    isNamed: pooler?.keepsStatements ?? true,
    onChange: standbys.onChange,
  });
  return {
    client: new RoutedClient(pool, counts),
    replicas,
    async close() {
      replicas.close();
      await Promise.all(
        opened.map(async (each) => {
          each.watch.close();
          await Promise.all([each.pool.end(), each.checks.end()]);
        }),
      );
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
    currentReads()?.noteWrite();
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
