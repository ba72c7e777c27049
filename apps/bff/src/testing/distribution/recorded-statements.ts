import type { Pool, PoolClient } from 'pg';

/** A statement that the site sent, with its values. The name is that of `defineStatement`, empty for others. */
export type RecordedStatement = {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
  /** True if its plan is reused for other values. */
  readonly reusesPlan: boolean;
};

type Query = string | Partial<RecordedStatement>;

/** Records the statements that the connections of a pool send from now on. The result returns those since its last call. */
export function recordStatements(pool: Pool): () => readonly RecordedStatement[] {
  let recorded: RecordedStatement[] = [];
  const watched = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const send = client.query.bind(client) as (query: Query, ...rest: unknown[]) => unknown;
    const query = (sent: Query, ...rest: unknown[]): unknown => {
      const {
        name = '',
        text = '',
        values,
        reusesPlan = false,
      } = typeof sent === 'string' ? { text: sent } : sent;
      const [first] = rest;
      recorded.push({ name, text, values: values ?? (Array.isArray(first) ? first : []), reusesPlan });
      return send(sent, ...rest);
    };
    Object.assign(client, { query });
  });
  return () => {
    const all = recorded;
    recorded = [];
    return all;
  };
}
