import { createContext } from 'react';
import type { FetchPolicy } from './query-cache.ts';

/** Knows what was read before the last change: loaders ask the site for it again. */
export type Freshness = {
  /** Something was changed: whatever was read until now may be out of date. */
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

/** The freshness of one page load: each address is read again once after a change. */
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
