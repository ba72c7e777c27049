/** The location of a saved copy. */
export type SavedLocation = {
  /** Id of the saved copy. */
  readonly copyId: string;
  readonly board: { readonly id: string; readonly name: string; readonly url: string };
  readonly section: { readonly id: string; readonly title: string } | null;
  /** On the board of quick saves, which represents the profile. */
  readonly isProfile: boolean;
};

/** The target of a save: without a board, the profile (SF-02, SF-13). */
export type SaveTarget = {
  readonly boardId?: string;
  readonly sectionId?: string;
};

/** The message between tabs: where a pin is saved now, and which copy was deleted or moved. */
export type SaveSyncMessage = {
  readonly pinId: string;
  readonly copyId: string | null;
  readonly place: SavedLocation | null;
};

/** A selected target, with its display name. */
export type NamedTarget = { readonly target: SaveTarget; readonly name: string };

/** Returns whether a copy is at a target; without a board, on the profile. */
export function isSavedTo(place: SavedLocation | null, target: SaveTarget | null): boolean {
  if (place === null || target === null) return place === target;
  if (target.boardId === undefined) return place.isProfile;
  return place.board.id === target.boardId && place.section?.id === target.sectionId;
}

/** Returns the target for a location of a copy. */
export function toSaveTarget({ board, section, isProfile }: SavedLocation): SaveTarget {
  return isProfile ? {} : { boardId: board.id, ...(section ? { sectionId: section.id } : {}) };
}

/** Returns the location of a copy as a target with its name. */
export function toNamedTarget(place: SavedLocation): NamedTarget {
  return { target: toSaveTarget(place), name: place.section?.title ?? place.board.name };
}
