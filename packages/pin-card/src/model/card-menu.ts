import { hasWriteAccess, type Pin } from '@pegboard/types';
import { cardPicture, sanitizeImageUrl } from './card-picture.ts';
import type { CardViewer } from './surface.ts';

/** What a card's menu offers. */
export type CardMenuItem = 'open-in-tab' | 'hide' | 'report' | 'download' | 'share';

/** From where a menu is opened: its button, a right click, or a finger that rests. */
export type CardMenuOrigin = 'overflow' | 'right-click' | 'long-press';

/** What decides beside the pin what a menu offers. */
export type CardMenuContext = {
  readonly viewer: CardViewer;
  readonly origin: CardMenuOrigin;
  /** The card stands in a conversation. */
  readonly isConversation?: boolean | undefined;
};

/**
 * What a card's menu offers, in its order; nothing on deleted and conversation pins (§6, PC-12). The signed-in hide and
 * report what is not their own; a picture can be downloaded; all can be shared. In place of the browser's menu, a right
 * click and a resting finger offer a new tab too (chosen).
 */
export function cardMenu(pin: Pin, context: CardMenuContext): readonly CardMenuItem[] {
  if (context.isConversation || pin.storyPin?.isDeleted) return [];
  const mayJudge = context.viewer === 'signed-in' && !hasWriteAccess(pin);
  const items: CardMenuItem[] = [];
  if (context.origin !== 'overflow') items.push('open-in-tab');
  if (mayJudge) items.push('hide');
  if (cardPicture(pin)) items.push('download');
  items.push('share');
  if (mayJudge) items.push('report');
  return items;
}

/**
 * What the button for more does (§6, PC-12): for the signed-in it opens the menu, on a desktop only; for a signed-out
 * visitor it asks to log in when the pin names a pinner; else there is none.
 */
export function getOverflowAction(
  pin: Pin,
  context: Pick<CardMenuContext, 'isConversation' | 'viewer'> & { readonly isMobile?: boolean | undefined },
): 'menu' | 'login' | undefined {
  if (cardMenu(pin, { ...context, origin: 'overflow' }).length === 0) return undefined;
  if (context.viewer === 'signed-out') return pin.pinner ? 'login' : undefined;
  return context.isMobile ? undefined : 'menu';
}

/** The picture that is downloaded: the largest there is. */
export function getDownloadUrl(pin: Pin): string | undefined {
  const largest = [pin.origImageUrl, pin.images?.orig?.url, pin.images?.['736x']?.url].map(sanitizeImageUrl);
  return largest.find((address) => address !== undefined) ?? cardPicture(pin)?.url;
}
