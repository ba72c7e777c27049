/** The texts on the save controls. */
export type SaveButtonMessages = {
  readonly save: string;
  readonly saving: string;
  readonly saved: string;
  readonly removing: string;
  /** The label of the Save button of a pin whose save is queued for the network. */
  readonly pending?: string;
  /** The name of the profile as a save target. */
  readonly profile: string;
  /** The name of the save target of a pin on several boards; US English if missing (BY-04). */
  readonly boards?: (count: number) => string;
  /** The label of the button that opens the picker; `place` is the current save target. */
  readonly choosePlace: (place: string) => string;
};

/** The texts on the save controls in US English. */
export const saveButtonMessages: SaveButtonMessages = {
  save: 'Save',
  saving: 'Saving',
  saved: 'Saved',
  removing: 'Removing',
  pending: 'Waiting',
  profile: 'Profile',
  boards: (count) => `${count} boards`,
  choosePlace: (place) => `Choose a board, now ${place}`,
};
