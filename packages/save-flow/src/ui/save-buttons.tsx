'use client';

import { CheckIcon, ChevronDownIcon } from '@pegboard/ui';
import type { ReactNode } from 'react';
import type { SaveButtonMessages } from '../button-messages.ts';
import type { SaveView } from '../save-store.ts';
import styles from './save-controls.module.css';

/** Where the controls stand: over a picture, or beside it in the close-up. */
export type SaveLayout = 'overlay' | 'closeup';

/** The two buttons that save a pin: the choice of a place, and Save. */
export function SaveButtons(props: {
  readonly kind: SaveView['kind'];
  /** Names the place that a save would go to. */
  readonly place: string;
  readonly layout: SaveLayout;
  readonly messages: SaveButtonMessages;
  readonly onChoose: () => void;
  /** Called when choosing is likely. */
  readonly onNearChoose?: () => void;
  readonly onSave: () => void;
}): ReactNode {
  const { kind, place, layout, messages, onChoose, onNearChoose, onSave } = props;
  return (
    <div data-pb="" className={styles.controls} data-layout={layout}>
      <button
        type="button"
        className={styles.place}
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
        data-state={kind}
        aria-busy={kind === 'saving' || kind === 'deleting'}
        aria-pressed={kind !== 'unsaved' && kind !== 'saving'}
        onClick={onSave}
      >
        {kind === 'saved' ? <CheckIcon size="md" /> : null}
        {label(kind, messages)}
      </button>
    </div>
  );
}

function label(kind: SaveView['kind'], messages: SaveButtonMessages): string {
  switch (kind) {
    case 'unsaved':
      return messages.save;
    case 'saving':
      return messages.saving;
    case 'saved':
      return messages.saved;
    case 'deleting':
      return messages.removing;
    case 'waiting':
      return messages.pending;
  }
}
