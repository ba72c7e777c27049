import { VIDEO_IMPRESSION_BUFFER_MAX } from '@pegboard/types';

/** An ad's video became watchable; time in milliseconds since 1970. */
export type WatchableImpression = { readonly pinId: string; readonly time: number };

/** An impression sent once its video is played: without render time, ending when it starts. */
export type ViewableImpression = {
  readonly pinId: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly renderDuration: 0;
};

/**
 * Returns the buffer with one more impression; only the last `VIDEO_IMPRESSION_BUFFER_MAX` are kept (VD-03).
 */
export function bufferImpression(
  held: readonly WatchableImpression[],
  impression: WatchableImpression,
): readonly WatchableImpression[] {
  return [...held, impression].slice(-VIDEO_IMPRESSION_BUFFER_MAX);
}

/**
 * Returns the impressions to send when a pin's video is played, oldest first, and the remaining ones (VD-03).
 */
export function flushImpressions(
  held: readonly WatchableImpression[],
  pinId: string,
): { readonly held: readonly WatchableImpression[]; readonly sent: readonly ViewableImpression[] } {
  const sent = held
    .filter((impression) => impression.pinId === pinId)
    .map(({ time }) => ({ pinId, startTime: time, endTime: time, renderDuration: 0 as const }));
  return sent.length === 0
    ? { held, sent }
    : { held: held.filter((impression) => impression.pinId !== pinId), sent };
}
