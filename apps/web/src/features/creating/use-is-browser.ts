import { useSyncExternalStore } from 'react';

/** Returns false on the server and during hydration, then true: the composer needs the storage of the device. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

const subscribeToNothing = (): (() => void) => () => undefined;
