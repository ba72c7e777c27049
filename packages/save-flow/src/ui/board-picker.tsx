import { useState, useSyncExternalStore, type ReactNode } from 'react';
import {
  isSavedTo,
  toNamedTarget,
  toSaveTarget,
  type NamedTarget,
  type SavedLocation,
} from '../model/saved-location.ts';
import { useSaveFlow } from '../save-flow-context.tsx';
import type { PickerRequest } from '../picker-request.ts';
import { SaveTargetDialog } from './save-target-dialog.tsx';
import { SavedLocationsList } from './saved-locations-list.tsx';
import { usePickerMessages } from './use-picker-messages.ts';

/**
 * Renders the dialog in which the save target of a pin is selected (SF-03). For a saved pin it lists the locations of
 * all copies, in which each can be removed, saved again, or selected to be moved (BY-04).
 */
export default function BoardPicker({ request }: { readonly request: PickerRequest }): ReactNode {
  const { store, lastPlace } = useSaveFlow();
  const messages = usePickerMessages();
  const { pinId, title, viaPinId, isMove, imageUrl, anchor } = request;
  const state = useSyncExternalStore(store.subscribe, () => store.state(pinId));
  const locations = useSyncExternalStore(store.subscribe, () => store.locations(pinId)) ?? NONE;
  const [opened] = useState(locations);
  const [isFurther, setFurther] = useState(false);
  const names = { viaPinId, imageUrl, ...(title && { title }) };
  const close = (): void => store.openPicker(null);
  const save = ({ target, name }: NamedTarget): void => {
    lastPlace.write({ target, name });
    const named = { ...names, place: name };
    if (isFurther) store.saveCopy(pinId, target, named);
    else store.saveTo(pinId, target, named);
    close();
  };
  const current = state.kind === 'saved' ? state.place : undefined;
  return (
    <SaveTargetDialog
      title={
        isMove && !isFurther && state.kind !== 'unsaved'
          ? messages.picker.titleOfChange
          : messages.picker.title
      }
      pinId={viaPinId ?? pinId}
      imageUrl={imageUrl}
      anchor={anchor}
      saved={current}
      above={
        isMove && opened.length > 0 ? (
          <SavedLocationsList
            shown={listed(opened, locations)}
            locations={locations}
            moved={isFurther ? undefined : current}
            isBusy={'isWaiting' in state || state.kind === 'saving' || state.kind === 'deleting'}
            onSelect={(place) => {
              setFurther(false);
              store.selectCopy(pinId, place);
            }}
            onRemove={(place) => {
              store.selectCopy(pinId, place);
              store.remove(pinId);
            }}
            onRestore={(place) => {
              store.saveCopy(pinId, toSaveTarget(place), { ...names, place: toNamedTarget(place).name });
            }}
            isFurther={isFurther}
            onFurther={() => setFurther(true)}
          />
        ) : undefined
      }
      onChoose={save}
      onClose={close}
    />
  );
}

const NONE: readonly SavedLocation[] = [];

/** Returns the current locations in the order in which they were opened, with those that were removed since. */
function listed(
  opened: readonly SavedLocation[],
  locations: readonly SavedLocation[],
): readonly SavedLocation[] {
  const added = locations.filter((place) => !isAmong(place, opened));
  const isSavedAgain = (place: SavedLocation): boolean =>
    added.some((other) => isSavedTo(other, toSaveTarget(place)));
  return [...added, ...opened.filter((place) => isAmong(place, locations) || !isSavedAgain(place))];
}

const isAmong = ({ copyId }: SavedLocation, places: readonly SavedLocation[]): boolean =>
  places.some((place) => place.copyId === copyId);
