import { createContext } from 'react';
import type { FetchPolicy } from './query-cache.ts';

/** Tracks the data that was read before the last change, which loaders must refetch. */
export type Freshness = {
  /** Invalidates all data read so far, after a change. */
  readonly mark: () => void;
  /**
   * Returns the fetch policy of a loader: cached data, or a refetch after an invalidation since it was last
   * read.
   */
  readonly policy: (address: string) => FetchPolicy;
};

/**
 * The invalidations of this page load. Both entries provide the context: to screens here, to loaders by
 * `freshnessContext`.
 */
export const FreshnessContext = createContext<Freshness | null>(null);

/** Creates the invalidations of one page load: each address is refetched once after a change. */
export function createInvalidation(): Freshness {
  let changes = 0;
  const readAt = new Map<string, number>();
  return {
    mark() {
      changes += 1;
    },
    policy(address) {
      const isStale = (readAt.get(address) ?? 0) < changes;
      readAt.set(address, changes);
      return isStale ? 'network-only' : 'cache-first';
    },
  };
}
