/** The texts on the save controls. */
export type SaveButtonMessages = {
  readonly save: string;
  readonly saving: string;
  readonly saved: string;
  readonly removing: string;
  /** On the Save button of a pin whose saving waits for the network. */
  readonly pending?: string;
  /** Names the profile as a place to save to. */
  readonly profile: string;
  /** Names the button that opens the picker; `place` is what it would save to. */
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
  choosePlace: (place) => `Choose a board, now ${place}`,
};
