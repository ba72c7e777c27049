import { isAiMedia, type Pin } from '@pegboard/types';
import { getGifUrl, isShoppable } from './shoppable.ts';
import { storyDuration } from './story-duration.ts';

/** The badges on a card's image. */
export type CardBadges = {
  /** In milliseconds; 0 for a video of unknown length. */
  readonly duration: number | undefined;
  readonly medium: 'video' | 'story' | 'gif' | undefined;
  readonly isShoppable: boolean;
  /** True if the image was modified by AI. */
  readonly isAiModified: boolean;
};

/**
 * Returns the badges of a card: duration of a video or story (PC-16), GIF, shoppable (PC-17), 'AI modified'.
 */
export function cardBadges(pin: Pin): CardBadges {
  const video = videoDuration(pin);
  const story = video === undefined ? storyDuration(pin.storyPin) : undefined;
  return {
    duration: video ?? story,
    medium: mediumOf(pin, video, story),
    isShoppable: isShoppable(pin),
    isAiModified: isAiMedia(pin.digitalMediaSourceType),
  };
}

/** Returns the duration of a pin's video in milliseconds; 0 if unknown, undefined without a video. */
export function videoDuration(pin: Pin): number | undefined {
  const variants = Object.values(pin.video?.variants ?? {}).filter(Boolean);
  if (variants.length === 0) return undefined;
  return variants.find((variant) => (variant?.duration ?? 0) > 0)?.duration ?? 0;
}

function mediumOf(pin: Pin, video: number | undefined, story: number | undefined): CardBadges['medium'] {
  if (video !== undefined) return 'video';
  if (story !== undefined) return 'story';
  return getGifUrl(pin) === undefined ? undefined : 'gif';
}
