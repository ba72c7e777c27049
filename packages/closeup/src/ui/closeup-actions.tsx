'use client';

import { IconButton, MoreIcon, SendIcon } from '@pegboard/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { useCloseup } from '../closeup-context.tsx';
import type { CloseupAction } from '../model/closeup-menu.ts';
import styles from './closeup-actions.module.css';

const OverflowMenu = lazy(() => import('./overflow-menu.tsx'));

/** The props of what can be done with a pin beside saving. */
export type CloseupActionsProps = {
  /** The actions that the site offers; those that the pin does not allow are left out. */
  readonly offered: ReadonlySet<CloseupAction>;
  readonly onAction: (action: CloseupAction) => void;
  readonly onShare: () => void;
  /** Called instead of the menu for a visitor, for a pin of someone's. */
  readonly onLoginNeeded: () => void;
};

/** The share button, whose icon moves for five seconds, and the overflow menu (CU-12). */
export function CloseupActions(props: CloseupActionsProps): ReactNode {
  const { pin, viewer, messages } = useCloseup();
  const label = messages.moreOptions;
  return (
    <>
      <IconButton
        variant="ghost"
        className={styles.share}
        label={messages.share}
        icon={<SendIcon />}
        onClick={props.onShare}
      />
      {viewer === 'signed-out' && pin.pinner ? (
        <IconButton variant="ghost" label={label} icon={<MoreIcon />} onClick={props.onLoginNeeded} />
      ) : (
        <Suspense fallback={<IconButton variant="ghost" label={label} icon={<MoreIcon />} disabled />}>
          <OverflowMenu offered={props.offered} onAction={props.onAction} />
        </Suspense>
      )}
    </>
  );
}
