import { drizzle, NodePgSession, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as accounts from './accounts/tables.ts';
import * as ads from './ads/tables.ts';
import * as billing from './billing/tables.ts';
import * as boards from './boards/tables.ts';
import * as business from './business/tables.ts';
import * as businessStats from './business-stats/tables.ts';
import * as catalogs from './catalogs/tables.ts';
import * as campaigns from './campaigns/tables.ts';
import * as comments from './comments/tables.ts';
import * as conversations from './conversations/tables.ts';
import { createProbe, startClockTicker, watchPool, type WatchPorts } from './database-health/index.ts';
import * as events from './events/tables.ts';
import * as experiences from './experiences/tables.ts';
import * as explore from './explore/tables.ts';
import * as feed from './feed/tables.ts';
import * as feedback from './feedback/tables.ts';
import * as follows from './follows/tables.ts';
import * as images from './images/tables.ts';
import * as interests from './interests/tables.ts';
import * as invites from './invites/tables.ts';
import * as notifications from './notifications/tables.ts';
import * as limits from './limits/tables.ts';
import * as offsite from './offsite/tables.ts';
import * as pins from './pins/tables.ts';
import * as reactions from './reactions/tables.ts';
import * as reports from './reports/tables.ts';
import * as saves from './saves/tables.ts';
import * as uploads from './uploads/tables.ts';

/** Every table of the BFF, by name. */
export const tables = {
  ...accounts,
  ...ads,
  ...billing,
  ...boards,
  ...business,
  ...businessStats,
  ...catalogs,
  ...campaigns,
  ...comments,
  ...conversations,
  ...events,
  ...experiences,
  ...explore,
  ...feed,
  ...feedback,
  ...follows,
  ...images,
  ...interests,
  ...invites,
  ...notifications,
  ...limits,
  ...offsite,
  ...pins,
  ...reactions,
  ...reports,
  ...saves,
  ...uploads,
};

/** A connection, or a transaction on one: what a store function takes. */
export type Db = NodePgDatabase<typeof tables>;

/** The open database of a process. */
export type Database = {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** Counts every statement sent, for the marks of performance.md. */
  readonly statements: { count: number };
  /** Returns whether the database has been found not to answer: requests are refused until it does. */
  readonly isDown: () => boolean;
  close(): Promise<void>;
};

const STATEMENT_TIMEOUT_MS = 5000;
const CONNECT_TIMEOUT_MS = 1200;
const POOL_SIZE = 10;
/** A plan for the values given each time: one for any values would not know how far a LIMIT reaches. */
const PLANS = '-c plan_cache_mode=force_custom_plan';

/**
 * Connects to a PostgreSQL with every wait bounded: for a connection, for an answer, for a server that is frozen or out of
 * reach (see `watchPool`). A lost server fails the requests in flight, never the process. `ports` replaces the clock and
 * the probe in tests.
 */
export function connect(
  url: string,
  onError: (error: Error) => void,
  ports: Partial<WatchPorts> = {},
): Database {
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
  const watch = watchPool(pool, {
    probe: createProbe(url),
    startTicker: startClockTicker,
    onChange: () => undefined,
    ...ports,
  });
  const statements = { count: 0 };
  const db = drizzle(pool, { schema: tables, logger: { logQuery: () => void (statements.count += 1) } });
  givesBack(db, pool);
  return {
    db,
    pool,
    statements,
    isDown: watch.isDown,
    async close() {
      watch.close();
      await pool.end();
    },
  };
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
        work as Parameters<typeof session.transaction>[0],
        config,
      )) as Awaited<ReturnType<typeof work>>;
    } finally {
      client.release();
    }
  };
}
