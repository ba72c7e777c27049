import { formatCount } from '@pegboard/types';

/** The texts of offline reading and of new versions, in US English. */
export const offlineTexts = {
  newVersion: 'A new version of Pegboard is ready.',
  reload: 'Reload',
  keep: 'Keep offline',
  remove: 'Remove from this device',
  keeping: 'The board is being stored on this device.',
  kept: (pins: number) =>
    pins === 1 ? 'Kept offline with 1 Pin.' : `Kept offline with ${formatCount(pins)} Pins.`,
  removed: 'The board was removed from this device.',
  isKept: 'Kept offline',
  full: 'This device has too little free storage for the board. Nothing was changed.',
  failed: 'Sorry! The board could not be stored. Check your connection and try again.',
} as const;
