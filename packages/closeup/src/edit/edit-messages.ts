/** The texts of the form of a pin. */
export type EditMessages = {
  readonly heading: string;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly linkHint: string;
  readonly altText: string;
  readonly altTextHint: string;
  readonly allowComments: string;
  readonly board: string;
  readonly section: string;
  readonly noSection: string;
  readonly save: string;
  readonly cancel: string;
  readonly delete: string;
  readonly deleteQuestion: string;
  readonly deleteHint: string;
  readonly close: string;
};

/** The texts in US English. */
export const editMessages: EditMessages = {
  heading: 'Edit Pin',
  title: 'Title',
  description: 'Description',
  link: 'Link',
  linkHint: 'Where the Pin leads, as https://example.com',
  altText: 'Alt text',
  altTextHint: 'What the picture shows, for people who cannot see it',
  allowComments: 'Allow people to comment',
  board: 'Board',
  section: 'Section',
  noSection: 'No section',
  save: 'Save',
  cancel: 'Cancel',
  delete: 'Delete',
  deleteQuestion: 'Delete this Pin?',
  deleteHint: 'It leaves your board. You can undo this for half a minute.',
  close: 'Close',
};
