import { saveButtonMessages, type SaveButtonMessages } from './button-messages.ts';
import { queuedSaveMessages, type QueuedSaveMessages } from './queued-messages.ts';

/** The texts of the save flow outside of the picker, whose own are loaded with its code. */
export type BasicSaveMessages = SaveButtonMessages & {
  readonly savedToBoard: (board: string) => string;
  readonly savedToSection: (section: string, board: string) => string;
  readonly savedToProfile: string;
  readonly saveFailed: string;
  readonly deleted: string;
  readonly deleteFailed: string;
  readonly change: string;
  readonly organize: string;
  readonly undo: string;
  /** The texts of queued saves; US English if missing. */
  readonly waiting?: QueuedSaveMessages;
};

/** The text when the boards of the picker, or its code, could not be loaded, in US English. */
export const pickerFailedMessage = 'We couldn’t load your boards.';

/** The texts outside of the picker in US English. */
export const basicSaveMessages: BasicSaveMessages = {
  ...saveButtonMessages,
  savedToBoard: (board) => `Saved to ${board}`,
  savedToSection: (section, board) => `Saved to ${section} in ${board}`,
  savedToProfile: 'Saved to Profile',
  saveFailed: 'Sorry! Something went wrong on our end.',
  deleted: 'Pin deleted!',
  deleteFailed: 'Sorry! There was an error deleting your Pin.',
  change: 'Change',
  organize: 'Organize',
  undo: 'Undo',
  waiting: queuedSaveMessages,
};
