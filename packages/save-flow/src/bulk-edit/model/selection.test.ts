import { expect, test } from 'vitest';
import { remaining } from './leaving.ts';
import {
  ALL_CHOSEN,
  BULK_EXCEPT_MAX,
  BULK_PINS_MAX,
  chosenCount,
  extend,
  isChosen,
  NOTHING_CHOSEN,
  toggle,
  type Selection,
} from './selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const many = Array.from({ length: 1200 }, (_, nth) => String(nth));
/** Presses these in turn; a capital with shift. */
const press = (keys: string, from: Selection = NOTHING_CHOSEN): Selection => {
  let selection = from;
  for (const key of keys) {
    const id = key.toLowerCase();
    selection = (id === key ? toggle(selection, id) : extend(selection, id, order)).selection;
  }
  return selection;
};
const chosen = (selection: Selection): string => order.filter((id) => isChosen(selection, id)).join('');

test.each([
  ['a press chooses a pin', 'b', 'b'],
  ['another press lets it go', 'bb', ''],
  ['a press with shift chooses all from the last one', 'bD', 'bcd'],
  ['upwards as well', 'dB', 'bcd'],
  ['what was chosen between stays', 'cbD', 'bcd'],
  ['a range from one that was let go lets go', 'abcdebD', 'ae'],
  ['with shift and nothing pressed before it is a press', 'C', 'c'],
])('[SF-08] %s', (_, keys, ids) => {
  expect(chosen(press(keys))).toBe(ids);
});

test('[SF-08] those chosen one by one keep the order in which they were chosen', () => {
  expect(press('dab').choice).toEqual({ kind: 'some', ids: ['d', 'a', 'b'] });
});

test('[SF-08] all are chosen without being known, but those that are let go', () => {
  const all = press('bD', ALL_CHOSEN);
  expect(all.choice).toEqual({ kind: 'all', exceptIds: ['b', 'c', 'd'] });
  expect([chosen(all), chosenCount(all, 10_000)]).toEqual(['ae', 9997]);
});

test('[SF-08] pin 251 is refused, and the 250 stay chosen', () => {
  const full = extend(toggle(NOTHING_CHOSEN, '0').selection, String(BULK_PINS_MAX - 1), many);
  expect([full.isTooMany, chosenCount(full.selection, 1200)]).toEqual([false, 250]);
  const over = toggle(full.selection, '250');
  expect(over).toEqual({ selection: full.selection, isTooMany: true });
});

test('[SF-08] a range that is too long is refused as a whole', () => {
  const one = toggle(NOTHING_CHOSEN, '0').selection;
  expect(extend(one, '250', many)).toEqual({ selection: one, isTooMany: true });
});

test('[SF-08] no more than a thousand are left out of all', () => {
  const one = toggle(ALL_CHOSEN, '0').selection;
  expect(extend(one, String(BULK_EXCEPT_MAX), many).isTooMany).toBe(true);
});

test('[SF-08] what leaves is not shown, of some and of all but some', () => {
  const pins = order.map((entityId) => ({ entityId }));
  const left = (...choices: readonly Selection[]) =>
    remaining(
      pins,
      choices.map(({ choice }, nth) => ({ key: String(nth), choice })),
    ).map(({ entityId }) => entityId);
  expect(left(press('ab'))).toEqual(['c', 'd', 'e']);
  expect(left(press('ab', ALL_CHOSEN), press('b'))).toEqual(['a']);
  expect(remaining(pins, [])).toBe(pins);
});
