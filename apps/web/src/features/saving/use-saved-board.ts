import { getOriginalPinId, getSavedBoard, type PinCardData, type SavedBoardRef } from '@pegboard/pin-card';
import { useSyncExternalStore } from 'react';
import { useSaving } from './saving-context.ts';

/**
 * Returns the board to which a pin is saved, for its card: this page's knowledge first, then the server's.
 */
export function useSavedBoard(data: PinCardData): SavedBoardRef | undefined {
  const { places } = useSaving();
  const known = useSyncExternalStore(
    places.subscribe,
    () => places.peek(getOriginalPinId(data)),
    () => undefined,
  );
  if (!known) return getSavedBoard(data);
  if (known.kind !== 'saved') return undefined;
  const { board, section, isProfile } = known.place;
  return { boardName: board.name, sectionTitle: section?.title, isQuickSaves: isProfile, url: board.url };
}
