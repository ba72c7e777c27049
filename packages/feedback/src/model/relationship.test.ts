import { expect, test } from 'vitest';
import { transitionRelationship, type RelationshipEvent, type RelationshipState } from './relationship.ts';

const off: RelationshipState = { kind: 'idle', isOn: false };
const on: RelationshipState = { kind: 'idle', isOn: true };
const goingOn: RelationshipState = { kind: 'changing', isOn: true, sent: true, known: false };
const requested = (isOn: boolean): RelationshipEvent => ({ type: 'requested', isOn });
const failed: RelationshipEvent = { type: 'failed', message: 'No.' };

test('[FB-05] a change is optimistic and is sent', () => {
  expect(transitionRelationship(off, requested(true))).toEqual({
    state: goingOn,
    effects: [{ type: 'send', isOn: true }],
  });
});

test('[FB-05] a success is confirmed and announced with an undo', () => {
  const succeeded = { state: on, effects: [{ type: 'tell', isOn: true }] };
  expect(transitionRelationship(goingOn, { type: 'succeeded' })).toEqual(succeeded);
});

test('[FB-06] a failure is rolled back, and its reason is announced', () => {
  expect(transitionRelationship(goingOn, failed)).toEqual({
    state: off,
    effects: [{ type: 'notify-failed', message: 'No.' }],
  });
});

test('[FB-05] the reverse is the undo', () => {
  expect(transitionRelationship(on, requested(false)).effects).toEqual([{ type: 'send', isOn: false }]);
});

test('[FB-05] a change during a pending call is sent after it', () => {
  const reversed = transitionRelationship(goingOn, requested(false));
  expect(reversed).toEqual({ state: { ...goingOn, isOn: false }, effects: [] });
  expect(transitionRelationship(reversed.state, { type: 'succeeded' })).toEqual({
    state: { kind: 'changing', isOn: false, sent: false, known: true },
    effects: [{ type: 'send', isOn: false }],
  });
  expect(transitionRelationship(reversed.state, failed)).toEqual({ state: off, effects: [] });
});

test('[FB-05] what the page learns counts while nothing is under way', () => {
  expect(transitionRelationship(off, { type: 'loaded', isOn: true })).toEqual({ state: on, effects: [] });
  expect(transitionRelationship(goingOn, { type: 'loaded', isOn: false }).state).toBe(goingOn);
});

test('[FB-05] a redundant change, and an unexpected response, change nothing', () => {
  expect(transitionRelationship(on, requested(true))).toEqual({ state: on, effects: [] });
  expect(transitionRelationship(on, { type: 'succeeded' })).toEqual({ state: on, effects: [] });
  expect(transitionRelationship(on, failed).state).toBe(on);
});
