import type { Pin, StoryPin } from '@pegboard/types';
import { cardPicture } from './card-picture.ts';

/** The reason for a notice in place of a card. */
export type UnavailableReason = 'deleted' | 'unavailable';

/**
 * Returns the reason for replacing a card by a notice (PC-11): a deleted story, or an idea pin without image
 * and pages because its creator removed it; undefined otherwise.
 */
export function getUnavailableReason(pin: Pin): UnavailableReason | undefined {
  const { storyPin, storyPinDataId } = pin;
  if (storyPin?.isDeleted) return 'deleted';
  const isStory = storyPin ?? storyPinDataId;
  return isStory && !hasPages(storyPin) && !cardPicture(pin) ? 'unavailable' : undefined;
}

/** Returns whether a story has pages; the card's fragment reads only their number. */
function hasPages(story: StoryPin | null | undefined): boolean {
  const { pages, staticPageCount, totalVideoDuration } = story ?? {};
  return [pages?.length, staticPageCount, totalVideoDuration].some((count) => (count ?? 0) > 0);
}
