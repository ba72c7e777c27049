'use client';

import type { CarouselSlot } from '@pegboard/types';
import { ContextMenu, IconButton, MenuButton, MoreIcon } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import { getOverflowAction, type CardMenuOrigin } from '../model/card-menu.ts';
import type { CardTarget } from '../model/closeup-target.ts';
import { sourceChip } from '../model/source-chip.ts';
import type { PinCardProps } from '../pin-card-props.ts';
import type { FirstInteraction } from '../ui/use-card-interaction.ts';
import styles from './card-actions.module.css';
import { menuGroups } from './menu-groups.ts';
import { cardActionMessages } from './messages.ts';
import { SourceLink } from './source-link.tsx';
import { useContextMenu } from './use-context-menu.ts';
import { useLongPress, type MenuPoint } from './use-long-press.ts';

/**
 * The props of a card's actions: the card's own, its target, the visible slide, and the first interaction.
 */
export type CardActionsProps = {
  readonly card: PinCardProps;
  readonly target: CardTarget;
  readonly slot: CarouselSlot | undefined;
  readonly first: FirstInteraction;
};

type OpenMenu = { readonly origin: CardMenuOrigin; readonly at: MenuPoint };

/** Renders the actions of a card in addition to opening and saving, from the first interaction. */
export default function CardActions({ card, target, slot, first }: CardActionsProps): ReactNode {
  const { pin, viewer, menu, onSend, visitHandlers } = card;
  const messages = { ...cardActionMessages, ...card.messages };
  const [opened, setOpened] = useState<OpenMenu>();
  const open = (origin: CardMenuOrigin, at: MenuPoint): boolean => {
    if (menuGroups(card, origin, target, messages).length === 0) return false;
    setOpened({ origin, at });
    menu?.onOpenChange?.(true, origin);
    return true;
  };
  const close = (): void => {
    if (opened) menu?.onOpenChange?.(false, opened.origin);
    setOpened(undefined);
  };
  const isHeld = menuGroups(card, 'long-press', target, messages).length > 0;
  // Long presses are handled separately; the browser's `contextmenu` event for one must not open a second
  // menu.
  useContextMenu(first.element, (at, isTouch) => (isTouch ? isHeld : open('right-click', at)));
  useLongPress(first, isHeld ? (at) => open('long-press', at) : undefined);
  const source = sourceChip(pin, slot);
  return (
    <>
      {source ? (
        <SourceLink
          source={source}
          // Next to 'Open' there is no space for a name.
          look={card.sourceChipVariant ?? (viewer === 'signed-out' ? 'icon-only' : 'default')}
          label={messages.visitSite(source.host)}
          handlers={source.href === undefined ? undefined : visitHandlers?.(pin, source.href)}
        />
      ) : null}
      {onSend ? (
        <IconButton
          variant="media"
          size="sm"
          label={messages.send}
          icon={<SendSign />}
          onClick={() => onSend(pin)}
        />
      ) : null}
      <Overflow card={card} target={target} />
      {opened ? (
        <ContextMenu
          label={messages.more}
          groups={menuGroups(card, opened.origin, target, messages)}
          at={opened.at}
          subject={opened.origin === 'long-press' ? first.element : undefined}
          onClose={close}
        />
      ) : null}
    </>
  );
}

/** Renders the overflow button: it opens the menu for members and the login prompt for visitors. */
function Overflow({ card, target }: Pick<CardActionsProps, 'card' | 'target'>): ReactNode {
  const { pin, menu } = card;
  const messages = { ...cardActionMessages, ...card.messages };
  const kind = menu && getOverflowAction(pin, card);
  if (kind === 'login' && menu?.onLogIn)
    return (
      <IconButton
        variant="media"
        size="sm"
        label={messages.more}
        icon={<MoreIcon size="md" />}
        onClick={() => menu.onLogIn?.(pin)}
      />
    );
  const groups = kind === 'menu' ? menuGroups(card, 'overflow', target, messages) : [];
  return groups.length === 0 ? null : (
    <MenuButton
      label={messages.more}
      groups={groups}
      renderTrigger={(trigger) => (
        <IconButton
          {...trigger}
          variant="media"
          size="sm"
          label={messages.more}
          icon={<MoreIcon size="md" />}
          onKeyDown={(event) => {
            trigger.onKeyDown(event);
            if (event.key !== 'Enter' && event.key !== ' ') return;
            // The click of a key press counts as a screen reader's, for which focus is not moved until
            // transitions end.
            event.preventDefault();
            trigger.onClick();
          }}
        />
      )}
      onOpenChange={(isOpen) => menu?.onOpenChange?.(isOpen, 'overflow')}
    />
  );
}

/** Renders a share icon. It is inline, so that no icon is loaded before the first interaction. */
function SendSign(): ReactNode {
  return (
    <svg className={styles.send} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M12 15V4M7.5 8 12 3.5 16.5 8M5 12.5V18a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-5.5" />
    </svg>
  );
}
