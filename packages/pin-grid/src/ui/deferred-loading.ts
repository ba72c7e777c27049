import { useSyncExternalStore, type KeyboardEvent } from 'react';
import { setEarlyKey } from './early-key.ts';
import type * as GridLaterModule from './deferred-features.tsx';

/** The deferred features of a grid: keyboard, animated moves, scroll restoration and footer. */
export type DeferredFeatures = typeof GridLaterModule;

let later: DeferredFeatures | null = null;
const waiting = new Set<() => void>();

/** Loads the deferred features, once for all grids. If loading fails, the next interaction retries. */
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

/** Stores a key that is pressed before the keyboard code is loaded, for replay. */
export function captureKey({ nativeEvent }: KeyboardEvent): void {
  setEarlyKey(later ? undefined : nativeEvent);
}

/** Returns the deferred features; null until they are loaded. */
export const getDeferredFeatures = (): DeferredFeatures | null => later;

/** Returns the deferred features for a component: undefined on the server and during hydration. */
export function useDeferredFeatures(): DeferredFeatures | null | undefined {
  return useSyncExternalStore<DeferredFeatures | null | undefined>(subscribe, getDeferredFeatures, unknown);
}

/** Time in milliseconds after which the deferred features are loaded without an interaction. */
const STAYED_MS = 4000;

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  setTimeout(loadDeferredFeatures, STAYED_MS);
  // Captured, because the scroll events of elements do not bubble.
  addEventListener('scroll', loadDeferredFeatures, true);
  return () => waiting.delete(tell);
}
const unknown = (): undefined => undefined;
