import { compact, type Pin } from '@pegboard/types';
import { hasVideo } from './story-page.ts';
import type { CardViewer } from './surface.ts';

/**
 * How many reactions a card tells of, 0 when it shows none (§5, PC-06): to the signed-in, for pins that are not
 * promoted, nor saved from a promotion, not on a collaborative board, that have a video or a story, and are no static
 * idea.
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

/** Whether a pin is a story of still pages only: its videos last no time at all. Source: §5; what is static is chosen. */
export function isStaticStory({ storyPin, video }: Pin): boolean {
  if (!storyPin || video) return false;
  return !((storyPin.totalVideoDuration ?? 0) > 0 || compact(storyPin.pages).some(hasVideo));
}
