import { sanitizeImageUrl, hasWriteAccess, type Pin } from '@pegboard/types';
import { cardPicture } from './card-picture.ts';
import type { CardViewer } from './surface.ts';

/** An item of a card's menu. */
export type CardMenuItem = 'open-in-tab' | 'hide' | 'report' | 'download' | 'share';

/** The trigger of a menu: its button, a right click, or a long press. */
export type CardMenuOrigin = 'overflow' | 'right-click' | 'long-press';

/** The facts beyond the pin that decide the items of a menu. */
export type CardMenuContext = {
  readonly viewer: CardViewer;
  readonly origin: CardMenuOrigin;
  /** True for a card in a conversation. */
  readonly isConversation?: boolean | undefined;
};

/**
 * Returns the items of a card's menu in order; none for deleted and conversation pins (§6, PC-12). Members
 * can hide and report pins of others; images can be downloaded; all can be shared. A right click or long
 * press, which replaces the browser's menu, also offers a new tab (our choice).
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
 * Returns the action of the overflow button (§6, PC-12): for members it opens the menu, on desktops only; for
 * visitors it opens the login prompt if the pin has a pinner; otherwise there is none.
 */
export function getOverflowAction(
  pin: Pin,
  context: Pick<CardMenuContext, 'isConversation' | 'viewer'> & { readonly isMobile?: boolean | undefined },
): 'menu' | 'login' | undefined {
  if (cardMenu(pin, { ...context, origin: 'overflow' }).length === 0) return undefined;
  if (context.viewer === 'signed-out') return pin.pinner ? 'login' : undefined;
  return context.isMobile ? undefined : 'menu';
}

/** Returns the address of the downloaded image: the largest rendition. */
export function getDownloadUrl(pin: Pin): string | undefined {
  const largest = [pin.origImageUrl, pin.images?.orig?.url, pin.images?.['736x']?.url].map(sanitizeImageUrl);
  return largest.find((address) => address !== undefined) ?? cardPicture(pin)?.url;
}
