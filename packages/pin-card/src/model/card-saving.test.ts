import { expect, test } from 'vitest';
import { showsSave, type SaveContext } from './card-saving.ts';
import { showsFooter } from './experience-footer.ts';

const visitor: SaveContext = { viewer: 'signed-out', isMobile: true, hasVisitorSave: true };

test('[PC-19] save is hidden for ads marked removable', () => {
  expect(showsSave({ promotedIsRemovable: true }, { viewer: 'signed-in' })).toBe(false);
  expect(showsSave({ promotedIsRemovable: false }, { viewer: 'signed-in' })).toBe(true);
});

test('[PC-19] on a mobile save is hidden while a pin of a visitor is stored, except on the close-up', () => {
  expect(showsSave({}, visitor)).toBe(false);
  expect(showsSave({}, { ...visitor, isCloseup: true })).toBe(true);
  expect(showsSave({}, { ...visitor, isMobile: false })).toBe(true);
  expect(showsSave({}, { ...visitor, hasVisitorSave: false })).toBe(true);
  expect(showsSave({}, { ...visitor, viewer: 'signed-in' })).toBe(true);
});

const experience = { placementId: '1000069', experienceId: '500417' };

test('[PC-18] the footer is hidden by default', () => {
  expect(showsFooter('signed-in', undefined)).toBe(false);
  expect(showsFooter('signed-in', { placementId: '1000069', experienceId: '500418' })).toBe(false);
  expect(showsFooter('signed-in', { placementId: '1000070', experienceId: '500417' })).toBe(false);
});

test('[PC-18] it is shown to the signed-in by experience 500417 at placement 1000069', () => {
  expect(showsFooter('signed-in', experience)).toBe(true);
  expect(showsFooter('signed-in', { placementId: 1000069, experienceId: 500417 })).toBe(true);
  expect(showsFooter('signed-out', experience)).toBe(false);
});
