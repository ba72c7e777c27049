import { overlayNameLabel, bidiIsolate, toSingleLine } from '@pegboard/types';

/** Where a pin is saved, as the card needs it. */
export type SavedBoardRef = {
  readonly boardName?: string | null | undefined;
  readonly sectionTitle?: string | null | undefined;
  /** The board of quick saves stands for the profile. */
  readonly isQuickSaves?: boolean | undefined;
  /** Path of the board. */
  readonly url?: string | null | undefined;
};

/** What the saved overlay calls the place (PC-09): section or board cut at 22; undefined means the profile. */
export function getSavedBoardName(place: SavedBoardRef): string | undefined {
  if (place.isQuickSaves) return undefined;
  const name = toSingleLine(place.sectionTitle) || toSingleLine(place.boardName);
  return name ? bidiIsolate(overlayNameLabel(name)) : undefined;
}
