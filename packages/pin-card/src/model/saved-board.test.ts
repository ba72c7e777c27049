import { aPinner } from '@pegboard/types/testing';
import { expect, test } from 'vitest';
import { getSavedBoardName } from './saved-board.ts';
import { sharedByName } from './shared-by.ts';

test('[PC-09] the place of a save is its section, else its board', () => {
  expect(getSavedBoardName({ boardName: 'Quiet kitchens', sectionTitle: 'Shelves' })).toBe('Shelves');
  expect(getSavedBoardName({ boardName: 'Quiet kitchens', sectionTitle: ' ' })).toBe('Quiet kitchens');
});

test('[PC-09] a name is cut at 22 characters', () => {
  expect(getSavedBoardName({ boardName: 'a'.repeat(22) })).toBe('a'.repeat(22));
  expect(getSavedBoardName({ boardName: 'a'.repeat(23) })).toBe(`${'a'.repeat(19)}...`);
  expect(getSavedBoardName({ boardName: '', sectionTitle: 'b'.repeat(10_000) })).toHaveLength(22);
});

test('[PC-09] the board of quick saves, and one without a name, is the profile', () => {
  expect(getSavedBoardName({ boardName: 'Quick Saves', isQuickSaves: true })).toBeUndefined();
  expect(getSavedBoardName({ boardName: ' ' })).toBeUndefined();
  expect(getSavedBoardName({})).toBeUndefined();
});

test('[PC-17] who shared a pin is called by name, at most 30 characters of it', () => {
  expect(sharedByName(aPinner({ fullName: 'R'.repeat(31) }))).toBe(`${'R'.repeat(27)}...`);
  expect(sharedByName(aPinner({ fullName: ' ', username: 'remi' }))).toBe('remi');
  expect(sharedByName(null)).toBe('');
});

test('[PC-23] neither name turns the direction of the sentence that it stands in', () => {
  expect(getSavedBoardName({ boardName: '\u202eKitchens' })).toBe('Kitchens');
  expect(getSavedBoardName({ boardName: 'مطابخ' })).toBe('\u2068مطابخ\u2069');
  expect(sharedByName(aPinner({ fullName: 'ميرا' }))).toBe('\u2068ميرا\u2069');
});
