import { createContext } from 'react';
import type { FetchPolicy } from './query-cache.ts';

/** Knows what was read before the last change: loaders ask the site for it again. */
export type Freshness = {
  /** Something was changed: whatever was read until now may be out of date. */
  readonly mark: () => void;
  /** How a loader reads an address: from what is known, or anew when a change came since it was last read so. */
  readonly policy: (address: string) => FetchPolicy;
};

/** What is out of date on this page load; both entries provide it, to screens here and to loaders by `freshnessContext`. */
export const FreshnessContext = createContext<Freshness | null>(null);

/** The freshness of one page load: each address is read anew once after a change. */
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
