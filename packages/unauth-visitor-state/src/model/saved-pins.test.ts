import { expect, test } from 'vitest';
import { addSavedPin, savedPinSession, withoutPin } from './saved-pins.ts';

const pin = (pinId: string, ts = 1) => ({ pinId, ts });

test('[UV-03] two pins are stored, the newest first', () => {
  expect(addSavedPin([], pin('7'))).toEqual({ kind: 'saved', pins: [pin('7')] });
  expect(addSavedPin([pin('7')], pin('8'))).toEqual({ kind: 'saved', pins: [pin('8'), pin('7')] });
});

test('[UV-03] saving at the cap is refused', () => {
  expect(addSavedPin([pin('8'), pin('7')], pin('9'))).toEqual({ kind: 'refused' });
});

test('[UV-03] saving a pin that is saved already replaces it, also at the cap', () => {
  expect(addSavedPin([pin('8'), pin('7')], pin('7', 5))).toEqual({
    kind: 'replaced',
    pins: [pin('7', 5), pin('8')],
  });
});

test('[UV-03] a removed pin makes room', () => {
  expect(withoutPin([pin('8'), pin('7')], '8')).toEqual([pin('7')]);
});

test('[UV-06] the session tells whether a pin is saved, and which was last', () => {
  expect(savedPinSession([])).toEqual({ hasSavedUnauthPin: false, unauthSavePinId: null });
  expect(savedPinSession([pin('8'), pin('7')])).toEqual({ hasSavedUnauthPin: true, unauthSavePinId: '8' });
});
