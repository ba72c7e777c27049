import type { ClientBase } from 'pg';

/** A backed-up table, and its columns except generated ones. */
export type BackedUpTable = { readonly name: string; readonly columns: readonly string[] };

/**
 * Returns the tables that a backup contains: all of the site's, whatever its version, and the pending jobs.
 * The queue recreates its other tables; unlogged tables, such as counts of attempts, are not backed up.
 */
export async function listBackedUpTables(client: ClientBase): Promise<readonly BackedUpTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select n.nspname || '.' || c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
      and (n.nspname = 'public' or (n.nspname = 'jobs' and c.relname = 'job'))
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by n.nspname, c.relname order by n.nspname, c.relname`);
  return rows;
}

/** Returns the sequences of the site's tables, with their values. */
export async function listSequences(
  client: ClientBase,
): Promise<readonly { readonly name: string; readonly value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`);
  return rows;
}

/** Quotes a name for SQL. */
export function quoted(name: string): string {
  return name
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.');
}
