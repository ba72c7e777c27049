import { StatementRun } from '../statement-run.ts';
import { currentReads } from './reads.ts';
import { isReadText, isTriedAgain } from './rules.ts';
import type { ReadPool, Replica } from './replica.ts';

type Done = (error: Error | null, answer?: unknown) => void;
type Query = (statement: unknown, values: unknown, done?: Done) => unknown;

/** The statements that the primary and the replicas answered for requests. */
export type ReadCounts = { primary: number; replicas: number };

/**
 * Runs statements outside of transactions, as drizzle and `defineStatement` send them: those that only read, for a request that is
 * answered by a replica, on that replica; all others on the primary. A read that fails on the replica is run on the primary.
 */
export class RoutedClient {
  readonly #primary: ReadPool;
  readonly #counts: ReadCounts;

  constructor(primary: ReadPool, counts: ReadCounts) {
    this.#primary = primary;
    this.#counts = counts;
  }

  query(statement: unknown, values?: unknown, done?: Done): unknown {
    const reads = currentReads();
    if (!reads || !isReadText(textOf(statement))) {
      reads?.noteWrite();
      return (this.#primary.query as unknown as Query).call(this.#primary, statement, values, done);
    }
    const answer = this.#read(statement, values);
    if (!done) return answer;
    answer.then(
      (rows) => done(null, rows),
      (error: Error) => done(error),
    );
    return undefined;
  }

  async #read(statement: unknown, values: unknown): Promise<unknown> {
    const reads = currentReads();
    const replica = await reads?.choose();
    if (!replica) {
      this.#counts.primary += 1;
      return send(this.#primary, statement, values);
    }
    try {
      const answer = await this.#readFrom(replica, statement, values);
      this.#counts.replicas += 1;
      return answer;
    } catch (error) {
      if (!isTriedAgain(error)) throw error;
      reads?.stayAtPrimary();
      this.#counts.primary += 1;
      const again = statement instanceof StatementRun ? statement.again() : statement;
      return send(this.#primary, again, values);
    }
  }

  async #readFrom(replica: Replica, statement: unknown, values: unknown): Promise<unknown> {
    const answer = await send(replica.pool, statement, values);
    replica.noteRead();
    return answer;
  }
}

function send(pool: ReadPool, statement: unknown, values: unknown): Promise<unknown> {
  const query = (pool.query as unknown as Query).bind(pool);
  if (!(statement instanceof StatementRun)) return query(statement, values) as Promise<unknown>;
  return new Promise((resolve, reject) => {
    query(statement, values, (error, rows) => {
      if (error) reject(error);
      else resolve(rows);
    });
  });
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const { text } = statement as { readonly text?: unknown };
  return typeof text === 'string' ? text : '';
}
