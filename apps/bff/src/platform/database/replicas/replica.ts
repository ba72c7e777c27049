import type pg from 'pg';
import { formatLsn, parseLsn, type Lsn } from './lsn.ts';
import type { ReplicaState } from './rules.ts';

/** A pool that is read. */
export type ReadPool = Pick<pg.Pool, 'query' | 'waitingCount'>;

const STATE = `select pg_is_in_recovery() as "isStandby", coalesce(pg_last_wal_replay_lsn(), '0/0')::text as replayed`;
const REACHED = {
  name: 'replica has reached',
  text: 'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as "isReached"',
};

/** A standby of the primary that answers reads. */
export class Replica {
  readonly pool: ReadPool;
  /** A connection of its own, so that a busy replica is not mistaken for a silent one. */
  readonly #checks: Pick<pg.Pool, 'query'>;
  #state: ReplicaState = { isHeard: false, missed: 0, isStandby: true, replayed: 0n };
  #losses = 0;
  #reads = 0;
  #isAsked = false;

  constructor(pool: ReadPool, checks: Pick<pg.Pool, 'query'>) {
    this.pool = pool;
    this.#checks = checks;
  }

  /** The state at its last answer. */
  get state(): ReplicaState {
    return this.#state;
  }

  /** The number of connections and answers that were lost: a server that has not changed has replayed no less than before. */
  get losses(): number {
    return this.#losses;
  }

  /** The number of statements that it answered. */
  get reads(): number {
    return this.#reads;
  }

  noteRead(): void {
    this.#reads += 1;
  }

  /** Notes a lost connection or answer: the replica is not chosen before it answers the next check. */
  noteLoss(): void {
    this.#losses += 1;
    this.#state = { ...this.#state, isHeard: false };
  }

  /** Asks the replica for its state. */
  async check(): Promise<void> {
    if (this.#isAsked) {
      this.#state = { ...this.#state, missed: this.#state.missed + 1 };
      return;
    }
    this.#isAsked = true;
    const before = this.#losses;
    try {
      const { rows } = await this.#checks.query<{ isStandby: boolean; replayed: string }>(STATE);
      const [row] = rows;
      if (!row || before !== this.#losses) return;
      this.#state = {
        isHeard: true,
        missed: 0,
        isStandby: row.isStandby,
        replayed: parseLsn(row.replayed),
      };
    } catch {
      this.noteLoss();
    } finally {
      this.#isAsked = false;
    }
  }

  /** Returns whether the replica has replayed the log up to a position, by asking it. */
  async hasReached(lsn: Lsn, isNamed: boolean): Promise<boolean> {
    const { name, text } = REACHED;
    const { rows } = await this.pool.query<{ isReached: boolean | null }>(
      isNamed ? { name, text, values: [formatLsn(lsn)] } : { text, values: [formatLsn(lsn)] },
    );
    return rows[0]?.isReached === true;
  }
}
