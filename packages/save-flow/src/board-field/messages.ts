/** The texts of a board field. */
export type BoardFieldMessages = {
  /** The displayed value of a field without a board. */
  readonly choose: string;
  /** The heading of the dialog. */
  readonly title: string;
};

/** The texts of a board field in English. */
export const boardFieldMessages: BoardFieldMessages = {
  choose: 'Choose a board',
  title: 'Choose a board',
};
