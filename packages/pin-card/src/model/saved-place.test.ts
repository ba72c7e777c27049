import { aPinner } from '@pegboard/types/testing';
import { expect, test } from 'vitest';
import { savedPlaceName } from './saved-place.ts';
import { sharedByName } from './shared-by.ts';

test('[PC-09] the place of a save is its section, else its board', () => {
  expect(savedPlaceName({ boardName: 'Quiet kitchens', sectionTitle: 'Shelves' })).toBe('Shelves');
  expect(savedPlaceName({ boardName: 'Quiet kitchens', sectionTitle: ' ' })).toBe('Quiet kitchens');
});

test('[PC-09] a name is cut at 22 characters', () => {
  expect(savedPlaceName({ boardName: 'a'.repeat(22) })).toBe('a'.repeat(22));
  expect(savedPlaceName({ boardName: 'a'.repeat(23) })).toBe(`${'a'.repeat(19)}...`);
  expect(savedPlaceName({ boardName: '', sectionTitle: 'b'.repeat(10_000) })).toHaveLength(22);
});

test('[PC-09] the board of quick saves, and one without a name, is the profile', () => {
  expect(savedPlaceName({ boardName: 'Quick Saves', isQuickSaves: true })).toBeUndefined();
  expect(savedPlaceName({ boardName: ' ' })).toBeUndefined();
  expect(savedPlaceName({})).toBeUndefined();
});

test('[PC-17] who shared a pin is called by name, at most 30 characters of it', () => {
  expect(sharedByName(aPinner({ fullName: 'R'.repeat(31) }))).toBe(`${'R'.repeat(27)}...`);
  expect(sharedByName(aPinner({ fullName: ' ', username: 'remi' }))).toBe('remi');
  expect(sharedByName(null)).toBe('');
});

test('[PC-23] neither name turns the direction of the sentence that it stands in', () => {
  expect(savedPlaceName({ boardName: '\u202eKitchens' })).toBe('Kitchens');
  expect(savedPlaceName({ boardName: 'مطابخ' })).toBe('\u2068مطابخ\u2069');
  expect(sharedByName(aPinner({ fullName: 'ميرا' }))).toBe('\u2068ميرا\u2069');
});
