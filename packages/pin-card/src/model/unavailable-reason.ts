import type { Pin, StoryPin } from '@pegboard/types';
import { cardPicture } from './card-picture.ts';

/** What stands in place of a card whose pin cannot be shown. */
export type UnavailableReason = 'deleted' | 'unavailable';

/**
 * Whether a card is replaced by a word (PC-11): a deleted story, or an idea pin that has neither a picture nor pages any
 * more, since its creator removed it.
 */
export function getUnavailableReason(pin: Pin): UnavailableReason | undefined {
  const { storyPin, storyPinDataId } = pin;
  if (storyPin?.isDeleted) return 'deleted';
  const isStory = storyPin ?? storyPinDataId;
  return isStory && !hasPages(storyPin) && !cardPicture(pin) ? 'unavailable' : undefined;
}

/** Its pages may be counted only, as the card's fragment reads them. */
function hasPages(story: StoryPin | null | undefined): boolean {
  const { pages, staticPageCount, totalVideoDuration } = story ?? {};
  return [pages?.length, staticPageCount, totalVideoDuration].some((count) => (count ?? 0) > 0);
}
