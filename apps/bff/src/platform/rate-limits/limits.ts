import { createHmac } from 'node:crypto';
import { AppError } from '../errors/errors.ts';
import type { RateLimitStore } from './rate-limit-store.ts';

/** A rate limit: `max` attempts per key in a window. */
export type Limit = {
  /** Reports its counts from those of other limits; never of anybody. */
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
  /**
   * The purpose of the limit: against guessing and flooding, counted over all processes, or against load,
   * counted per process.
   */
  readonly against: 'abuse' | 'load';
};

const defined = new Map<string, Limit>();

/** Returns the limit and lists it in `definedLimits`. Throws when another limit has its name: they would share counts. */
export function defineLimit(limit: Limit): Limit {
  if (defined.has(limit.name)) throw new Error(`Two limits are named "${limit.name}". Rename one of them.`);
  defined.set(limit.name, limit);
  return limit;
}

/** Returns every limit that the loaded modules define. */
export function definedLimits(): readonly Limit[] {
  return [...defined.values()];
}

/** A try of a limit: under which key it counts. */
export type RateLimitCheck = readonly [limit: Limit, key: string];

/** The limits of a site: the same in whichever of its processes someone tries. */
export type Limits = {
  /** Counts a try, of several limits at once if there are. Throws `rate_limited` with the time to wait when one of them is over its `max`. */
  count(...tries: readonly RateLimitCheck[]): Promise<void>;
  /** The key's tries count no more: its next one is the first. */
  forget(...of: RateLimitCheck): Promise<void>;
};

const REFUSED_MAX = 10_000;
const REFUSED_AT_MOST_MS = 10_000;

/**
 * Limits that are counted in a store. Who was refused is refused by this process alone for the next ten seconds, or
 * until the window ends: a flood of tries costs the store nothing, and uses up no limit that others share.
 */
export function createLimits(options: {
  /** Shared by all processes. */
  readonly abuse: RateLimitStore;
  /** Quick to ask. */
  readonly load: RateLimitStore;
  /** Keys of people and addresses are kept as their keyed hash. */
  readonly secret: string;
  readonly now: () => Date;
}): Limits {
  const { secret, now } = options;
  const refusals = new Map<string, { readonly until: number; readonly endsAt: number }>();
  /** Returns the milliseconds until a refused key may try again, and 0 for any other. */
  const remainingMs = (key: string): number => {
    const refusal = refusals.get(key);
    if (refusal === undefined) return 0;
    const at = now().getTime();
    if (at < refusal.until) return refusal.endsAt - at;
    refusals.delete(key);
    return 0;
  };
  const refuse = (key: string, ms: number): void => {
    const [oldest] = refusals.keys();
    if (refusals.size >= REFUSED_MAX && oldest !== undefined) refusals.delete(oldest);
    const at = now().getTime();
    refusals.set(key, { until: at + Math.min(ms, REFUSED_AT_MOST_MS), endsAt: at + ms });
  };
  return {
    async count(...tries) {
      const hits = tries.map(([limit, key]) => ({ ...limit, key: rateLimitKey(secret, limit.name, key) }));
      const refusedMs = Math.max(...hits.map(({ key }) => remainingMs(key)));
      if (refusedMs > 0) throw new AppError('rate_limited', { retryAfterMs: refusedMs });
      const waits: number[] = [];
      for (const [against, of] of Map.groupBy(hits, (hit) => hit.against)) {
        const counted = await options[against].count(of);
        of.forEach(({ key, max }, at) => {
          const { tries: made, endsInMs } = counted[at] ?? { tries: 0, endsInMs: 0 };
          if (made <= max) return;
          waits.push(endsInMs);
          refuse(key, endsInMs);
        });
      }
      if (waits.length > 0) throw new AppError('rate_limited', { retryAfterMs: Math.max(...waits) });
    },
    async forget(limit, key) {
      const storedKey = rateLimitKey(secret, limit.name, key);
      refusals.delete(storedKey);
      await options[limit.against].forget(storedKey);
    },
  };
}

/** Returns the key of attempts as a UUID. Only the holder of the secret can tell whose they are. */
export function rateLimitKey(secret: string, limit: string, key: string): string {
  const hex = createHmac('sha256', secret).update(`${limit}\0${key}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}
