'use client';

import type { ReactNode } from 'react';
import { saveButtonMessages, type SaveButtonMessages } from '../button-messages.ts';
import { SaveButtons, type SaveLayout } from './save-buttons.tsx';

/** The props of a visitor's save controls. */
export type SaveInvitationProps = {
  readonly layout: SaveLayout;
  readonly messages?: SaveButtonMessages;
  readonly onLoginNeeded: () => void;
};

/** The controls of `SaveControls` for a visitor: a tap asks to log in and saves nothing (SF-14). Needs no provider. */
export function SaveInvitation(props: SaveInvitationProps): ReactNode {
  const { layout, messages = saveButtonMessages, onLoginNeeded } = props;
  return (
    <SaveButtons
      kind="unsaved"
      place={messages.profile}
      layout={layout}
      messages={messages}
      onChoose={onLoginNeeded}
      onSave={onLoginNeeded}
    />
  );
}
