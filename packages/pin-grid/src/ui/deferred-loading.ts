import { useSyncExternalStore, type KeyboardEvent } from 'react';
import { setEarlyKey } from './early-key.ts';
import type * as GridLaterModule from './deferred-features.tsx';

/** The deferred features of a grid: keyboard, animated moves, scroll restoration and footer. */
export type DeferredFeatures = typeof GridLaterModule;

let later: DeferredFeatures | null = null;
const waiting = new Set<() => void>();

/** Loads what is for later, once for all grids. Without a network the next sign of someone tries again. */
export function loadDeferredFeatures(): void {
  if (later) return;
  void import('./deferred-features.tsx').then(
    (loaded) => {
      later = loaded;
      for (const tell of waiting) tell();
    },
    () => undefined,
  );
}

/** Keeps a key that is pressed in a grid for when it can be followed. */
export function captureKey({ nativeEvent }: KeyboardEvent): void {
  setEarlyKey(later ? undefined : nativeEvent);
}

/** Returns the deferred features; null until they are loaded. */
export const getDeferredFeatures = (): DeferredFeatures | null => later;

/** The same, for a component: undefined on the server and while its markup is hydrated. */
export function useDeferredFeatures(): DeferredFeatures | null | undefined {
  return useSyncExternalStore<DeferredFeatures | null | undefined>(subscribe, getDeferredFeatures, unknown);
}

/**
 * Anyone who has looked for so long may see cards move: what is for later is loaded without a sign of one.
 */
const STAYED_MS = 4000;

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  setTimeout(loadDeferredFeatures, STAYED_MS);
  addEventListener('scroll', loadDeferredFeatures, { once: true });
  return () => waiting.delete(tell);
}
const unknown = (): undefined => undefined;
