import type { RateLimitStore } from './rate-limit-store.ts';

const KEYS_MAX = 50_000;

/**
 * Creates a store in the memory of this process. When it is full, the least recently used keys are evicted.
 */
export function createMemoryStore(now: () => Date): RateLimitStore {
  const windows = new Map<string, { readonly endsAt: number; readonly tries: number }>();
  return {
    async count(hits) {
      const at = now().getTime();
      return hits.map(({ key, windowMs }) => {
        const known = windows.get(key);
        const running = known && known.endsAt > at ? known : { endsAt: at + windowMs, tries: 0 };
        const { endsAt, tries } = { ...running, tries: running.tries + 1 };
        windows.delete(key);
        windows.set(key, { endsAt, tries });
        const [oldest] = windows.keys();
        if (windows.size > KEYS_MAX && oldest !== undefined) windows.delete(oldest);
        return { tries, endsInMs: endsAt - at };
      });
    },
    async forget(key) {
      windows.delete(key);
    },
  };
}
