import type { MenuGroup, MenuItem } from '@pegboard/ui';
import { cardMenu, getDownloadUrl, type CardMenuItem, type CardMenuOrigin } from '../model/card-menu.ts';
import type { CardTarget } from '../model/closeup-target.ts';
import type { PinCardProps } from '../pin-card-props.ts';
import type { CardActionMessages } from './messages.ts';

/** Returns the items of a card's menu: those of the menu rule that have an action, then the app's own. */
export function menuGroups(
  card: PinCardProps,
  origin: CardMenuOrigin,
  target: CardTarget,
  messages: CardActionMessages,
): readonly MenuGroup[] {
  const { pin, viewer, isConversation, menu } = card;
  if (!menu) return [];
  const does: Readonly<Record<CardMenuItem, (() => void) | undefined>> = {
    'open-in-tab': () => void window.open(target.href, '_blank', 'noopener'),
    hide: menu.onHide && (() => menu.onHide?.(pin)),
    report: menu.onReport && (() => menu.onReport?.(pin)),
    download: menu.onDownload && (() => menu.onDownload?.(pin, getDownloadUrl(pin) ?? '')),
    share: menu.onShare && (() => menu.onShare?.(pin)),
  };
  const words: Readonly<Record<CardMenuItem, string>> = {
    'open-in-tab': messages.openInTab,
    hide: messages.hide,
    report: messages.report,
    download: messages.download,
    share: messages.share,
  };
  const allowed = cardMenu(pin, { viewer, origin, isConversation });
  const items = allowed.flatMap((id): readonly MenuItem[] => {
    const onAction = does[id];
    return onAction ? [{ id, label: words[id], onAction }] : [];
  });
  // The browser's own menu already offers a new tab, and more.
  if (allowed.length === 0 || items.every(({ id }) => id === 'open-in-tab')) return [];
  return [{ id: 'card', items }, ...(menu.extras ?? [])];
}
