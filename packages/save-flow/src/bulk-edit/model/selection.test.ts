import { expect, test } from 'vitest';
import { withoutPendingRemovals } from './pending-removals.ts';
import {
  FULL_SELECTION,
  BULK_EXCEPT_MAX,
  BULK_PINS_MAX,
  selectedCount,
  selectRange,
  isSelected,
  EMPTY_SELECTION,
  toggleSelection,
  type SelectionState,
} from './selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const many = Array.from({ length: 1200 }, (_, nth) => String(nth));
/** Presses these pins in turn; a capital with Shift. */
const press = (keys: string, from: SelectionState = EMPTY_SELECTION): SelectionState => {
  let selection = from;
  for (const key of keys) {
    const id = key.toLowerCase();
    selection = (id === key ? toggleSelection(selection, id) : selectRange(selection, id, order)).selection;
  }
  return selection;
};
const chosen = (selection: SelectionState): string =>
  order.filter((id) => isSelected(selection, id)).join('');

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

test('[SF-08] pins selected one by one keep the order of their selection', () => {
  expect(press('dab').choice).toEqual({ kind: 'some', ids: ['d', 'a', 'b'] });
});

test('[SF-08] all pins are selected without being loaded, except deselected ones', () => {
  const all = press('bD', FULL_SELECTION);
  expect(all.choice).toEqual({ kind: 'all', exceptIds: ['b', 'c', 'd'] });
  expect([chosen(all), selectedCount(all, 10_000)]).toEqual(['ae', 9997]);
});

test('[SF-08] selecting a 251st pin is rejected, and the 250 stay selected', () => {
  const full = selectRange(toggleSelection(EMPTY_SELECTION, '0').selection, String(BULK_PINS_MAX - 1), many);
  expect([full.isTooMany, selectedCount(full.selection, 1200)]).toEqual([false, 250]);
  const over = toggleSelection(full.selection, '250');
  expect(over).toEqual({ selection: full.selection, isTooMany: true });
});

test('[SF-08] a range that is too long is rejected as a whole', () => {
  const one = toggleSelection(EMPTY_SELECTION, '0').selection;
  expect(selectRange(one, '250', many)).toEqual({ selection: one, isTooMany: true });
});

test('[SF-08] at most a thousand pins are excluded from all', () => {
  const one = toggleSelection(FULL_SELECTION, '0').selection;
  expect(selectRange(one, String(BULK_EXCEPT_MAX), many).isTooMany).toBe(true);
});

test('[SF-08] removed pins are hidden, for a selection of some and of all but some', () => {
  const pins = order.map((entityId) => ({ entityId }));
  const left = (...choices: readonly SelectionState[]) =>
    withoutPendingRemovals(
      pins,
      choices.map(({ choice }, nth) => ({ key: String(nth), choice })),
    ).map(({ entityId }) => entityId);
  expect(left(press('ab'))).toEqual(['c', 'd', 'e']);
  expect(left(press('ab', FULL_SELECTION), press('b'))).toEqual(['a']);
  expect(withoutPendingRemovals(pins, [])).toBe(pins);
});
