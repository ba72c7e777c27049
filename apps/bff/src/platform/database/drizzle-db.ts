import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** A connection to the database, or a transaction on one. */
export type Db = NodePgDatabase;
