import { bidiIsolate, feedbackNameLabel, toSingleLine } from '@pegboard/types';

const cut = (name: string): string => bidiIsolate(feedbackNameLabel(toSingleLine(name)));

/** The texts of saved Pins with the same picture, in US English. */
export const duplicateTexts = {
  title: 'Duplicates',
  open: 'Open',
  openNamed: (title: string) => `Open ${cut(title)}`,
  find: 'Find duplicates',
  hint: 'Saved Pins that show the same picture, also in another size. Merged, one Pin is on all of their boards. Pins that you created are not listed.',
  group: (count: number) => `${count} Pins with the same picture`,
  how: 'The Pin you choose takes the place of the others on each board, with your titles and notes. On a board that has several, it stays in its own section. You can undo this for 7 days.',
  keep: 'Keep this one',
  keepProposed: 'Keep this one (suggested)',
  merge: 'Merge',
  merged: (count: number) => (count === 1 ? '1 duplicate merged' : `${count} duplicates merged`),
  mergedOne: 'The duplicates are merged.',
  undo: 'Undo',
  undone: 'The Pins are back in their places.',
  untitled: 'Pin',
  profile: 'Profile',
  noLink: 'No link',
  none: 'No duplicates',
  noneHint: 'None of your saved Pins show the same picture.',
  noneAction: 'Find more ideas',
  more: 'More',
};
