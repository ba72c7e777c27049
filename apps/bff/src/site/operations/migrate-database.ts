import type pg from 'pg';
import { OperatorError } from '../../platform/config/operator-error.ts';
import { buildsConcurrently } from './concurrent-indexes.ts';
import { compareSchema, readMigrations, type Migration } from './migrations.ts';
import { withSchema } from './schema-lock.ts';
import { appliedMigrations, applyConcurrently, applyMigrations, inTransaction } from './schema-of.ts';

/** Settings of a migration. */
export type MigrateSettings = {
  /** The known migrations; replaced in tests. */
  readonly migrations?: readonly Migration[];
  /** Called before a non-empty database is changed, under the schema lock, to write a snapshot. */
  readonly before?: (client: pg.Client, pending: readonly Migration[]) => Promise<void>;
  readonly say?: (line: string) => void;
};

/**
 * Migrates the schema and returns the applied migrations: in one transaction, apart from migrations that build indexes concurrently,
 * each of which is a step of its own. A step that fails changes nothing, and the next call continues with it. Several processes may
 * call it concurrently. Throws an `OperatorError`, without changes, if the database was migrated by another version.
 */
export async function migrateDatabase(
  url: string,
  settings: MigrateSettings = {},
): Promise<readonly Migration[]> {
  const { migrations = readMigrations(), before, say = () => undefined } = settings;
  return withSchema(url, 'change', say, async (client) => {
    const applied = await appliedMigrations(client);
    const pending = pendingMigrations(migrations, applied);
    if (pending.length === 0) return pending;
    if (applied.length > 0) await before?.(client, pending);
    // In a new database, which has no rows, indexes do not block writes.
    const isNew = applied.length === 0;
    for (const step of isNew ? [pending] : migrationSteps(pending)) {
      const [first] = step;
      if (!isNew && first && buildsConcurrently(first)) await applyConcurrently(client, first, say);
      else await inTransaction(client, () => applyMigrations(client, step));
    }
    return pending;
  });
}

/** Divides migrations into steps, in order: neighbours that share a transaction, and each that builds indexes concurrently. */
export function migrationSteps(migrations: readonly Migration[]): readonly (readonly Migration[])[] {
  const steps: Migration[][] = [];
  for (const migration of migrations) {
    const last = steps.at(-1);
    const joins = last?.[0] && !buildsConcurrently(last[0]) && !buildsConcurrently(migration);
    if (joins) last.push(migration);
    else steps.push([migration]);
  }
  return steps;
}

/** Returns the migrations to apply. Throws if the database has an unknown one. */
export function pendingMigrations(
  known: readonly Migration[],
  applied: readonly number[],
): readonly Migration[] {
  const state = compareSchema(known, applied);
  if (state.kind === 'unknown') throw otherVersion(state.latest);
  return state.kind === 'behind' ? state.pending : [];
}

/** Creates the error for a database of another version of Pegboard. */
function otherVersion(latest: number): OperatorError {
  const day = new Date(latest).toISOString().slice(0, 10);
  return new OperatorError(
    `This database was migrated by another, probably newer, version of Pegboard: its schema has a change of ${day} ` +
      'that this version does not know. Nothing was changed. Start that version again; or, to go back, restore the ' +
      'snapshot that was taken before: pegboard restore FILE --replace (see docs/keeping.md).',
  );
}
