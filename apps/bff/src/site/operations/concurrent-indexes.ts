import type { ClientBase } from 'pg';
import type { Migration } from './migrations.ts';

const CONCURRENT_INDEX =
  /^(\s*create\s+(?:unique\s+)?index)\s+concurrently\s+(?:if\s+not\s+exists\s+)?("?)(\w+)\2(?=\s+on\s)/i;
const INDEX = /^\s*create\s+(?:unique\s+)?index\s.*?\son\s+(?:only\s+)?"?(\w+)"?/is;
const TABLE = /^\s*create\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/i;

/** Returns whether a migration builds indexes while rows of their tables are written, so outside of a transaction. */
export const buildsConcurrently = ({ statements }: Pick<Migration, 'statements'>): boolean =>
  statements.some((statement) => CONCURRENT_INDEX.test(statement));

/** Returns a statement as it can run in a transaction: its index blocks writes to the table until the transaction ends. */
export const inOneTransaction = (statement: string): string => statement.replace(CONCURRENT_INDEX, '$1 "$3"');

/**
 * Returns why a migration would block writes to a table that has rows, or could not be continued after it was interrupted: it builds an
 * index of a table that it does not create, or does something else beside indexes that are built concurrently.
 */
export function blocksWrites({ statements }: Pick<Migration, 'statements'>): readonly string[] {
  if (buildsConcurrently({ statements }))
    return statements.every((statement) => CONCURRENT_INDEX.test(statement))
      ? []
      : ['builds indexes concurrently and does something else: write two migrations'];
  const created = new Set(statements.map((statement) => TABLE.exec(statement)?.[1]));
  const tables = statements.map((statement) => INDEX.exec(statement)?.[1]);
  return tables
    .filter((table) => table !== undefined && !created.has(table))
    .map((table) => `builds an index of ${table} in a transaction: declare it with .concurrently()`);
}

/**
 * Builds the indexes of a migration one after another, outside of a transaction. An index that is complete stays, as after a process
 * that was killed before it recorded the migration; an invalid one, which a killed build left, is dropped and built again.
 */
export async function buildIndexes(
  client: ClientBase,
  { statements }: Pick<Migration, 'statements'>,
  say: (line: string) => void,
): Promise<void> {
  for (const statement of statements) {
    const name = CONCURRENT_INDEX.exec(statement)?.[3];
    if (name === undefined)
      throw new Error(
        'A migration that builds indexes concurrently does nothing else. Write a second one for the rest.',
      );
    const { rows } = await client.query<{ isValid: boolean }>(
      'select indisvalid as "isValid" from pg_index where indexrelid = to_regclass($1)',
      [`"${name}"`],
    );
    if (rows[0]?.isValid === true) continue;
    if (rows[0] !== undefined) await client.query(`drop index concurrently "${name}"`);
    say(`Building the index ${name}. Processes that run already are not blocked.`);
    try {
      await client.query(statement);
    } catch (error) {
      // An invalid index would slow down every write; that of a lost connection is dropped at the next start.
      await client.query(`drop index concurrently if exists "${name}"`).catch(() => undefined);
      throw error;
    }
  }
}
