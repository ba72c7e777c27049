import { useSyncExternalStore, type RefObject } from 'react';

/** Returns whether an element is fullscreen, with functions to enter and exit; undefined if unsupported. */
export type Fullscreen = { readonly isFull: boolean; readonly toggle: () => void } | undefined;

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

/** Toggles fullscreen for an element. If the browser rejects it, nothing changes. */
export function useFullscreen(frame: RefObject<HTMLElement | null>): Fullscreen {
  const isFull = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null && document.fullscreenElement === frame.current,
    () => false,
  );
  if (!document.fullscreenEnabled) return undefined;
  const toggle = (): void => {
    const change = isFull ? document.exitFullscreen() : frame.current?.requestFullscreen();
    change?.catch(() => undefined);
  };
  return { isFull, toggle };
}
