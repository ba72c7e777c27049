import type { SavedLocation } from './saved-location.ts';

/**
 * Returns the locations of a pin's copies, newest first, after a copy was saved (`copyId` null), moved, or removed
 * (`place` null) (BY-04).
 */
export function withLocation(
  known: readonly SavedLocation[],
  copyId: string | null,
  place: SavedLocation | null,
): readonly SavedLocation[] {
  const others = known.filter((other) => other.copyId !== copyId && other.copyId !== place?.copyId);
  return place ? [place, ...others] : others;
}

/** Returns the number of boards on which copies are; several sections of one board count once. */
export function countBoards(locations: readonly SavedLocation[]): number {
  return new Set(locations.map(({ board }) => board.id)).size;
}

/** Returns whether two lists have the same copies in the same order. */
export function hasSameCopies(one: readonly SavedLocation[], other: readonly SavedLocation[]): boolean {
  return one.length === other.length && one.every(({ copyId }, at) => copyId === other[at]?.copyId);
}
