import { getOriginalPinId, getSavedBoard, type PinCardData, type SavedBoardRef } from '@pegboard/pin-card';
import { useSyncExternalStore } from 'react';
import { useSaving } from './saving-context.ts';

/**
 * Returns the boards to which a pin is saved, for its card: this page's knowledge first, then the server's. On the page of one
 * of them, `boardUrl`, it returns undefined: there the place of the pin is known.
 */
export function useSavedBoard(data: PinCardData, boardUrl?: string): SavedBoardRef | undefined {
  const { places } = useSaving();
  const id = getOriginalPinId(data);
  const known = useSyncExternalStore(
    places.subscribe,
    () => places.peek(id),
    () => undefined,
  );
  const locations = useSyncExternalStore(
    places.subscribe,
    () => places.locations(id),
    () => undefined,
  );
  // The sections of a board have its address.
  const urls = new Set((locations ?? data.savedByViewer).map(({ board }) => board.url));
  if (boardUrl !== undefined && urls.has(boardUrl)) return undefined;
  const saved = known ? toBoardRef(known, urls.size) : getSavedBoard(data);
  return saved && (saved.boardCount ?? 0) > 1
    ? { ...saved, onList: (anchor) => places.onList?.(data, anchor) }
    : saved;
}

function toBoardRef(
  state: NonNullable<ReturnType<ReturnType<typeof useSaving>['places']['peek']>>,
  boardCount: number,
): SavedBoardRef | undefined {
  if (state.kind !== 'saved') return undefined;
  const { board, section, isProfile } = state.place;
  const url = board.url;
  return { boardName: board.name, sectionTitle: section?.title, isQuickSaves: isProfile, url, boardCount };
}
