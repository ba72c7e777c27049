import { expect, test } from 'vitest';
import { stepRelation, type RelationEvent, type RelationState } from './relation.ts';

const off: RelationState = { kind: 'at-rest', isOn: false };
const on: RelationState = { kind: 'at-rest', isOn: true };
const goingOn: RelationState = { kind: 'changing', isOn: true, sent: true, known: false };
const wished = (isOn: boolean): RelationEvent => ({ type: 'wished', isOn });
const failed: RelationEvent = { type: 'failed', message: 'No.' };

test('[FB-05] a wish shows at once and is sent', () => {
  expect(stepRelation(off, wished(true))).toEqual({
    state: goingOn,
    effects: [{ type: 'send', isOn: true }],
  });
});

test('[FB-05] what succeeds stays and is told, for its undo', () => {
  const told = { state: on, effects: [{ type: 'tell', isOn: true }] };
  expect(stepRelation(goingOn, { type: 'succeeded' })).toEqual(told);
});

test('[FB-06] what fails is shown as it was, and why is told', () => {
  expect(stepRelation(goingOn, failed)).toEqual({
    state: off,
    effects: [{ type: 'tell-failed', message: 'No.' }],
  });
});

test('[FB-05] the reverse is the undo', () => {
  expect(stepRelation(on, wished(false)).effects).toEqual([{ type: 'send', isOn: false }]);
});

test('[FB-05] a wish meanwhile waits for the call under way, and is sent after it', () => {
  const reversed = stepRelation(goingOn, wished(false));
  expect(reversed).toEqual({ state: { ...goingOn, isOn: false }, effects: [] });
  expect(stepRelation(reversed.state, { type: 'succeeded' })).toEqual({
    state: { kind: 'changing', isOn: false, sent: false, known: true },
    effects: [{ type: 'send', isOn: false }],
  });
  expect(stepRelation(reversed.state, failed)).toEqual({ state: off, effects: [] });
});

test('[FB-05] what the page learns counts while nothing is under way', () => {
  expect(stepRelation(off, { type: 'learned', isOn: true })).toEqual({ state: on, effects: [] });
  expect(stepRelation(goingOn, { type: 'learned', isOn: false }).state).toBe(goingOn);
});

test('[FB-05] a wish for what is so, and an answer that nobody waits for, change nothing', () => {
  expect(stepRelation(on, wished(true))).toEqual({ state: on, effects: [] });
  expect(stepRelation(on, { type: 'succeeded' })).toEqual({ state: on, effects: [] });
  expect(stepRelation(on, failed).state).toBe(on);
});
