import type { ClientBase } from 'pg';
import { ALL_JOBS } from '../all-jobs.ts';
import { connect } from '../../platform/database/db.ts';
import type { Deps } from '../deps.ts';
import { openJobQueue } from '../../platform/jobs/index.ts';
import { OperatorError } from '../../platform/config/operator-error.ts';
import { fillDatabase } from './fill-database.ts';
import type { Manifest } from './manifest.ts';
import { readMigrations } from './migrations.ts';
import type { Data } from './open-data.ts';
import { findOrphans } from './orphans.ts';
import { readArchive } from './read-archive.ts';
import { withSchema } from './schema-lock.ts';
import { appliedMigrations, inTransaction } from './schema-of.ts';
import { writeSnapshot } from './snapshot.ts';
import { listBackedUpTables, quoted } from './tables-of.ts';

/** Settings of a restore. */
export type RestoreSettings = {
  /** True if a non-empty database is emptied first. */
  readonly replaces: boolean;
  readonly say: (line: string) => void;
  readonly log: Deps['log'];
  /** The key of an encrypted backup. */
  readonly identity?: string | undefined;
};

/** The result of a restore. */
export type Restored = {
  readonly manifest: Manifest;
  /** The path of the snapshot with the former rows. */
  readonly snapshot: string | undefined;
  /** Number of jobs whose kind this version does not have. */
  readonly droppedJobs: number;
};

/**
 * Restores a backup, all or nothing: every checksum is verified first, the rows change in one transaction,
 * and images are only added before it commits. Throws an `OperatorError` if that is not allowed or not
 * possible.
 */
export async function restore(data: Data, file: string, settings: RestoreSettings): Promise<Restored> {
  const { say } = settings;
  const manifest = await readArchive(file, undefined, settings.identity);
  checkVersion(manifest);
  await checkNobodyElse(data);
  await makeQueue(data, settings.log);
  return withSchema(data.database.url, 'change', say, async (client) => {
    const isFilled = await holdsRows(client);
    if (isFilled && !settings.replaces)
      throw new OperatorError(
        `The database at ${data.database.place} is not empty. Nothing was changed. To put the backup in the place of what is there: pegboard restore FILE --replace`,
      );
    const snapshot = isFilled ? await writeSnapshot(client, data.snapshotsDir, 'restore', file) : undefined;
    const droppedJobs = await inTransaction(client, () =>
      fillDatabase(client, data.pictures, file, manifest, settings.identity),
    );
    await client.query('analyze');
    if (manifest.pictures) await removeOrphans(client, data);
    return { manifest, snapshot, droppedJobs };
  });
}

/** Throws for a backup of an unknown schema, which belongs to another version. */
function checkVersion({ schema, pegboard }: Manifest): void {
  if (schema.when === 0 || readMigrations().some(({ when }) => when === schema.when)) return;
  throw new OperatorError(
    `This backup was made by another, probably newer, version of Pegboard (${pegboard}; its schema: ` +
      `${schema.tag ?? new Date(schema.when).toISOString()}), which this one does not know. Nothing was changed. ` +
      'Restore it with that version.',
  );
}

async function checkNobodyElse({ database }: Data): Promise<void> {
  const users = [...new Set(database.others())];
  if (users.length > 0)
    throw new OperatorError(
      `${database.place} is in use by process ${users.join(', ')}: stop that first. Nothing was changed.`,
    );
  await withSchema(
    database.url,
    'keep',
    () => undefined,
    async (client) => {
      const { rows } = await client.query<{ name: string; host: string | null }>(`
      select distinct application_name as name, host(client_addr) as host from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name like 'pegboard%'`);
      if (rows.length === 0) return;
      const processes = rows.map(({ name, host }) => `${name}${host === null ? '' : ` at ${host}`}`);
      throw new OperatorError(
        `The database at ${database.place} is in use by ${processes.join(', ')}: stop that first. Nothing was changed.`,
      );
    },
  );
}

/** Creates the tables of the queue, by opening it. */
async function makeQueue({ database }: Data, log: Deps['log']): Promise<void> {
  const { url } = database;
  const connection = connect(url, () => undefined);
  try {
    const queue = await openJobQueue({ url, db: connection.db, jobs: ALL_JOBS, log, works: false });
    await queue.close();
  } finally {
    await connection.close();
  }
}

/** Tables that a site fills at start. */
const SELF_FILLED = new Set(['public.experiences', 'jobs.job']);

async function holdsRows(client: ClientBase): Promise<boolean> {
  const tables = (await listBackedUpTables(client)).filter(({ name }) => !SELF_FILLED.has(name));
  if (tables.length > 0 && (await appliedMigrations(client)).length === 0)
    throw new OperatorError(
      `The database holds tables that are not Pegboard’s (${tables[0]?.name}). Nothing was changed. Use a database for Pegboard alone.`,
    );
  for (const { name } of tables) {
    const { rowCount } = await client.query(`select from ${quoted(name)} limit 1`);
    if (rowCount === 1) return true;
  }
  return false;
}

/** Removes the images of the former database that are no longer referenced. */
async function removeOrphans(client: ClientBase, { pictures }: Data): Promise<void> {
  for await (const path of findOrphans(client, pictures)) await pictures.delete(path);
}
