/** The texts of bulk editing. Other languages pass their own table. */
export type BulkMessages = typeof bulkMessages;

const number = new Intl.NumberFormat('en-US');
const pins = (count: number): string => (count === 1 ? '1 Pin' : `${number.format(count)} Pins`);

/** The texts in American English. */
export const bulkMessages = {
  label: 'Select Pins',
  none: 'Select Pins to move, copy or delete.',
  chosen: (count: number): string => `${pins(count)} selected`,
  tooMany: (max: number): string => `Select up to ${max} Pins, or all of them. Your selection is unchanged.`,
  tooManyLeftOut: (max: number): string => `You can deselect up to ${number.format(max)} Pins.`,
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
  sectionTitle: (count: number): string => `New section with ${pins(count)}`,
  sectionName: 'Name',
  sectionMake: 'Create section',
  nameMissing: 'Give it a name.',
  nameTooLong: (max: number): string => `Use ${max} characters or fewer.`,
  deleteTitle: (count: number): string => `Delete ${pins(count)}?`,
  deleteHint: 'They’ll be removed from here. You can undo this for a minute.',
  cancel: 'Cancel',
  close: 'Close',
  deleted: (count: number): string => (count === 1 ? 'Pin deleted!' : `${pins(count)} deleted`),
  moved: (count: number, place: string): string => `${pins(count)} moved to ${place}`,
  copied: (count: number, place: string): string => `${pins(count)} copied to ${place}`,
  failed: 'Sorry! That didn’t work, and nothing was changed. Try again.',
  undo: 'Undo',
  undone: 'Pins restored.',
  undoFailed: 'Sorry! Your Pins couldn’t be restored.',
};
