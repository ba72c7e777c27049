import type { Lsn } from './lsn.ts';

/** A position of the primary, and the time in milliseconds at which it had been reached. */
export type PrimarySample = { readonly at: number; readonly lsn: Lsn };

/** The state of a replica as one process last saw it. */
export type ReplicaState = {
  /** True if it has answered, and no connection was lost since. */
  readonly isHeard: boolean;
  /** The number of checks that became due since the one that it has not answered yet. */
  readonly missed: number;
  /** False if the server is no standby: it was promoted, or the address is that of another server. */
  readonly isStandby: boolean;
  /** The position up to which it has replayed the log of the primary. */
  readonly replayed: Lsn;
};

/** The state of a replica in words. */
export type ReplicaCondition = 'used' | 'behind' | 'silent' | 'no standby';

/** Number of missed checks after which a replica is not used: a process that is late itself makes none, and so misses none. */
export const SILENT_AFTER_CHECKS = 5;

/**
 * Returns the number of milliseconds by which a replica is behind: since the first position of the primary that it has not
 * reached. Only the clock of this process is used. Infinite if it has reached none of the samples, which are in ascending order.
 */
export function getLagMs(replayed: Lsn, samples: readonly PrimarySample[], now: number): number {
  const missed = samples.findIndex(({ lsn }) => lsn > replayed);
  if (missed === -1) return samples.length === 0 ? Number.POSITIVE_INFINITY : 0;
  return missed === 0 ? Number.POSITIVE_INFINITY : now - (samples[missed]?.at ?? 0);
}

/** Returns the condition of a replica; only one that is `used` is read. */
export function getReplicaCondition(
  { isHeard, missed, isStandby, replayed }: ReplicaState,
  {
    samples,
    maxLagMs,
    now,
  }: { readonly samples: readonly PrimarySample[]; readonly maxLagMs: number; readonly now: number },
): ReplicaCondition {
  if (!isHeard || missed >= SILENT_AFTER_CHECKS) return 'silent';
  if (!isStandby) return 'no standby';
  return getLagMs(replayed, samples, now) > maxLagMs ? 'behind' : 'used';
}

const READS = /^\s*(?:select|with|values|table)\b/i;
const WRITES =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|for\s+(?:no\s+key\s+)?(?:update|share)|for\s+key\s+share|nextval|setval|pg_(?:try_)?advisory\w*|pg_notify)\b/i;

/**
 * Returns whether a statement only reads, by its text. A writing one that is taken for a read fails on a standby, and is then run
 * on the primary.
 */
export function isReadText(text: string): boolean {
  return READS.test(text) && !WRITES.test(text);
}

const QUERY_CANCELED = '57014';

/**
 * Returns whether a statement that failed on a replica is run on the primary. Reading twice does no harm. One that took too long
 * would take as long there.
 */
export function isTriedAgain(thrown: unknown): boolean {
  for (let error: unknown = thrown; error instanceof Error; error = error.cause)
    if ((error as { readonly code?: unknown }).code === QUERY_CANCELED) return false;
  return true;
}
