import { drizzle, NodePgSession, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { endSilent } from './end-silent.ts';

/** A connection to the database, or a transaction on one. */
export type Db = NodePgDatabase;

/** The open database of a process. */
export type Database = {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** Counts every statement sent, for the marks of performance.md. */
  readonly statements: { count: number };
  close(): Promise<void>;
};

const STATEMENT_TIMEOUT_MS = 5000;
/** A server that lives has ended by then whatever it was asked: one that is still silent is frozen, or the line is dead. */
const SILENCE_TIMEOUT_MS = 6000;
const CONNECT_TIMEOUT_MS = 1200;
const POOL_SIZE = 10;
/** A plan for the values given each time: one for any values would not know how far a LIMIT reaches. */
const PLANS = '-c plan_cache_mode=force_custom_plan';

/**
 * Connects to a PostgreSQL with every wait bounded: for a connection, for an answer, for a server that says nothing. One
 * that dies costs the requests in flight, never the process.
 */
export function connect(url: string, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: `pegboard ${process.pid}`,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    allowExitOnIdle: true,
    options: PLANS,
  });
  pool.on('error', onError);
  // The pool hears of idle connections only; one that is lost between two statements of a transaction tells it alone.
  pool.on('connect', (client) => client.on('error', onError));
  endSilent(pool, SILENCE_TIMEOUT_MS);
  const statements = { count: 0 };
  const db = drizzle(pool, { logger: { logQuery: () => void (statements.count += 1) } });
  givesBack(db, pool);
  return { db, pool, statements, close: () => pool.end() };
}

/** Has each transaction give its connection back whatever happens: drizzle keeps one that is lost before it begins. */
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
