'use client';

import { reportInvalidProp, type RootProps } from '@pegboard/ui';
import { useSyncExternalStore, type ReactNode } from 'react';
import type { NamedTarget, SavedLocation } from '../model/saved-location.ts';
import type { BasicSaveMessages } from '../basic-messages.ts';
import type { SaveState } from '../model/quick-save.ts';
import { countBoards } from '../model/saved-locations.ts';
import { saveButtonMessages } from '../button-messages.ts';
import { useSavedLocations, useSaveFlow, useSaveState } from '../save-flow-context.tsx';
import { preloadBoardPicker } from './load-picker.ts';
import { SaveButtons, type SaveLayout } from './save-buttons.tsx';

/** The props of the controls that save a pin. */
export type SaveControlsProps = RootProps & {
  readonly pinId: string;
  /** The original of the pin, if it is a copy: all cards of one original share their save state. */
  readonly originalPinId?: string | undefined;
  /** The server's location of the saved pin. */
  readonly savedTo: SavedLocation | null;
  /** All copies that the viewer has, the newest first, if there may be several; `savedTo` is the first of them. */
  readonly copies?: readonly SavedLocation[] | undefined;
  readonly layout: SaveLayout;
  /** The title of the pin, shown if its save is queued for the network. */
  readonly title?: string | undefined;
  /** The image of the pin, shown in the picker. */
  readonly imageUrl?: string | undefined;
  /**
   * Enables explore mode on the desktop (SF-09): a tap on an unsaved pin calls this, which opens the repin screen, and
   * saves nothing; a tap on a saved pin does nothing.
   */
  readonly onExplore?: (() => void) | undefined;
  /** The target of a tap on Save, instead of the last selected one. */
  readonly target?: NamedTarget | undefined;
};

/** Renders the target selection and the Save button of a pin, for signed-in viewers. */
export function SaveControls(props: SaveControlsProps): ReactNode {
  const { pinId, layout, onExplore } = props;
  const originalPinId = props.originalPinId ?? pinId;
  // Untyped callers pass what they have.
  const savedTo = isLocation(props.savedTo) ? props.savedTo : null;
  const title = isText(props.title) ? props.title : undefined;
  if (typeof pinId !== 'string') reportInvalidProp('SaveControls', 'pinId', 'a string', pinId);
  if (props.savedTo && !savedTo)
    reportInvalidProp('SaveControls', 'savedTo', 'a location with a named board', props.savedTo);
  const { store, lastPlace, messages } = useSaveFlow();
  const copies = Array.isArray(props.copies) && props.copies.every(isLocation) ? props.copies : undefined;
  const state = useSaveState(originalPinId, savedTo, copies);
  const boards = countBoards(useSavedLocations(originalPinId, copies ?? NO_COPIES));
  const last = useSyncExternalStore(lastPlace.subscribe, lastPlace.read, () => null);
  const wanted = props.target ?? last;
  const name = isText(wanted?.name) ? wanted.name : messages.profile;
  const viaPinId = pinId === originalPinId ? undefined : pinId;
  const save = (): void =>
    store.toggle(originalPinId, wanted?.target ?? {}, {
      title,
      place: name,
      viaPinId,
      imageUrl: props.imageUrl,
    });
  const explore = (): void => {
    if (state.kind === 'unsaved') onExplore?.();
  };
  // A save without a pin would be refused by every server.
  if (!pinId) return null;
  return (
    <SaveButtons
      root={props}
      kind={state.kind}
      isWaiting={'isWaiting' in state}
      place={
        state.kind === 'saved' && boards > 1
          ? (messages.boards ?? saveButtonMessages.boards ?? String)(boards)
          : placeName(state, name, messages)
      }
      layout={layout}
      messages={messages}
      onChoose={({ currentTarget: anchor }) =>
        store.openPicker({
          pinId: originalPinId,
          isMove: state.kind === 'saved',
          title,
          viaPinId,
          imageUrl: props.imageUrl,
          anchor,
        })
      }
      onNearChoose={preloadBoardPicker}
      onSave={onExplore ? explore : save}
    />
  );
}

const NO_COPIES: readonly SavedLocation[] = [];

function placeName(state: SaveState, wanted: string, messages: BasicSaveMessages): string {
  if (state.kind === 'saved' || state.kind === 'deleting')
    return state.place.isProfile ? messages.profile : (state.place.section?.title ?? state.place.board.name);
  return wanted;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns whether a location has the names that the controls show. */
function isLocation(place: SavedLocation | null): place is SavedLocation {
  const { board, section } = (place ?? {}) as Partial<SavedLocation>;
  return isText(board?.name) && isText(section?.title ?? '');
}
