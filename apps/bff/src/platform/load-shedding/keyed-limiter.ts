import { createConcurrencyLimiter, type ConcurrencyLimiter } from './concurrency-limiter.ts';

/** Runs tasks in order, with limited concurrency per key. */
export type KeyedLimiter = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Returns a limiter that runs `max` tasks of a key concurrently; keys do not wait for each other. */
export function createKeyedLimiter(max: number): KeyedLimiter {
  const limiters = new Map<string, { readonly limit: ConcurrencyLimiter; works: number }>();
  return async (key, work) => {
    const entry = limiters.get(key) ?? { limit: createConcurrencyLimiter(max), works: 0 };
    limiters.set(key, entry);
    entry.works += 1;
    try {
      return await entry.limit(work);
    } finally {
      entry.works -= 1;
      if (entry.works === 0) limiters.delete(key);
    }
  };
}
