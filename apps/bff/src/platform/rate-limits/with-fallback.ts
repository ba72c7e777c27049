import type { RateLimitStore } from './rate-limit-store.ts';

const AVOIDED_MS = 1000;

/**
 * Counts in the first store while it responds, otherwise in the second, so that limits always apply. For a
 * second after a failure the first is not used, so that a hanging store delays one call and not all. Each
 * store counts separately: if the first becomes unavailable within a window, a client may make up to twice as
 * many attempts in it.
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
      // The outage is logged where the first store is opened; here only the fallback matters.
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
