'use client';

import { CheckIcon, ChevronDownIcon } from '@pegboard/ui';
import { useSyncExternalStore, type ReactNode } from 'react';
import type { SaveState } from '../model/quick-save.ts';
import type { SavePlace } from '../model/save-place.ts';
import type { SaveMessages } from '../messages.ts';
import { preloadPicker, useSaveFlow, useSaveState } from '../save-flow-context.tsx';
import styles from './save-controls.module.css';

/** The props of the controls that save a pin. */
export type SaveControlsProps = {
  readonly pinId: string;
  /** Where the server says the pin is saved. */
  readonly savedTo: SavePlace | null;
  readonly layout: 'overlay' | 'closeup';
  /** A visitor's tap asks to log in and saves nothing (SF-14). */
  readonly onLoginNeeded?: (() => void) | undefined;
};

/** The choice of a place and the Save button of one pin. */
export function SaveControls(props: SaveControlsProps): ReactNode {
  const { pinId, savedTo, layout, onLoginNeeded } = props;
  const { store, lastPlace, messages } = useSaveFlow();
  const state = useSaveState(pinId, savedTo);
  const last = useSyncExternalStore(lastPlace.subscribe, lastPlace.read, () => null);
  const place = placeName(state, last?.name, messages);
  const isBusy = state.kind === 'saving' || state.kind === 'deleting';
  const tap = (): void => (onLoginNeeded ? onLoginNeeded() : store.tap(pinId, last?.target ?? {}));
  const choose = (): void =>
    onLoginNeeded ? onLoginNeeded() : store.openPicker({ pinId, isMove: state.kind === 'saved' });
  return (
    <div className={styles.controls} data-layout={layout}>
      <button
        type="button"
        className={styles.place}
        aria-label={messages.choosePlace(place)}
        aria-haspopup="dialog"
        onClick={choose}
        onPointerEnter={preloadPicker}
        onFocus={preloadPicker}
      >
        <span>{place}</span>
        <ChevronDownIcon size="md" />
      </button>
      <button
        type="button"
        className={styles.save}
        data-state={state.kind}
        aria-busy={isBusy}
        aria-pressed={state.kind === 'saved' || state.kind === 'deleting'}
        onClick={tap}
      >
        {state.kind === 'saved' ? <CheckIcon size="md" /> : null}
        {label(state, messages)}
      </button>
    </div>
  );
}

function placeName(state: SaveState, last: string | undefined, messages: SaveMessages): string {
  if (state.kind === 'saved' || state.kind === 'deleting')
    return state.place.isProfile ? messages.profile : (state.place.section?.title ?? state.place.board.name);
  return last ?? messages.profile;
}

function label(state: SaveState, messages: SaveMessages): string {
  switch (state.kind) {
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
