import type { Db } from '../drizzle-db.ts';
import { completePositions, findPosition, recordWrite } from './own-writes.ts';
import { parseLsn } from './lsn.ts';
import { RequestReads } from './reads.ts';
import type { ReadPool, Replica } from './replica.ts';
import type { ReadCounts } from './routed-client.ts';
import {
  getLagMs,
  getReplicaCondition,
  type PrimarySample,
  type ReplicaCondition,
  type ReplicaState,
} from './rules.ts';

/** A replica for `/readyz` and the metrics, by its place in the setting. */
export type ReplicaReport = {
  readonly number: number;
  readonly condition: ReplicaCondition;
  /** Seconds behind the primary; undefined while unknown. */
  readonly lagSeconds: number | undefined;
  /** The number of statements that it answered for this process. */
  readonly reads: number;
};

/** The replicas of a process. */
export type Replicas = {
  /** Returns the reads of a new request. */
  startReads(of: { readonly onlyReads: boolean; readonly isVisitor: boolean }): RequestReads;
  /** Records that a member, or someone without an account, has written: before the write is acknowledged. */
  recordWrite(userId: bigint | undefined): Promise<void>;
  report(): readonly ReplicaReport[];
  /** Returns the number of requests that wait for a connection to a replica. */
  waiting(): number;
  /** The numbers of reads of requests. */
  readonly counts: Readonly<ReadCounts>;
  /** Asks the primary and all replicas for their positions. */
  check(): Promise<void>;
  close(): void;
};

/** The ports and settings of the replicas. */
export type ReplicaSettings = {
  /** The primary, without routing. */
  readonly primary: Db;
  readonly primaryPool: ReadPool;
  readonly replicas: readonly Replica[];
  readonly maxLagMs: number;
  readonly counts: ReadCounts;
  /** False if a pooler in between cannot keep named statements. */
  readonly isNamed: boolean;
  readonly onChange: (number: number, condition: ReplicaCondition) => void;
  readonly now?: () => number;
};

const EVERY_MS = 250;
const SAMPLES_MAX = 480;
const POSITION = 'select pg_current_wal_flush_lsn()::text as lsn';

/**
 * Watches the replicas of a site: four times a second the positions of the primary and of each replica are compared. One that
 * fails, does not answer or is too far behind is left out until it is well again.
 */
export function openReplicas(settings: ReplicaSettings): Replicas {
  const { primary, primaryPool, replicas, maxLagMs, counts, isNamed, onChange } = settings;
  const now = settings.now ?? (() => performance.now());
  const samples: PrimarySample[] = [];
  const conditions = new Map<Replica, ReplicaCondition>();
  let isClosed = false;
  let turn = 0;

  const conditionOf = (state: ReplicaState): ReplicaCondition =>
    getReplicaCondition(state, { samples, maxLagMs, now: now() });
  let isSampling = false;
  const sample = async (): Promise<void> => {
    const at = now();
    const { rows } = await primaryPool.query<{ lsn: string }>(POSITION);
    const lsn = parseLsn(rows[0]?.lsn ?? '0/0');
    samples.push({ at, lsn });
    if (samples.length > SAMPLES_MAX) samples.shift();
    await completePositions(primary);
  };
  const check = async (): Promise<void> => {
    if (!isSampling) {
      isSampling = true;
      // A primary that does not answer is reported where requests meet it.
      await sample().catch(() => undefined);
      isSampling = false;
    }
    await Promise.all(replicas.map((replica) => replica.check()));
    for (const [at, replica] of replicas.entries()) {
      const condition = conditionOf(replica.state);
      if (conditions.get(replica) !== condition && !isClosed) onChange(at + 1, condition);
      conditions.set(replica, condition);
    }
  };
  // A frozen server must not delay the checks of the others.
  const timer = setInterval(() => void check(), EVERY_MS).unref();

  const pick = (userId: bigint | undefined): Replica | undefined => {
    const usable = replicas.filter(({ state }) => conditionOf(state) === 'used');
    turn += 1;
    // A member stays at one replica, so that no page is older than the one before.
    const place = userId === undefined ? turn : Number(userId % 1_000_003n);
    return usable[place % usable.length];
  };
  const choose = async (userId: bigint | undefined): Promise<Replica | undefined> => {
    const replica = pick(userId);
    if (!replica || userId === undefined) return replica;
    try {
      const position = await findPosition(primary, userId);
      if (position === undefined) return undefined;
      return (await replica.hasReached(position, isNamed)) ? replica : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    startReads: (of) => new RequestReads({ choose }, of),
    recordWrite: (userId) => recordWrite(primary, userId),
    report: () =>
      replicas.map(({ state, reads }, at) => {
        const lagMs = getLagMs(state.replayed, samples, now());
        const lagSeconds = !state.isHeard || !Number.isFinite(lagMs) ? undefined : Math.round(lagMs) / 1000;
        return { number: at + 1, condition: conditionOf(state), lagSeconds, reads };
      }),
    waiting: () => replicas.reduce((sum, { pool }) => sum + pool.waitingCount, 0),
    counts,
    check,
    close() {
      isClosed = true;
      clearInterval(timer);
    },
  };
}
