import type { RateLimitStore } from './rate-limit-store.ts';

const AVOIDED_MS = 1000;

/**
 * Counts in the first store while it answers, else in the second: a limit is never gone. For a second after a failure
 * the first is not asked, so that one which hangs slows down one call and not all. Each counts for itself: when the
 * first goes away within a window, a caller may make up to twice as many tries in it.
 */
export function withFallback(
  first: RateLimitStore,
  second: RateLimitStore,
  nowMs = () => performance.now(),
): RateLimitStore {
  let avoidedUntil = -Infinity;
  const either = async <T>(ask: (store: RateLimitStore) => Promise<T>): Promise<T> => {
    if (nowMs() < avoidedUntil) return ask(second);
    try {
      return await ask(first);
    } catch {
      // Anyone who opened the first store logs that it is away: here only the way around it matters.
      avoidedUntil = nowMs() + AVOIDED_MS;
      return ask(second);
    }
  };
  return {
    count: (hits) => either((store) => store.count(hits)),
    async forget(key) {
      await Promise.all([second.forget(key), either((store) => store.forget(key))]);
    },
  };
}
