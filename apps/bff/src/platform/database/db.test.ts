import { createTestDatabase } from '@pegboard/database/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { connect, type Database } from './db.ts';
import { toAppError } from '../errors/errors.ts';

let opened: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
const errors: Error[] = [];

beforeAll(async () => {
  opened = await createTestDatabase();
  database = connect(opened.url, (error) => errors.push(error));
});
afterAll(async () => {
  await database.close();
  await opened.drop();
});

const endOthers = sql`select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`;

test('[BF-10] a connection that is lost between two statements costs its transaction, never the process', async () => {
  const lost = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    await database.db.execute(endOthers);
    await expect.poll(() => errors.map((error) => (error as { code?: string }).code)).toContain('57P01');
    await tx.execute(sql`select 2`);
  });
  const error = await lost.catch((thrown: unknown) => toAppError(thrown));
  expect(error).toMatchObject({ code: 'db_unavailable' });
  expect((await database.db.execute(sql`select 3 as three`)).rows).toEqual([{ three: 3 }]);
});

test('[BF-10] a connection that is lost before its transaction begins goes back to the pool', async () => {
  const { db, pool } = database;
  pool.once('acquire', (client) => client.connection.stream.destroy());
  await expect(db.transaction(async () => undefined)).rejects.toThrow();
  expect(pool.totalCount - pool.idleCount).toBe(0);
});
