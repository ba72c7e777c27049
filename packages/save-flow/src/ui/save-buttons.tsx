'use client';

import { CheckIcon, ChevronDownIcon, rootAttributes, type RootProps } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { saveButtonMessages, type SaveButtonMessages } from '../button-messages.ts';
import type { SaveState } from '../model/quick-save.ts';
import styles from './save-controls.module.css';

/** The layout of the controls: over an image, or next to it in the close-up. */
export type SaveLayout = 'overlay' | 'closeup';

/** Renders the two buttons that save a pin: the target selection, and Save. */
export function SaveButtons(props: {
  /** The attributes that the app gives to the controls. */
  readonly root: RootProps;
  readonly kind: SaveState['kind'];
  /** True if the pending save is queued for the network. */
  readonly isWaiting?: boolean;
  /** The name of the save target. */
  readonly place: string;
  readonly layout: SaveLayout;
  readonly messages: SaveButtonMessages;
  readonly onChoose: (event: { readonly currentTarget: Element }) => void;
  /** Called when opening the picker is likely. */
  readonly onNearChoose?: () => void;
  readonly onSave: () => void;
}): ReactNode {
  const { kind, isWaiting = false, place, layout, messages, onChoose, onNearChoose, onSave } = props;
  return (
    <div data-layout={layout} data-part="save-controls" {...rootAttributes(props.root, styles.controls)}>
      <button
        type="button"
        className={styles.place}
        data-part="target"
        aria-label={messages.choosePlace(place)}
        aria-haspopup="dialog"
        onClick={onChoose}
        onPointerEnter={onNearChoose}
        onFocus={onNearChoose}
      >
        <span>{place}</span>
        <ChevronDownIcon size="md" />
      </button>
      <button
        type="button"
        className={styles.save}
        data-part="save"
        data-state={kind}
        data-waiting={isWaiting || undefined}
        aria-busy={!isWaiting && (kind === 'saving' || kind === 'deleting')}
        aria-pressed={kind === 'saved' || kind === 'deleting'}
        onClick={onSave}
      >
        {kind === 'saved' ? <CheckIcon size="md" /> : null}
        {isWaiting ? (messages.pending ?? saveButtonMessages.pending) : label(kind, messages)}
      </button>
    </div>
  );
}

function label(kind: SaveState['kind'], messages: SaveButtonMessages): string {
  switch (kind) {
    case 'unsaved':
      return messages.save;
    case 'saving':
      return messages.saving;
    case 'saved':
      return messages.saved;
    case 'deleting':
      return messages.removing;
  }
}
