/** Where a saved copy of a pin is. */
export type SavePlace = {
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
