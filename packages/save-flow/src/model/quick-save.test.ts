import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SavedLocation, SaveTarget } from './saved-location.ts';
import { transitionSave, INITIAL_SAVE_STATE, type SaveEvent, type SaveState } from './quick-save.ts';

const place: SavedLocation = {
  copyId: '900',
  board: { id: '5', name: 'Kitchen', url: '/mara/kitchen/' },
  section: null,
  isProfile: false,
};
const target: SaveTarget = { boardId: '5' };
const saving: SaveState = { kind: 'saving', target, key: 'k1', from: null };
const saved: SaveState = { kind: 'saved', place };
const deleting: SaveState = { kind: 'deleting', place };

test('[SF-01] unsaved, tapped: saving, and the save is sent with its key', () => {
  expect(transitionSave(INITIAL_SAVE_STATE, { type: 'tapped', target, key: 'k1' })).toEqual({
    state: saving,
    effects: [{ type: 'save', target, key: 'k1' }],
  });
});

test('[SF-01] saving, succeeded: saved, with a toast', () => {
  expect(transitionSave(saving, { type: 'save-succeeded', key: 'k1', place })).toEqual({
    state: saved,
    effects: [{ type: 'notify-saved', place, from: null }],
  });
});

test('[SF-01, SF-06] saving, failed: back to unsaved, with the message', () => {
  expect(transitionSave(saving, { type: 'save-failed', key: 'k1', message: 'No room' })).toEqual({
    state: INITIAL_SAVE_STATE,
    effects: [{ type: 'notify-save-failed', message: 'No room' }],
  });
});

test('[SF-01] saved, tapped: deleting', () => {
  expect(transitionSave(saved, { type: 'tapped', target, key: 'k2' })).toEqual({
    state: deleting,
    effects: [{ type: 'delete', place }],
  });
});

test('[SF-01, SF-07] deleting: unsaved on success, back to saved on error', () => {
  expect(transitionSave(deleting, { type: 'delete-succeeded', copyId: '900' })).toEqual({
    state: INITIAL_SAVE_STATE,
    effects: [{ type: 'notify-deleted', place }],
  });
  expect(transitionSave(deleting, { type: 'delete-failed', copyId: '900' })).toEqual({
    state: saved,
    effects: [{ type: 'notify-delete-failed' }],
  });
});

test.for<SaveState>([saving, deleting])('[SF-01] taps while $kind are ignored', (state) => {
  for (const event of [
    { type: 'tapped', target, key: 'k2' },
    { type: 'target-selected', target, key: 'k2' },
    { type: 'removal-requested' },
  ] satisfies SaveEvent[])
    expect(transitionSave(state, event)).toEqual({ state, effects: [] });
});

test('[SF-02] selecting another target during a save moves the copy, and on error it stays where it was', () => {
  const other: SaveTarget = { boardId: '6', sectionId: '61' };
  const moved = transitionSave(saved, { type: 'target-selected', target: other, key: 'k3' });
  expect(moved.effects).toEqual([{ type: 'move', copyId: '900', target: other, key: 'k3' }]);
  expect(transitionSave(moved.state, { type: 'save-failed', key: 'k3', message: undefined }).state).toEqual(
    saved,
  );
});

test('[SF-02] selecting the current location requires no move', () => {
  expect(transitionSave(saved, { type: 'target-selected', target, key: 'k3' })).toEqual({
    state: saved,
    effects: [],
  });
});

test('[SF-11] a response to another attempt changes nothing', () => {
  expect(transitionSave(saving, { type: 'save-succeeded', key: 'old', place })).toEqual({
    state: saving,
    effects: [],
  });
  expect(transitionSave(INITIAL_SAVE_STATE, { type: 'save-succeeded', key: 'k1', place })).toEqual({
    state: INITIAL_SAVE_STATE,
    effects: [],
  });
});

test('[SF-01, SF-11] for any sequence of events, at most one request is pending for a pin', () => {
  const key = fc.constantFrom('k1', 'k2');
  const anyEvent: fc.Arbitrary<SaveEvent> = fc.oneof(
    fc.record({ type: fc.constant('tapped' as const), target: fc.constant(target), key }),
    fc.record({
      type: fc.constant('target-selected' as const),
      target: fc.constant<SaveTarget>({ boardId: '6' }),
      key,
    }),
    fc.constant<SaveEvent>({ type: 'removal-requested' }),
    fc.record({ type: fc.constant('save-succeeded' as const), key, place: fc.constant(place) }),
    fc.record({ type: fc.constant('save-failed' as const), key, message: fc.constant(undefined) }),
    fc.constant<SaveEvent>({ type: 'delete-succeeded', copyId: '900' }),
    fc.constant<SaveEvent>({ type: 'delete-failed', copyId: '900' }),
    fc.record({ type: fc.constant('location-loaded' as const), place: fc.constantFrom(place, null) }),
  );
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
      let state: SaveState = INITIAL_SAVE_STATE;
      let onTheirWay = 0;
      for (const event of events) {
        const before: SaveState = state;
        const step = transitionSave(state, event);
        const isBusy = (some: SaveState): boolean => some.kind === 'saving' || some.kind === 'deleting';
        if (isBusy(before) && !isBusy(step.state)) onTheirWay -= 1;
        onTheirWay += step.effects.filter(({ type }) => ['save', 'move', 'delete'].includes(type)).length;
        expect(onTheirWay).toBe(isBusy(step.state) ? 1 : 0);
        state = step.state;
      }
    }),
  );
});
