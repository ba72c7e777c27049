import type { ClientBase } from 'pg';
import { loadTable, PLAIN_VALUES, type Loading } from './copy-table.ts';
import type { Manifest } from './manifest.ts';
import { readMigrations } from './migrations.ts';
import { readArchive, type ArchiveEntry } from './read-archive.ts';
import { applyMigrations } from './schema-of.ts';
import { quoted } from './tables-of.ts';
import type { ObjectStore } from '../../platform/object-storage/index.ts';

const JOBS = 'jobs.job';
const RESTORED_JOBS = 'restored_jobs';

/**
 * Restores a database from an archive, in the caller's transaction: existing tables are replaced by those of
 * the archive's schema, filled, and then migrated. Images are stored meanwhile. Returns the number of dropped
 * jobs, whose kinds this version does not have.
 */
export async function fillDatabase(
  client: ClientBase,
  pictures: ObjectStore,
  file: string,
  manifest: Manifest,
  identity?: string,
): Promise<number> {
  await client.query(PLAIN_VALUES);
  await dropTables(client);
  const known = readMigrations();
  const isOld = known.map(({ when }) => when <= manifest.schema.when);
  await applyMigrations(
    client,
    known.filter((_, index) => isOld[index]),
  );
  const references = await dropReferences(client);
  await setTriggers(client, 'disable');
  await makeJobsTable(client, manifest);
  await loadArchive(client, pictures, file, manifest, identity);
  const droppedJobs = await takeJobs(client);
  for (const { name, value } of manifest.sequences)
    await client.query('select setval($1::regclass, $2)', [quoted(`public.${name}`), value]);
  for (const { table, name, definition } of references)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  await setTriggers(client, 'enable');
  await applyMigrations(
    client,
    known.filter((_, index) => !isOld[index]),
  );
  return droppedJobs;
}

/** Drops the tables of an older or newer schema; those of extensions stay. */
async function dropTables(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(`
    select 'drop table if exists ' || c.oid::regclass || ' cascade' as statement, 1 as step from pg_class c
    where c.relkind in ('r', 'p') and ${isOurs('c.relnamespace', 'c.oid')}
    union all
    select 'drop sequence if exists ' || c.oid::regclass || ' cascade', 2 from pg_class c
    where c.relkind = 'S' and ${isOurs('c.relnamespace', 'c.oid')}
    union all
    select 'drop type if exists ' || t.oid::regtype || ' cascade', 3 from pg_type t
    where t.typtype in ('e', 'd') and ${isOurs('t.typnamespace', 't.oid')}
    union all
    select 'drop function if exists ' || p.oid::regprocedure || ' cascade', 4 from pg_proc p
    where p.prokind = 'f' and ${isOurs('p.pronamespace', 'p.oid')}
    order by step`);
  for (const { statement } of rows) await client.query(statement);
  await client.query('drop schema if exists drizzle cascade');
}

function isOurs(schema: string, oid: string): string {
  return `${schema} = 'public'::regnamespace and not exists (select from pg_depend d where d.objid = ${oid} and d.deptype = 'e')`;
}

type Reference = { readonly table: string; readonly name: string; readonly definition: string };

/**
 * Drops the foreign keys, so that tables can be filled in any order; returns the function that restores and
 * checks them.
 */
async function dropReferences(client: ClientBase): Promise<readonly Reference[]> {
  const { rows } = await client.query<Reference>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`);
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  return rows;
}

/** Disables the site's triggers while tables are filled: their effects are in the archive. */
async function setTriggers(client: ClientBase, action: 'disable' | 'enable'): Promise<void> {
  const { rows } = await client.query<{ table: string; name: string }>(`
    select tgrelid::regclass::text as table, quote_ident(tgname) as name from pg_trigger
    join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and tgparentid = 0 and relnamespace = 'public'::regnamespace`);
  for (const { table, name } of rows) await client.query(`alter table ${table} ${action} trigger ${name}`);
}

async function loadArchive(
  client: ClientBase,
  pictures: ObjectStore,
  file: string,
  manifest: Manifest,
  identity: string | undefined,
): Promise<void> {
  let current: { readonly name: string; readonly loading: Loading } | undefined;
  const rows = new Map(manifest.tables.map((table) => [table.name, table]));
  const finish = async (): Promise<void> => {
    if (current === undefined) return;
    const count = await current.loading.end();
    const expected = rows.get(current.name)?.rows;
    if (count !== expected) throw new Error(`${current.name} took ${count} rows of ${expected}.`);
    current = undefined;
  };
  const begin = async (name: string): Promise<Loading> => {
    await finish();
    const table = rows.get(name);
    if (!table) throw new Error(`The archive holds rows of ${name}, which its manifest does not name.`);
    const target = name === JOBS ? { name: RESTORED_JOBS, columns: table.columns } : table;
    current = { name, loading: loadTable(client, target) };
    return current.loading;
  };
  const visit = async (entry: ArchiveEntry): Promise<void> => {
    if (entry.kind === 'table') {
      const loading = current?.name === entry.table ? current.loading : await begin(entry.table);
      return loading.add(entry.bytes);
    }
    await finish();
    await pictures.put(entry.path, entry.bytes);
  };
  await readArchive(file, visit, identity);
  await finish();
}

/** Creates a table for the archive's jobs, with the columns of the queue that wrote them. */
async function makeJobsTable(client: ClientBase, manifest: Manifest): Promise<void> {
  const columns = manifest.tables.find(({ name }) => name === JOBS)?.columns ?? [];
  const list = columns.map((column) => `${quoted(column)} text`).join(', ');
  await client.query(`create temporary table ${RESTORED_JOBS} (${list}) on commit drop`);
}

/** Copies the jobs into the current queue: the common columns, and the kinds that this version has. */
async function takeJobs(client: ClientBase): Promise<number> {
  await client.query(`delete from ${JOBS}`);
  const { rows } = await client.query<{ name: string; type: string }>(`
    select ours.attname::text as name, format_type(ours.atttypid, ours.atttypmod) as type
    from pg_attribute ours join pg_attribute theirs on theirs.attname = ours.attname
    where ours.attrelid = '${JOBS}'::regclass and theirs.attrelid = '${RESTORED_JOBS}'::regclass
      and ours.attnum > 0 and theirs.attnum > 0 and not ours.attisdropped and ours.attgenerated = ''`);
  if (rows.length === 0) return 0;
  const names = rows.map(({ name }) => quoted(name)).join(', ');
  const values = rows.map(({ name, type }) => `${quoted(name)}::${type}`).join(', ');
  const taken = await client.query(
    `insert into ${JOBS} (${names}) select ${values} from ${RESTORED_JOBS} where name in (select name from jobs.queue)`,
  );
  const all = await client.query<{ count: number }>(`select count(*)::int as count from ${RESTORED_JOBS}`);
  return (all.rows[0]?.count ?? 0) - (taken.rowCount ?? 0);
}
