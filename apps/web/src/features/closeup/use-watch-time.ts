import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Measures for how long a video is watched: returns a function that is called when playback starts and ends. `onWatched`
 * receives the milliseconds since the last call, at each pause and when the page is hidden or left.
 */
export function useWatchTime(
  pinId: string,
  onWatched: ((pinId: string, ms: number) => void) | undefined,
): (isPlaying: boolean) => void {
  const isPlaying = useRef(false);
  const startedAt = useRef<number>(undefined);
  const report = (): void => {
    const since = startedAt.current;
    startedAt.current = undefined;
    const ms = since === undefined ? 0 : Math.round(performance.now() - since);
    if (ms > 0) onWatched?.(pinId, ms);
  };
  const leave = useEffectEvent(report);
  useEffect(() => {
    const change = (): void => {
      if (document.visibilityState === 'hidden') leave();
      else if (isPlaying.current) startedAt.current = performance.now();
    };
    // It is called before the log sends its events, which also happens when the page is hidden.
    const options = { capture: true };
    document.addEventListener('visibilitychange', change, options);
    return () => {
      document.removeEventListener('visibilitychange', change, options);
      leave();
    };
  }, [pinId]);
  return (plays) => {
    isPlaying.current = plays;
    if (!plays) report();
    else startedAt.current ??= performance.now();
  };
}
