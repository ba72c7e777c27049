import type { PinCardData } from '@pegboard/pin-card';
import type { SavedLocation } from '@pegboard/save-flow';

const places = new WeakMap<PinCardData['savedByViewer'], readonly SavedLocation[]>();

/** Returns the locations of all copies, newest first; the same objects for the same response. */
export function toSavedLocations(saved: PinCardData['savedByViewer']): readonly SavedLocation[] {
  const known = places.get(saved);
  if (known) return known;
  const all = saved.map(({ pinId, board, section }): SavedLocation => ({
    copyId: pinId,
    board: { id: board.entityId, name: board.name, url: board.url },
    section: section && { id: section.entityId, title: section.title },
    isProfile: board.layout === 'quick_saves',
  }));
  places.set(saved, all);
  return all;
}
