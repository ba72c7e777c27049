'use client';

import { IconButton, MoreIcon, SendIcon } from '@pegboard/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { useCloseup } from '../closeup-context.tsx';
import type { CloseupAction } from '../model/closeup-menu.ts';
import styles from './closeup-actions.module.css';

const OverflowMenu = lazy(() => import('./overflow-menu.tsx'));

/** The props of the actions of a pin other than saving. */
export type CloseupActionsProps = {
  /** The actions that the site offers; those that the pin does not allow are omitted. */
  readonly offered: ReadonlySet<CloseupAction>;
  readonly onAction: (action: CloseupAction) => void;
  readonly onShare: () => void;
  /** Called instead of opening the menu for a visitor, if the pin belongs to a member. */
  readonly onLoginNeeded: () => void;
};

/** Renders the share button, whose icon is animated for five seconds, and the overflow menu (CU-12). */
export function CloseupActions(props: CloseupActionsProps): ReactNode {
  const { pin, viewer, messages } = useCloseup();
  const label = messages.moreOptions;
  return (
    <>
      <IconButton
        variant="ghost"
        className={styles.share}
        data-part="share"
        label={messages.share}
        icon={<SendIcon />}
        onClick={props.onShare}
      />
      {viewer === 'signed-out' && pin.pinner ? (
        <IconButton
          variant="ghost"
          data-part="menu-button"
          label={label}
          icon={<MoreIcon />}
          onClick={props.onLoginNeeded}
        />
      ) : (
        <Suspense
          fallback={
            <IconButton variant="ghost" data-part="menu-button" label={label} icon={<MoreIcon />} disabled />
          }
        >
          <OverflowMenu offered={props.offered} onAction={props.onAction} />
        </Suspense>
      )}
    </>
  );
}
