import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SavePlace, SaveTarget } from './save-place.ts';
import { stepSave, UNSAVED, type SaveEvent, type SaveState } from './quick-save.ts';

const place: SavePlace = {
  copyId: '900',
  board: { id: '5', name: 'Kitchen', url: '/mara/kitchen/' },
  section: null,
  isProfile: false,
};
const target: SaveTarget = { boardId: '5' };
const saving: SaveState = { kind: 'saving', target, key: 'k1', from: null };
const saved: SaveState = { kind: 'saved', place };
const deleting: SaveState = { kind: 'deleting', place };

test('[SF-01] unsaved, tapped: saving, and the save goes out with its key', () => {
  expect(stepSave(UNSAVED, { type: 'tapped', target, key: 'k1' })).toEqual({
    state: saving,
    effects: [{ type: 'save', target, key: 'k1' }],
  });
});

test('[SF-01] saving, succeeded: saved, and told', () => {
  expect(stepSave(saving, { type: 'save-succeeded', key: 'k1', place })).toEqual({
    state: saved,
    effects: [{ type: 'tell-saved', place }],
  });
});

test('[SF-01, SF-06] saving, failed: back to unsaved, and the message told', () => {
  expect(stepSave(saving, { type: 'save-failed', key: 'k1', message: 'No room' })).toEqual({
    state: UNSAVED,
    effects: [{ type: 'tell-save-failed', message: 'No room' }],
  });
});

test('[SF-01] saved, tapped: deleting', () => {
  expect(stepSave(saved, { type: 'tapped', target, key: 'k2' })).toEqual({
    state: deleting,
    effects: [{ type: 'delete', place }],
  });
});

test('[SF-01, SF-07] deleting: unsaved on success, back to saved on error', () => {
  expect(stepSave(deleting, { type: 'delete-succeeded', copyId: '900' })).toEqual({
    state: UNSAVED,
    effects: [{ type: 'tell-deleted', place }],
  });
  expect(stepSave(deleting, { type: 'delete-failed', copyId: '900' })).toEqual({
    state: saved,
    effects: [{ type: 'tell-delete-failed' }],
  });
});

test.for<SaveState>([saving, deleting])('[SF-01] taps while $kind are ignored', (state) => {
  for (const event of [
    { type: 'tapped', target, key: 'k2' },
    { type: 'place-picked', target, key: 'k2' },
    { type: 'removal-asked' },
  ] satisfies SaveEvent[])
    expect(stepSave(state, event)).toEqual({ state, effects: [] });
});

test('[SF-02] another place picked after the fact moves the copy, and falls back to where it was on error', () => {
  const other: SaveTarget = { boardId: '6', sectionId: '61' };
  const moved = stepSave(saved, { type: 'place-picked', target: other, key: 'k3' });
  expect(moved.effects).toEqual([{ type: 'move', copyId: '900', target: other, key: 'k3' }]);
  expect(stepSave(moved.state, { type: 'save-failed', key: 'k3', message: undefined }).state).toEqual(saved);
});

test('[SF-02] the place where it is already needs no move', () => {
  expect(stepSave(saved, { type: 'place-picked', target, key: 'k3' })).toEqual({ state: saved, effects: [] });
});

test('[SF-11] an answer to another attempt changes nothing', () => {
  expect(stepSave(saving, { type: 'save-succeeded', key: 'old', place })).toEqual({
    state: saving,
    effects: [],
  });
  expect(stepSave(UNSAVED, { type: 'save-succeeded', key: 'k1', place })).toEqual({
    state: UNSAVED,
    effects: [],
  });
});

test('[SF-01, SF-11] whatever happens, one request at most is on its way for a pin', () => {
  const key = fc.constantFrom('k1', 'k2');
  const anyEvent: fc.Arbitrary<SaveEvent> = fc.oneof(
    fc.record({ type: fc.constant('tapped' as const), target: fc.constant(target), key }),
    fc.record({
      type: fc.constant('place-picked' as const),
      target: fc.constant<SaveTarget>({ boardId: '6' }),
      key,
    }),
    fc.constant<SaveEvent>({ type: 'removal-asked' }),
    fc.record({ type: fc.constant('save-succeeded' as const), key, place: fc.constant(place) }),
    fc.record({ type: fc.constant('save-failed' as const), key, message: fc.constant(undefined) }),
    fc.constant<SaveEvent>({ type: 'delete-succeeded', copyId: '900' }),
    fc.constant<SaveEvent>({ type: 'delete-failed', copyId: '900' }),
    fc.record({ type: fc.constant('place-learned' as const), place: fc.constantFrom(place, null) }),
  );
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
      let state: SaveState = UNSAVED;
      let onTheirWay = 0;
      for (const event of events) {
        const before: SaveState = state;
        const step = stepSave(state, event);
        const isBusy = (some: SaveState): boolean => some.kind === 'saving' || some.kind === 'deleting';
        if (isBusy(before) && !isBusy(step.state)) onTheirWay -= 1;
        onTheirWay += step.effects.filter(({ type }) => ['save', 'move', 'delete'].includes(type)).length;
        expect(onTheirWay).toBe(isBusy(step.state) ? 1 : 0);
        state = step.state;
      }
    }),
  );
});
