import { createHmac } from 'node:crypto';
import { AppError } from '../errors/errors.ts';
import type { RateLimitStore } from './rate-limit-store.ts';

/** A rate limit: `max` attempts per key in a window. */
export type Limit = {
  /** Distinguishes its counts from those of other limits; contains no personal data. */
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

/** One attempt: the limit, and its key. */
export type RateLimitCheck = readonly [limit: Limit, key: string];

/** The attempts left of a limit until its window ends. */
export type LimitLeft = { readonly remaining: number; readonly endsInMs: number };

/** The limits of a site, shared by its processes. */
export type Limits = {
  /**
   * Counts an attempt, for one or more limits. Throws `rate_limited` with the time to wait if one of them
   * exceeds its `max`. Returns what is left of each of them.
   */
  count(...tries: readonly RateLimitCheck[]): Promise<readonly LimitLeft[]>;
  /** Counts an attempt like `count`, but returns undefined instead of throwing if a limit exceeds its `max`. */
  tryCount(...tries: readonly RateLimitCheck[]): Promise<readonly LimitLeft[] | undefined>;
  /** Resets the key's attempts. */
  forget(...of: RateLimitCheck): Promise<void>;
};

const REFUSED_MAX = 10_000;
const REFUSED_AT_MOST_MS = 10_000;

/**
 * Creates limits counted in a store. A rejected key is rejected by this process alone for the next ten
 * seconds, or until the window ends: a flood of attempts costs the store nothing, and does not use up shared
 * limits.
 */
export function createLimits(options: {
  /** The store shared by all processes. */
  readonly abuse: RateLimitStore;
  /** The fast store of this process. */
  readonly load: RateLimitStore;
  /** Keys of people and addresses are stored as keyed hashes. */
  readonly secret: string;
  readonly now: () => Date;
}): Limits {
  const { secret, now } = options;
  const refusals = new Map<string, { readonly until: number; readonly endsAt: number }>();
  /** Returns the milliseconds until a rejected key may try again, and 0 for any other. */
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
  /** Counts an attempt. Returns what is left of each limit, or the milliseconds to wait. */
  const attempt = async (tries: readonly RateLimitCheck[]): Promise<readonly LimitLeft[] | number> => {
    const hits = tries.map(([limit, key]) => ({ ...limit, key: rateLimitKey(secret, limit.name, key) }));
    const refusedMs = Math.max(...hits.map(({ key }) => remainingMs(key)));
    if (refusedMs > 0) return refusedMs;
    const waits: number[] = [];
    const left = new Map<string, LimitLeft>();
    for (const [against, of] of Map.groupBy(hits, (hit) => hit.against)) {
      const counted = await options[against].count(of);
      of.forEach(({ key, max }, at) => {
        const { tries: made, endsInMs } = counted[at] ?? { tries: 0, endsInMs: 0 };
        left.set(key, { remaining: Math.max(0, max - made), endsInMs });
        if (made <= max) return;
        waits.push(endsInMs);
        refuse(key, endsInMs);
      });
    }
    if (waits.length > 0) return Math.max(...waits);
    return hits.map(({ key }) => left.get(key) ?? { remaining: 0, endsInMs: 0 });
  };
  return {
    async count(...tries) {
      const left = await attempt(tries);
      if (typeof left === 'number') throw new AppError('rate_limited', { retryAfterMs: left });
      return left;
    },
    async tryCount(...tries) {
      const left = await attempt(tries);
      return typeof left === 'number' ? undefined : left;
    },
    async forget(limit, key) {
      const storedKey = rateLimitKey(secret, limit.name, key);
      refusals.delete(storedKey);
      await options[limit.against].forget(storedKey);
    },
  };
}

/** Returns the key of attempts as a UUID, which cannot be resolved to a person without the secret. */
export function rateLimitKey(secret: string, limit: string, key: string): string {
  const hex = createHmac('sha256', secret).update(`${limit}\0${key}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}
