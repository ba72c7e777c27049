import type { Pin } from '@pegboard/types';
import { useEffect, useState, type RefObject } from 'react';
import { observeVisibility } from './in-view.ts';
import { AUTOPLAY_RATIO } from './model/select-playing-videos.ts';
import { getDefaultCoordinator, type PlaybackCoordinator } from './playback-coordinator.ts';

/**
 * Returns whether the video has been in view. Buffers an impression each time half of an ad's video enters
 * the viewport, with or without a player (VD-03).
 */
export function useHasBeenInView(
  place: RefObject<Element | null>,
  pin: Pin,
  page: PlaybackCoordinator | undefined,
): boolean {
  const [isSeen, setSeen] = useState(false);
  const adId = pin.isPromoted === true && pin.video != null ? pin.id : undefined;
  const isDone = isSeen && adId === undefined;
  useEffect(() => {
    if (!place.current || isDone) return;
    let isWatchable = false;
    return observeVisibility(place.current, (ratio) => {
      if (ratio > 0) setSeen(true);
      const wasWatchable = isWatchable;
      isWatchable = ratio >= AUTOPLAY_RATIO;
      if (isWatchable && !wasWatchable && adId !== undefined)
        (page ?? getDefaultCoordinator()).bufferImpression(adId);
    });
  }, [place, adId, page, isDone]);
  return isSeen;
}
