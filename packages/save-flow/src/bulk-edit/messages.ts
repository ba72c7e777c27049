/** The texts of bulk editing. Give another table for another language. */
export type BulkMessages = typeof bulkMessages;

const number = new Intl.NumberFormat('en-US');
const pins = (count: number): string => (count === 1 ? '1 Pin' : `${number.format(count)} Pins`);

/** The texts in American English. */
export const bulkMessages = {
  label: 'Choose Pins',
  none: 'Choose the Pins to move, copy or delete.',
  chosen: (count: number): string => `${pins(count)} chosen`,
  tooMany: (max: number): string =>
    `Choose ${max} Pins at most, or all of them. Those you chose stay chosen.`,
  tooManyLeftOut: (max: number): string => `At most ${number.format(max)} can be left out of all.`,
  all: (count: number): string => `Select all ${number.format(count)}`,
  clear: 'Clear selection',
  move: 'Move',
  copy: 'Copy',
  section: 'New section',
  delete: 'Delete',
  done: 'Done',
  more: 'Show more Pins',
  moveTitle: (count: number): string => `Move ${pins(count)} to`,
  copyTitle: (count: number): string => `Copy ${pins(count)} to`,
  sectionTitle: (count: number): string => `A new section with ${pins(count)}`,
  sectionName: 'Name',
  sectionMake: 'Create section',
  nameMissing: 'Give it a name.',
  nameTooLong: (max: number): string => `Use ${max} characters or fewer.`,
  deleteTitle: (count: number): string => `Delete ${pins(count)}?`,
  deleteHint: 'They leave this place at once. For a minute you can take it back.',
  cancel: 'Cancel',
  close: 'Close',
  deleted: (count: number): string => (count === 1 ? 'Pin deleted!' : `${pins(count)} deleted`),
  moved: (count: number, place: string): string => `${pins(count)} moved to ${place}`,
  copied: (count: number, place: string): string => `${pins(count)} copied to ${place}`,
  failed: 'Sorry! That did not work, and nothing was changed. Try again.',
  undo: 'Undo',
  undone: 'Your Pins are back.',
  undoFailed: 'Sorry! Your Pins could not be brought back.',
};
