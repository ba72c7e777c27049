import { overlayNameLabel, bidiIsolate, toSingleLine } from '@pegboard/types';

/** The board to which a pin is saved, as cards need it. */
export type SavedBoardRef = {
  readonly boardName?: string | null | undefined;
  readonly sectionTitle?: string | null | undefined;
  /** The board of quick saves represents the profile. */
  readonly isQuickSaves?: boolean | undefined;
  /** Path of the board. */
  readonly url?: string | null | undefined;
  /** The number of boards, if the pin is saved to several: the overlay shows it instead of a name (BY-04). */
  readonly boardCount?: number | undefined;
  /** Lists all boards of a pin that is saved to several; `anchor` is the element that was pressed. */
  readonly onList?: ((anchor: Element) => void) | undefined;
};

/**
 * Returns the name in the saved overlay (PC-09): section or board, truncated to 22 characters; undefined for
 * the profile.
 */
export function getSavedBoardName(place: SavedBoardRef): string | undefined {
  if (place.isQuickSaves) return undefined;
  const name = toSingleLine(place.sectionTitle) || toSingleLine(place.boardName);
  return name ? bidiIsolate(overlayNameLabel(name)) : undefined;
}
