import { formatCount } from '@pegboard/types';

const pins = (count: number): string => (count === 1 ? '1 Pin' : `${formatCount(count)} Pins`);

/** Texts of a board page's editing tools, loaded with their code. */
export const boardPageTexts = {
  orderPins: 'Reorder Pins',
  orderSections: 'Reorder sections',
  done: 'Done',
  orderLabel: 'Pins in order',
  sectionOrderLabel: 'Sections in order',
  orderHint:
    'Drag a tile to its place, or press it and then the one that it goes before. By keyboard: Tab to its handle, Enter, arrows, Enter.',
  orderFailed: 'Sorry! That couldn’t be moved and is back where it was.',
  morePins: 'Show more Pins',
  sharing: {
    title: (name: string) => `Share “${name}”`,
    logIn: 'Log in to send the board',
    nobody: 'No one found. You can send a board to people you follow or have messaged.',
  },
  note: {
    createTitle: 'New note',
    editTitle: 'Edit note',
    deleted: 'Note deleted',
    restored: 'Note restored.',
    failed: 'Sorry! That didn’t work, and nothing was changed. Try again.',
    undo: 'Undo',
  },
  section: {
    createTitle: 'New section',
    renameTitle: 'Rename section',
    name: 'Name',
    nameHint: 'Like “Starters” or “Second floor”',
    nameMissing: 'Give it a name.',
    nameTooLong: (max: number): string => `Use ${max} characters or fewer.`,
    create: 'Create',
    save: 'Save',
    cancel: 'Cancel',
    created: (title: string): string => `Section “${title}” created`,
    deleteTitle: (title: string): string => `Delete “${title}”?`,
    whatOfPins: (count: number): string => `What happens to its ${pins(count)}?`,
    keepPins: 'Keep them on the board',
    deletePins: 'Delete them too',
    empty: 'It has no Pins.',
    undoHint: 'You can undo this for a minute.',
    delete: 'Delete section',
    deleted: (title: string): string => `“${title}” deleted`,
    restored: (title: string): string => `“${title}” is back.`,
    failed: 'Sorry! That didn’t work, and nothing was changed. Try again.',
    undo: 'Undo',
  },
};
