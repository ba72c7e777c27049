import { createTestDatabase, type TestDatabase } from '@pegboard/database/testing';
import { sql } from 'drizzle-orm';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from './db.ts';
import { afterPart, lockedPart } from './write-order.ts';

const SOURCES = join(import.meta.dirname, '../..');
const DECISION = join(SOURCES, '../../../docs/decisions/0040-order-of-writes-in-a-statement.md');

let database: TestDatabase;
let connection: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url, () => undefined);
  await connection.db.execute(sql`create table boards (id bigint primary key, pin_count int not null)`);
  await connection.db.execute(sql`create table contents (id bigint primary key, save_count int not null)`);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

type Plan = {
  readonly 'Node Type': string;
  readonly 'Subplan Name'?: string;
  readonly 'Relation Name'?: string;
  readonly 'CTE Name'?: string;
  readonly 'One-Time Filter'?: string;
  readonly Plans?: readonly Plan[];
};

const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

test('a write after a part gets no row before the count of that part is known', async () => {
  const { rows } = await connection.db.execute<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(sql`
    explain (format json)
    with ${lockedPart('place', 'boards', sql`select 2 union all select 1`)}, counted as (
      update boards set pin_count = pin_count + 1 where id = 1 and ${afterPart('place')} returning 1
    )
    update contents set save_count = save_count + 1 where id = 1 and ${afterPart('counted')}`);
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  const nodes = plan ? nodesOf(plan) : [];
  for (const [table, part] of [
    ['boards', 'place'],
    ['contents', 'counted'],
  ]) {
    const write = nodes.find(
      (node) => node['Node Type'] === 'ModifyTable' && node['Relation Name'] === table,
    );
    const count = write?.Plans?.find((node) => node['Subplan Name']?.startsWith('InitPlan'));
    expect(count && nodesOf(count).some((node) => node['CTE Name'] === part)).toBe(true);
    const input = write?.Plans?.find((node) => node['Subplan Name'] === undefined);
    expect(input).toMatchObject({
      'Node Type': 'Result',
      'One-Time Filter': expect.stringContaining('IS NOT NULL'),
    });
  }
  const locks = nodes.find((node) => node['Node Type'] === 'LockRows');
  expect(locks && nodesOf(locks).map((node) => node['Node Type'])).toContain('Sort');
});

test('each file that writes in a part of a statement, and writes more, is in the table of decision 0040', async () => {
  const decision = await readFile(DECISION, 'utf8');
  const files = await readdir(SOURCES, { recursive: true });
  const missing: string[] = [];
  for (const file of files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))) {
    const text = await readFile(join(SOURCES, file), 'utf8');
    if (hasSeveralWrites(text) && !decision.includes(`\`${file}\``)) missing.push(file);
  }
  expect(missing).toEqual([]);
});

/** Returns whether a source has a statement with a part that writes, and another write. */
function hasSeveralWrites(source: string): boolean {
  const writes = source.match(
    /\b(insert into|delete from|merge into|(?<!no key )(?<!do )(?<!for )update [\w$]+[^;]*? set)\b/g,
  );
  return /\bas (materialized )?\(\s*(insert|update|delete|merge)\b/.test(source) && (writes ?? []).length > 1;
}
