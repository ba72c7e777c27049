/** Where a saved copy of a pin is. */
export type SavedLocation = {
  /** Id of the saved copy. */
  readonly copyId: string;
  readonly board: { readonly id: string; readonly name: string; readonly url: string };
  readonly section: { readonly id: string; readonly title: string } | null;
  /** On the board of quick saves, which stands for the profile. */
  readonly isProfile: boolean;
};

/** Where a pin is to be saved: without a board, the profile (SF-02, SF-13). */
export type SaveTarget = {
  readonly boardId?: string;
  readonly sectionId?: string;
};

/** A place that was chosen, with the name to show for it. */
export type NamedTarget = { readonly target: SaveTarget; readonly name: string };

/** Whether a copy is where a target says; without a board, that is the profile. */
export function isSavedTo(place: SavedLocation | null, target: SaveTarget | null): boolean {
  if (place === null || target === null) return place === target;
  if (target.boardId === undefined) return place.isProfile;
  return place.board.id === target.boardId && place.section?.id === target.sectionId;
}

/** The target that leads to where a copy is. */
export function toSaveTarget({ board, section, isProfile }: SavedLocation): SaveTarget {
  return isProfile ? {} : { boardId: board.id, ...(section ? { sectionId: section.id } : {}) };
}

/** Where a copy is, as a target with its name. */
export function toNamedTarget(place: SavedLocation): NamedTarget {
  return { target: toSaveTarget(place), name: place.section?.title ?? place.board.name };
}
