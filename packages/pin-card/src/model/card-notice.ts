import type { Pin } from '@pegboard/types';
import { cardPicture } from './card-picture.ts';

/** What stands in place of a card whose pin cannot be shown. */
export type CardNotice = 'deleted' | 'unavailable';

/**
 * Whether a card is replaced by a word (PC-11): a deleted story, or an idea pin that has neither a picture nor pages any
 * more, since its creator removed it.
 */
export function cardNotice(pin: Pin): CardNotice | undefined {
  const { storyPin, storyPinDataId } = pin;
  if (storyPin?.isDeleted) return 'deleted';
  const isEmpty = (storyPin ?? storyPinDataId) && !storyPin?.pages?.length && !cardPicture(pin);
  return isEmpty ? 'unavailable' : undefined;
}
