import type { PinCardData } from '@pegboard/pin-card';
import { expect, test } from 'vitest';
import { isOwnPinInPlace } from './is-own-pin-in-place.ts';

const pinner = { entityId: '1' } as NonNullable<PinCardData['pinner']>;
const made = { entityId: '8', originalPinId: '8', pinner, savedByViewer: [] };
const saved = [
  {
    pinId: '9',
    board: { entityId: '5', name: 'Soups', url: '/ada/soups/', layout: 'default' },
    section: null,
  },
];

test('[SF-01] who made a pin is not offered to save it where they keep it', () => {
  expect(isOwnPinInPlace(made, 'BoardFeed', '1')).toBe(true);
  expect(isOwnPinInPlace(made, 'ProfileGrid', '1')).toBe(true);
});

test('[SF-01] elsewhere, by others, of a copy, and once it is saved somewhere the card of a pin saves it', () => {
  expect(isOwnPinInPlace(made, 'AuthHomefeed', '1')).toBe(false);
  expect(isOwnPinInPlace(made, 'BoardFeed', '2')).toBe(false);
  expect(isOwnPinInPlace(made, 'BoardFeed', undefined)).toBe(false);
  expect(isOwnPinInPlace({ ...made, pinner: null }, 'BoardFeed', undefined)).toBe(false);
  expect(isOwnPinInPlace({ ...made, originalPinId: '7' }, 'BoardFeed', '1')).toBe(false);
  expect(isOwnPinInPlace({ ...made, savedByViewer: saved }, 'BoardFeed', '1')).toBe(false);
});
