/** The texts of the fields that the creator of a pin alone edits. */
export type CreatorFieldMessages = {
  readonly aiLabel: string;
  readonly aiHint: string;
  readonly aiNone: string;
  readonly aiMade: string;
  readonly aiChanged: string;
  readonly slides: string;
  readonly slideTitle: (position: number) => string;
  readonly slideLink: (position: number) => string;
  readonly moveEarlier: (position: number) => string;
  readonly moveLater: (position: number) => string;
};

/** The texts of the fields of the creator in US English. */
export const creatorFieldMessages: CreatorFieldMessages = {
  aiLabel: 'AI label',
  aiHint: 'Tell people when an image was made or changed with AI.',
  aiNone: 'No label',
  aiMade: 'Made with AI',
  aiChanged: 'Changed with AI',
  slides: 'Slides',
  slideTitle: (position) => `Title of slide ${position}`,
  slideLink: (position) => `Link of slide ${position}`,
  moveEarlier: (position) => `Move slide ${position} earlier`,
  moveLater: (position) => `Move slide ${position} later`,
};

/** The messages of the form of a pin. */
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
  /** The texts of the fields of the creator; in US English without it. */
  readonly creator?: CreatorFieldMessages | undefined;
};

/** The messages in US English. */
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
  creator: creatorFieldMessages,
};
