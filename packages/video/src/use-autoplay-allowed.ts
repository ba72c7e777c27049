import { useSyncExternalStore } from 'react';
import { isAutoplayAllowed } from './model/autoplay-allowed.ts';

const MOTION = '(prefers-reduced-motion: reduce)';
const DATA = '(prefers-reduced-data: reduce)';

type Connection = EventTarget & { readonly saveData?: boolean };

const connection = (): Connection | undefined =>
  (navigator as Navigator & { readonly connection?: Connection }).connection;

const subscribe = (listener: () => void): (() => void) => {
  const sources: readonly (EventTarget | undefined)[] = [matchMedia(MOTION), matchMedia(DATA), connection()];
  for (const source of sources) source?.addEventListener('change', listener);
  return () => {
    for (const source of sources) source?.removeEventListener('change', listener);
  };
};

const read = (): boolean =>
  isAutoplayAllowed({
    isMotionReduced: matchMedia(MOTION).matches,
    isDataSaved: matchMedia(DATA).matches || connection()?.saveData === true,
  });

/** Returns whether videos may play automatically for this viewer (VD-04); false on the server. */
export function useAutoplayAllowed(): boolean {
  return useSyncExternalStore(subscribe, read, () => false);
}
