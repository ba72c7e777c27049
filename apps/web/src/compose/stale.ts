import { createContext } from 'react';

/** Whether something was changed since boards and profiles were read: their loaders then ask the site again. */
export type Stale = {
  readonly mark: () => void;
  /** Whether what was read from an address may be out of date; asking makes it fresh. */
  readonly take: (address: string) => boolean;
};

/** What is out of date on this page load. */
export const StaleContext = createContext<Stale | null>(null);

/** Every address is read anew once after a change. */
export function createStale(): Stale {
  let changes = 0;
  const readAt = new Map<string, number>();
  return {
    mark() {
      changes += 1;
    },
    take(address) {
      const isStale = (readAt.get(address) ?? 0) < changes;
      readAt.set(address, changes);
      return isStale;
    },
  };
}
