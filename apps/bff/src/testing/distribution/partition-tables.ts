import type { Client } from 'pg';

/** The number of hash partitions of each table. */
export const PARTITIONS = 16;

/**
 * Replaces tables by copies with hash partitions on a column, with their rows, indexes and triggers. Foreign keys of the whole database
 * are dropped, and a unique index without the column is unique in each partition only: a distributed database has no others.
 */
export async function partitionTables(client: Client, keys: Readonly<Record<string, string>>): Promise<void> {
  await client.query(`do $$ declare found record; begin
    for found in select conrelid::regclass as name, conname from pg_constraint
      where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace
    loop
      execute format('alter table %s drop constraint %I', found.name, found.conname);
    end loop;
  end $$`);
  await client.query('begin');
  for (const [table, key] of Object.entries(keys)) await partition(client, table, key);
  await client.query('commit');
  await client.query(`analyze ${Object.keys(keys).join(', ')}`);
}

async function partition(client: Client, table: string, key: string): Promise<void> {
  const { rows: indexes } = await client.query<{ definition: string; holds: boolean; unique: boolean }>(
    `select pg_get_indexdef(indexrelid) as definition, indisunique as unique,
      (select attnum from pg_attribute where attrelid = indrelid and attname = $2) = any(indkey) as holds
    from pg_index where indrelid = $1::regclass`,
    [table, key],
  );
  const { rows: triggers } = await client.query<{ definition: string }>(
    'select pg_get_triggerdef(oid) as definition from pg_trigger where tgrelid = $1::regclass and not tgisinternal',
    [table],
  );
  await client.query(`alter table ${table} rename to ${table}_whole`);
  await client.query(
    `create table ${table} (like ${table}_whole including defaults including generated including identity) partition by hash (${key})`,
  );
  await client.query(
    ofPartitions(
      (nth) =>
        `create table ${table}_p${nth} partition of ${table} for values with (modulus ${PARTITIONS}, remainder ${nth})`,
    ),
  );
  const { rows: columns } = await client.query<{ list: string }>(
    `select string_agg(quote_ident(attname), ', ') as list from pg_attribute
    where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const list = columns[0]?.list ?? '';
  await client.query(
    `insert into ${table} (${list}) overriding system value select ${list} from ${table}_whole`,
  );
  await client.query(`drop table ${table}_whole cascade`);
  for (const { definition, holds, unique } of indexes) {
    if (holds || !unique) await client.query(definition);
    else
      await client.query(
        ofPartitions((nth) =>
          definition
            .replace(/^CREATE UNIQUE INDEX \S+/, 'CREATE UNIQUE INDEX')
            .replace(` ON public.${table} `, ` ON ${table}_p${nth} `),
        ),
      );
  }
  for (const { definition } of triggers) await client.query(definition);
}

function ofPartitions(statement: (nth: number) => string): string {
  return Array.from({ length: PARTITIONS }, (_, nth) => statement(nth)).join(';\n');
}
