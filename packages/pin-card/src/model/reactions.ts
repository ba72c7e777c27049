import { compact, type Pin } from '@pegboard/types';
import { hasVideo } from './story-page.ts';
import type { CardViewer } from './surface.ts';

/**
 * Returns the number of reactions on a card, 0 if it shows none (§5, PC-06): for members, on pins that are
 * neither promoted nor saved from a promotion, not on a collaborative board, with a video or a story, and not
 * static.
 */
export function reactionTotal(pin: Pin, viewer: CardViewer): number {
  const mayShow =
    viewer === 'signed-in' &&
    !pin.isPromoted &&
    !pin.isDownstreamPromotion &&
    !pin.board?.isCollaborative &&
    (pin.video ?? pin.storyPin ?? pin.storyPinDataId) &&
    !isStaticStory(pin);
  if (!mayShow || !Array.isArray(pin.reactionCounts)) return 0;
  return pin.reactionCounts.reduce((sum, each) => sum + Math.max(0, each?.reactionCount || 0), 0);
}

/**
 * Returns whether a story has still pages only: its videos have no duration. Source: §5; the definition of
 * static is our choice.
 */
export function isStaticStory({ storyPin, video }: Pin): boolean {
  if (!storyPin || video) return false;
  return !((storyPin.totalVideoDuration ?? 0) > 0 || compact(storyPin.pages).some(hasVideo));
}
