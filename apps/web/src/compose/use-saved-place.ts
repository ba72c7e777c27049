import { savedPlaceOfCardData, type PinCardData, type SavedPlace } from '@pegboard/pin-card';
import { useSaveFlow } from '@pegboard/save-flow';
import { useSyncExternalStore } from 'react';

/** Where a pin is saved, for its card: as this page knows it, else as the server said. */
export function useSavedPlace(data: PinCardData): SavedPlace | undefined {
  const { store } = useSaveFlow();
  const known = useSyncExternalStore(
    store.subscribe,
    () => store.known(data.entityId),
    () => undefined,
  );
  if (!known) return savedPlaceOfCardData(data);
  if (known.kind !== 'saved') return undefined;
  const { board, section, isProfile } = known.place;
  return { boardName: board.name, sectionTitle: section?.title, isQuickSaves: isProfile, url: board.url };
}
