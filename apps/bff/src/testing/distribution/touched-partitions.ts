import type { Client } from 'pg';
import type { RecordedStatement } from './recorded-statements.ts';

/** A distributed table in the plan of a statement. */
export type TableRead = {
  readonly table: string;
  /** The number of partitions that one execution of a scan of the table touched, rounded up from its average. */
  readonly touched: number;
  /** False if some part of the plan reads the table by a condition without its distribution key. */
  readonly hasKey: boolean;
};

type Plan = {
  readonly Plans?: readonly Plan[];
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Alias?: string;
  readonly 'Actual Loops'?: number;
} & Readonly<Partial<Record<(typeof CONDITIONS)[number], string>>>;

const CONDITIONS = ['Index Cond', 'Recheck Cond', 'Filter', 'TID Cond'] as const;
const PARTITION = /^(.+)_p\d+$/;

/**
 * Runs a statement and returns the distributed tables of its plan. What it writes is rolled back. The tables of tests are small, where
 * reading a whole table is cheaper; those plans are excluded, since those of large tables are the question.
 */
export async function explainReads(
  client: Client,
  { text, values }: RecordedStatement,
  keys: Readonly<Record<string, string>>,
): Promise<readonly TableRead[]> {
  await client.query('begin');
  try {
    await client.query(
      'set local enable_seqscan = off; set local enable_hashjoin = off; set local enable_mergejoin = off; set local plan_cache_mode = force_custom_plan',
    );
    const { rows } = await client.query<{ 'QUERY PLAN': readonly [{ readonly Plan: Plan }] }>(
      `explain (analyze, timing off, format json) ${text}`,
      [...values],
    );
    const scans = scansOf(rows[0]?.['QUERY PLAN'][0].Plan, undefined, keys);
    return [...Map.groupBy(scans, ({ table }) => table)].map(([table, all]) => ({
      table,
      touched: Math.max(...[...Map.groupBy(all, ({ scan }) => scan).values()].map(touchedOf)),
      hasKey: all.every(({ key, node }) => comparesKey(node, key)),
    }));
  } finally {
    await client.query('rollback');
  }
}

/** A partition in a plan: `scan` is the node that scans all partitions of its table, or the only one. */
type PartitionScan = {
  readonly table: string;
  readonly key: string;
  readonly node: Plan;
  readonly scan: Plan;
};

function scansOf(
  node: Plan | undefined,
  parent: Plan | undefined,
  keys: Readonly<Record<string, string>>,
): readonly PartitionScan[] {
  if (!node) return [];
  const table = PARTITION.exec(node['Relation Name'] ?? '')?.[1] ?? '';
  const key = keys[table];
  const scan = parent?.['Node Type'].endsWith('Append') ? parent : node;
  const own = key === undefined || node['Node Type'] === 'ModifyTable' ? [] : [{ table, key, node, scan }];
  return [...own, ...(node.Plans ?? []).flatMap((child) => scansOf(child, node, keys))];
}

function touchedOf(scans: readonly PartitionScan[]): number {
  const executions = scans[0]?.scan['Actual Loops'] ?? 0;
  const touched = scans.reduce((sum, { node }) => sum + (node['Actual Loops'] ?? 0), 0);
  return executions === 0 ? 0 : Math.ceil(touched / executions);
}

/** Returns whether the conditions of a node compare the key of its own table by equality, with a value or a list. */
function comparesKey(node: Plan, key: string): boolean {
  const { Alias: alias = '' } = node;
  // `NOT (ANY (key = (hashed SubPlan 1).col1))` excludes what is muted, and finds nothing.
  const equality = new RegExp(String.raw`\((?:${alias}\.)?${key} = (?!\(hashed)|= ${alias}\.${key}\)`);
  return CONDITIONS.some((name) => equality.test(node[name] ?? ''));
}
