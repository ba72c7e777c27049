import { expect, test } from 'vitest';
import { claimPins, claimKey, type Claim } from './claims.ts';
import { DAY_MS } from './visits.ts';

const NOW = 1_800_000_000_000;
const ada = { userId: '1', nowMs: NOW };
const claim = (pinId: string, fields: Partial<Claim> = {}): Claim => ({
  pinId,
  ts: NOW - 9,
  userId: '1',
  tries: 0,
  ...fields,
});

test('[UV-06] what a visitor stored is claimed by who signs in', () => {
  expect(claimPins([], [{ pinId: '7', ts: NOW - 9 }, { pinId: '8' }], ada)).toEqual([
    claim('7'),
    claim('8', { ts: NOW }),
  ]);
});

test('[UV-06] a pin that was claimed before the list was cleared is claimed once', () => {
  const before = [claim('7', { tries: 2 })];
  expect(claimPins(before, [{ pinId: '7', ts: NOW - 9 }], ada)).toEqual(before);
});

test('[UV-06] what somebody else claimed stays theirs', () => {
  const noors = claim('7', { userId: '2' });
  expect(claimPins([noors], [{ pinId: '7', ts: NOW - 9 }], ada)).toEqual([noors, claim('7')]);
});

test('[UV-06] claims older than 28 days, or from the future, are dropped', () => {
  const old = claim('7', { ts: NOW - 28 * DAY_MS - 1 });
  expect(claimPins([old, claim('8', { ts: NOW + 1 })], [], ada)).toEqual([]);
});

test('[UV-06] the key of a save is derived from the stored entry, and is one person’s', () => {
  expect(claimKey(claim('7'))).toBe(`visitor-1-7-${NOW - 9}`);
  expect(claimKey(claim('7', { tries: 2 }))).toBe(claimKey(claim('7')));
  expect(claimKey(claim('7', { userId: '2' }))).not.toBe(claimKey(claim('7')));
});
