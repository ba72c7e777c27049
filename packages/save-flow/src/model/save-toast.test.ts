import { expect, test } from 'vitest';
import { saveMessages } from '../messages.ts';
import type { SavedLocation } from './saved-location.ts';
import { deletedToast, deleteFailedToast, savedToast, saveFailedToast } from './save-toast.ts';

const place: SavedLocation = {
  copyId: '900',
  board: { id: '5', name: 'Kitchen', url: '/mara/kitchen/' },
  section: null,
  isProfile: false,
};

test('[SF-05] the toast of a save names its board, its section in its board, or the profile, and offers a change and to undo it', () => {
  expect(savedToast(place, saveMessages)).toEqual({
    kind: 'message',
    text: 'Saved to Kitchen',
    actions: ['change', 'undo'],
    board: place.board,
  });
  expect(savedToast({ ...place, section: { id: '51', title: 'Soups' } }, saveMessages).text).toBe(
    'Saved to Soups in Kitchen',
  );
  expect(savedToast({ ...place, isProfile: true }, saveMessages)).toEqual({
    kind: 'message',
    text: 'Saved to Profile',
    actions: ['change', 'organize', 'undo'],
  });
});

test('[SF-06] the toast of a failed save has the server’s message, else our own', () => {
  expect(saveFailedToast('This board is gone.', saveMessages).text).toBe('This board is gone.');
  expect(saveFailedToast(' ', saveMessages).text).toBe('Sorry! Something went wrong on our end.');
  expect(saveFailedToast(undefined, saveMessages).kind).toBe('error');
});

test('[SF-07] the toast of a deletion reports success or failure', () => {
  expect(deletedToast(saveMessages, place)).toMatchObject({ text: 'Pin deleted!', board: place.board });
  expect(deletedToast(saveMessages, { ...place, isProfile: true }).board).toBeUndefined();
  expect(deleteFailedToast(saveMessages).text).toBe('Sorry! There was an error deleting your Pin.');
});
