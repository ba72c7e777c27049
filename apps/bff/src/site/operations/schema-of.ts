import type { ClientBase } from 'pg';
import { buildIndexes, inOneTransaction } from './concurrent-indexes.ts';
import type { Migration } from './migrations.ts';

const JOURNAL = 'drizzle.__drizzle_migrations';

/** Returns the times of the applied migrations of a database; none for an empty one. */
export async function appliedMigrations(client: ClientBase): Promise<readonly number[]> {
  const there = await client.query<{ isThere: boolean }>(
    `select to_regclass('${JOURNAL}') is not null as "isThere"`,
  );
  if (there.rows[0]?.isThere !== true) return [];
  const { rows } = await client.query<{ when: string }>(
    `select created_at as when from ${JOURNAL} order by created_at`,
  );
  return rows.map(({ when }) => Number(when));
}

/** Applies migrations in order, in the caller's transaction. */
export async function applyMigrations(client: ClientBase, migrations: readonly Migration[]): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    `create table if not exists ${JOURNAL} (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const migration of migrations) {
    await withFailedName(migration, async () => {
      for (const statement of migration.statements) await client.query(inOneTransaction(statement));
    });
    await recordMigration(client, migration);
  }
}

/** Applies a migration that builds indexes concurrently, outside of a transaction. */
export async function applyConcurrently(
  client: ClientBase,
  migration: Migration,
  say: (line: string) => void,
): Promise<void> {
  await withFailedName(migration, () => buildIndexes(client, migration, say));
  await recordMigration(client, migration);
}

async function withFailedName({ tag }: Migration, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    throw new Error(`The migration ${tag} failed; nothing of it was changed. See its cause.`, { cause });
  }
}

async function recordMigration(client: ClientBase, { hash, when }: Migration): Promise<void> {
  await client.query(`insert into ${JOURNAL} (hash, created_at) values ($1, $2)`, [hash, when]);
}

/** Runs `work` in a transaction. */
export async function inTransaction<T>(
  client: ClientBase,
  work: () => Promise<T>,
  mode: '' | 'isolation level repeatable read, read only' = '',
): Promise<T> {
  await client.query(`begin ${mode}`);
  try {
    const done = await work();
    await client.query('commit');
    return done;
  } catch (error) {
    await client.query('rollback').catch(() => undefined); // the server rolls back a lost connection
    throw error;
  }
}
