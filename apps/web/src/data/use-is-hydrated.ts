import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** Returns false on the server and during hydration, then true: for what only a browser with scripts can show. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
