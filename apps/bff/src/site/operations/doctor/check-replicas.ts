import pg from 'pg';
import type { Env } from '../../../platform/config/env.ts';
import { getRootCause } from '../../../platform/logging/root-cause.ts';
import type { CheckResult } from './check-result.ts';

const ANSWER_MS = 3000;

/** The facts about a replica. */
export type ReplicaFacts = {
  readonly isStandby: boolean;
  /** Seconds since the last transaction that it replayed, if it has received more; 0 if it has replayed everything. */
  readonly lagSeconds: number;
  /** True if it receives the log of the primary now. */
  readonly isConnected: boolean;
};

/** Checks the replicas that the settings name (OP-04, OP-08). */
export async function* checkReplicas({
  replicaUrls,
  replicaMaxLagMs,
}: Pick<Env, 'replicaUrls' | 'replicaMaxLagMs'>): AsyncGenerator<CheckResult> {
  for (const [at, url] of replicaUrls.entries()) {
    const about = `replica ${at + 1}`;
    try {
      yield toReplicaCheckResult(about, await readReplicaFacts(url), replicaMaxLagMs / 1000);
    } catch (error) {
      yield {
        about,
        state: 'look',
        says: `does not answer (${getRootCause(error).message}): the others and the primary are read instead`,
        advice: 'Start it, or correct its address in DATABASE_REPLICA_URLS.',
      };
    }
  }
}

async function readReplicaFacts(url: string): Promise<ReplicaFacts> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_MS });
  client.on('error', () => undefined); // the failing query reports it
  try {
    await client.connect();
    const { rows } = await client.query<ReplicaFacts>(`
      select pg_is_in_recovery() as "isStandby",
        case when pg_last_wal_receive_lsn() is null or pg_last_wal_receive_lsn() > pg_last_wal_replay_lsn()
          then coalesce(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float, 0) else 0 end as "lagSeconds",
        exists (select from pg_stat_wal_receiver) as "isConnected"`);
    const [facts] = rows;
    if (!facts) throw new Error('It answers nothing.');
    return facts;
  } finally {
    await client.end().catch(() => undefined); // a connection that failed is closed
  }
}

/** Returns the check result for the facts about a replica. */
export function toReplicaCheckResult(about: string, facts: ReplicaFacts, maxLagSeconds: number): CheckResult {
  const { isStandby, isConnected, lagSeconds } = facts;
  if (!isStandby)
    return {
      about,
      state: 'wrong',
      says: 'is no standby, so it is not read: it was promoted, or the address is that of another server',
      advice:
        'Correct DATABASE_REPLICA_URLS, or make it a standby of the primary again (docs/production.md).',
    };
  if (!isConnected)
    return {
      about,
      state: 'look',
      says: 'receives nothing from the primary: it falls behind and is not read',
      advice:
        'See its log: the address and password in primary_conninfo, and max_wal_senders of the primary.',
    };
  if (lagSeconds > maxLagSeconds)
    return {
      about,
      state: 'look',
      says: `is ${Math.round(lagSeconds)} s behind, more than ${maxLagSeconds} s: it is not read until it has caught up`,
      advice:
        'See its load and disk, and max_standby_streaming_delay. A long query there stops it from going on.',
    };
  return { about, state: 'good', says: 'follows the primary' };
}
