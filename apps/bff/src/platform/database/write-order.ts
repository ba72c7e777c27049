import { sql, type SQL } from 'drizzle-orm';

/**
 * Returns a condition that is evaluated only when a part of a `with` is complete: a part that has it in its
 * `where` writes and locks nothing before. PostgreSQL guarantees no other order between the parts of a
 * statement.
 */
export function afterPart(part: string): SQL {
  return sql`(select count(*) from ${sql.identifier(part)}) is not null`;
}

/**
 * Returns a part of a `with` that locks the rows of a table in ascending order of their ids. `ids` is what follows `in`:
 * a selection of one column. Parts that write these rows join it, or wait for it with `afterPart`.
 */
export function lockedPart(name: string, table: 'boards' | 'contents', ids: SQL): SQL {
  return sql`${sql.identifier(name)} as materialized (
    select id from ${sql.identifier(table)} where id in (${ids}) order by id for no key update)`;
}
