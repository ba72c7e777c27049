'use client';

import { MenuButton } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useCloseup } from '../closeup-context.tsx';
import { closeupMessages } from '../messages.ts';
import { closeupMenu, type CloseupAction } from '../model/closeup-menu.ts';

/**
 * Renders the overflow menu of a close-up. It is a separate chunk, since visitors are asked to log in
 * instead.
 */
export default function OverflowMenu(props: {
  readonly offered: ReadonlySet<CloseupAction>;
  readonly onAction: (action: CloseupAction) => void;
}): ReactNode {
  const { pin, messages } = useCloseup();
  const { offered, onAction } = props;
  const names = { ...closeupMessages.actions, ...messages.actions };
  return (
    <MenuButton
      variant="ghost"
      label={messages.moreOptions}
      placement="bottom start"
      groups={closeupMenu(pin, offered).map((actions) => ({
        id: actions.join(' '),
        items: actions.map((action) => ({
          id: action,
          label: names[action],
          onAction: () => onAction(action),
        })),
      }))}
    />
  );
}
