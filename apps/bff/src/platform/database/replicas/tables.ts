import { bigint, customType, pgTable } from 'drizzle-orm/pg-core';

const pgLsn = customType<{ data: string; driverData: string }>({ dataType: () => 'pg_lsn' });

/**
 * The position in the write-ahead log after the last acknowledged write of each member, while the site has replicas: a replica that
 * has not reached it is not read for this member (decision 102). The row of member 0 has a position after all writes that have no
 * row; without it, as after a crash, no replica is read. The migration makes the table UNLOGGED: a row needs no write to disk, and
 * PostgreSQL empties it after a crash.
 */
export const ownWrites = pgTable('own_writes', {
  userId: bigint('user_id', { mode: 'bigint' }).primaryKey(),
  lsn: pgLsn().notNull(),
});
