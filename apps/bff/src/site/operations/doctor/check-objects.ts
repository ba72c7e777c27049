import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { tables } from '../../tables.ts';
import type { CheckResult } from './check-result.ts';

const ABOUT = 'tables';
const LISTED = 3;
const RESTORE =
  'Run `pegboard migrate`. If it says that everything is up to date, someone changed the tables by hand: restore a backup (docs/keeping.md).';

const list = (names: readonly string[]): string =>
  `${names.slice(0, LISTED).join(', ')}${names.length > LISTED ? ` and ${names.length - LISTED} more` : ''}`;

const declared = Object.values(tables as Readonly<Record<string, unknown>>)
  .filter((value) => value instanceof PgTable)
  .map((table) => getTableConfig(table));

/**
 * Checks that a migrated database has every column and index of this version, that no index is invalid, and that no trigger is
 * off, as after a restore or a migration that was done by hand and broke off (OP-08).
 */
export async function checkObjects(client: pg.Client): Promise<readonly CheckResult[]> {
  return [...(await checkColumns(client)), ...(await checkIndexes(client)), ...(await checkTriggers(client))];
}

async function checkColumns(client: pg.Client): Promise<readonly CheckResult[]> {
  const { rows } = await client.query<{ name: string }>(`
    select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`);
  const there = new Set(rows.map(({ name }) => name));
  const missing = declared
    .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))
    .filter((name) => !there.has(name));
  if (missing.length === 0) return [];
  const says = `are half migrated: ${list(missing)} missing`;
  return [{ about: ABOUT, state: 'wrong', says, advice: RESTORE }];
}

async function checkIndexes(client: pg.Client): Promise<readonly CheckResult[]> {
  const { rows } = await client.query<{ name: string; is_valid: boolean }>(`
    select c.relname as name, i.indisvalid as is_valid from pg_index i
    join pg_class c on c.oid = i.indexrelid where c.relnamespace = 'public'::regnamespace`);
  const there = new Map(rows.map(({ name, is_valid: isValid }) => [name, isValid]));
  const missing = declared
    .flatMap(({ indexes }) => indexes.map((index) => index.config.name ?? ''))
    .filter((name) => name !== '' && !there.has(name));
  const invalid = rows.filter(({ is_valid: isValid }) => !isValid).map(({ name }) => name);
  const found: CheckResult[] = [];
  if (missing.length > 0)
    found.push({
      about: ABOUT,
      state: 'wrong',
      says: `lack ${missing.length === 1 ? 'an index' : 'indexes'}: ${list(missing)}; queries are slow, and names may be taken twice`,
      advice: `Find it in apps/bff/migrations (grep -h '"${missing[0]}"' *.sql), and run its CREATE INDEX with psql, with CONCURRENTLY.`,
    });
  if (invalid.length > 0)
    found.push({
      about: ABOUT,
      state: 'wrong',
      says: `have an index that was not completed: ${list(invalid)}`,
      advice: `With psql: REINDEX INDEX CONCURRENTLY "${invalid[0]}";`,
    });
  return found;
}

async function checkTriggers(client: pg.Client): Promise<readonly CheckResult[]> {
  const { rows } = await client.query<{ name: string; on_table: string }>(`
    select tgname as name, tgrelid::regclass::text as on_table from pg_trigger
    join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and tgenabled = 'D' and relnamespace = 'public'::regnamespace order by 1`);
  const [first] = rows;
  if (!first) return [];
  const says = `have triggers that are off: ${list(rows.map(({ name }) => name))}; search and counts go wrong`;
  const advice = `With psql: ALTER TABLE "${first.on_table}" ENABLE TRIGGER "${first.name}";`;
  return [{ about: ABOUT, state: 'wrong', says, advice }];
}
