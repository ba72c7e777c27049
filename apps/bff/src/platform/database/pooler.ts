import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** The pooler in front of a database: each transaction, and each statement outside of one, may run on another connection. */
export type Pooler = {
  /** True if it keeps named statements: PgBouncer 1.21 and later with `max_prepared_statements`. */
  readonly keepsStatements: boolean;
};

/** The facts about a connection that tell a pooler. */
export type PoolerFacts = {
  /** The name of a named statement on the server. */
  readonly statementName: string | undefined;
  readonly statementTimeout: string;
};

/** The beginning of the name that is sent. A pooler that keeps named statements gives them names of its own. */
const PROBE = 'pegboard_probe';
const FACTS = `select current_setting('statement_timeout') as "statementTimeout",
  (select name from pg_prepared_statements where statement like '%pegboard_probe%' order by prepare_time desc limit 1) as "statementName"`;

/**
 * Returns what a pooler in transaction mode can do, and whether its connections limit how long a statement takes: the site cannot
 * set that there.
 */
export async function findPooler(url: string): Promise<Pooler & { readonly hasTimeout: boolean }> {
  const client = new pg.Client({ connectionString: url, application_name: `pegboard ${process.pid}` });
  client.on('error', () => undefined); // the failing query reports it
  const name = `${PROBE}_${randomBytes(8).toString('hex')}`;
  await client.connect();
  try {
    // In a transaction, so that the statement is removed from the server connection that has it.
    await client.query('begin');
    const { rows } = await client.query<PoolerFacts>({ name, text: FACTS });
    const [facts = { statementName: undefined, statementTimeout: '0' }] = rows;
    if (facts.statementName === name) await client.query(`deallocate ${name}`);
    await client.query('commit');
    return toPooler(facts);
  } finally {
    await client.end();
  }
}

/** Returns what the facts say about a pooler. */
export function toPooler({
  statementName,
  statementTimeout,
}: PoolerFacts): Pooler & { readonly hasTimeout: boolean } {
  return {
    keepsStatements: typeof statementName === 'string' && !statementName.startsWith(PROBE),
    hasTimeout: statementTimeout !== '0',
  };
}
