import { createHmac } from 'node:crypto';
import { AppError } from '../errors/errors.ts';
import type { TryStore } from './try-store.ts';

/** How often something may be tried: `max` times by one key in a window. */
export type Limit = {
  /** Tells its counts from those of other limits; never of anybody. */
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
  /** What it holds back: who guesses or floods people, counted over all processes, or mere load, by each where it runs. */
  readonly against: 'abuse' | 'load';
};

/** A try of a limit: under which key it counts. */
export type Try = readonly [limit: Limit, key: string];

/** The limits of a site: the same in whichever of its processes somebody tries. */
export type Limits = {
  /** Counts a try, of several limits at once if there are. Throws `rate_limited` when one of them is over its `max`. */
  count(...tries: readonly Try[]): Promise<void>;
  /** The key's tries count no more: its next one is the first. */
  forget(...of: Try): Promise<void>;
};

const REFUSED_MAX = 10_000;
const REFUSED_AT_MOST_MS = 10_000;

/**
 * Limits that are counted in a store. Who was refused is refused by this process alone for the next ten seconds, or
 * until the window ends: a flood of tries costs the store nothing, and uses up no limit that others share.
 */
export function createLimits(options: {
  /** Shared by all processes. */
  readonly abuse: TryStore;
  /** Quick to ask. */
  readonly load: TryStore;
  /** Keys of people and addresses are kept as their keyed hash. */
  readonly secret: string;
  readonly now: () => Date;
}): Limits {
  const { secret, now } = options;
  const refusedUntil = new Map<string, number>();
  const isRefused = (key: string): boolean => {
    const until = refusedUntil.get(key);
    if (until === undefined) return false;
    if (now().getTime() < until) return true;
    refusedUntil.delete(key);
    return false;
  };
  const refuse = (key: string, ms: number): void => {
    const [oldest] = refusedUntil.keys();
    if (refusedUntil.size >= REFUSED_MAX && oldest !== undefined) refusedUntil.delete(oldest);
    refusedUntil.set(key, now().getTime() + Math.min(ms, REFUSED_AT_MOST_MS));
  };
  return {
    async count(...tries) {
      const hits = tries.map(([limit, key]) => ({ ...limit, key: tryKey(secret, limit.name, key) }));
      if (hits.some(({ key }) => isRefused(key))) throw new AppError('rate_limited');
      let isOver = false;
      for (const [against, of] of Map.groupBy(hits, (hit) => hit.against)) {
        const counted = await options[against].count(of);
        of.forEach(({ key, max }, at) => {
          const { tries: made, endsInMs } = counted[at] ?? { tries: 0, endsInMs: 0 };
          if (made <= max) return;
          isOver = true;
          refuse(key, endsInMs);
        });
      }
      if (isOver) throw new AppError('rate_limited');
    },
    async forget(limit, key) {
      const kept = tryKey(secret, limit.name, key);
      refusedUntil.delete(kept);
      await options[limit.against].forget(kept);
    },
  };
}

/** What tries are kept under, in the form of a UUID: only who has the secret can tell whose they are. */
export function tryKey(secret: string, limit: string, key: string): string {
  const hex = createHmac('sha256', secret).update(`${limit}\0${key}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}
