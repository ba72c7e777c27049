'use client';

import type { RootProps } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { saveButtonMessages, type SaveButtonMessages } from '../button-messages.ts';
import { SaveButtons, type SaveLayout } from './save-buttons.tsx';

/** The props of a visitor's save controls. */
export type SignedOutSaveControlsProps = RootProps & {
  readonly layout: SaveLayout;
  readonly messages?: SaveButtonMessages | undefined;
  readonly onLoginNeeded: () => void;
  /** The pin is stored for the visitor until they log in. */
  readonly isSaved?: boolean | undefined;
  /** Stores the pin, or discards it; without this the Save button also prompts to log in. */
  readonly onKeep?: (() => void) | undefined;
};

/**
 * Renders the controls of `SaveControls` for a visitor: a tap prompts to log in and saves nothing (SF-14), unless the
 * app stores pins for visitors. Needs no provider.
 */
export function SignedOutSaveControls(props: SignedOutSaveControlsProps): ReactNode {
  const { layout, onLoginNeeded, isSaved, onKeep = onLoginNeeded } = props;
  const messages = { ...saveButtonMessages, ...props.messages };
  return (
    <SaveButtons
      root={props}
      kind={isSaved ? 'saved' : 'unsaved'}
      place={messages.profile}
      layout={layout}
      messages={messages}
      onChoose={onLoginNeeded}
      onSave={onKeep}
    />
  );
}
