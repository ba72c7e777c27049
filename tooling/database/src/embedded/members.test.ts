import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { joinMembers, waitForLeavingMembers, listMembers } from './members.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'pegboard-members-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const stop = (): void => {};

test('a process is a member from joining until leaving', () => {
  const membership = joinMembers(dir);
  expect(listMembers(dir)).toEqual([process.pid]);
  membership.leave(stop).done();
  expect(listMembers(dir)).toEqual([]);
});

test('the last one stops the server, the others do not', () => {
  const stops: string[] = [];
  const [first, second] = [joinMembers(dir), joinMembers(dir)];
  expect(first.leave(() => stops.push('first')).last).toBe(false);
  expect(second.leave(() => stops.push('second')).last).toBe(true);
  expect(stops).toEqual(['second']);
});

test('a process that has ended is no member, and its note goes', () => {
  writeFileSync(join(dir, '2147483646-abc.member'), 'long ago');
  expect(listMembers(dir)).toEqual([]);
  expect(readdirSync(dir)).toEqual([]);
});

test('another process with the number of an ended one is no member', () => {
  writeFileSync(join(dir, `${process.pid}-abc.member`), 'born at another time');
  expect(listMembers(dir)).toEqual([]);
});

test('a newcomer waits for the one who is stopping the server', async () => {
  const leaving = joinMembers(dir).leave(stop);
  let isIn = false;
  const waiting = waitForLeavingMembers(dir).then(() => (isIn = true));
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(isIn).toBe(false);
  leaving.done();
  await waiting;
});

test('a newcomer does not wait for a leaver that was killed', async () => {
  joinMembers(dir);
  writeFileSync(join(dir, '2147483646-abc.leaving'), 'long ago');
  await waitForLeavingMembers(dir);
});

test('a leaver that sees a newcomer lets the server run', () => {
  const leaver = joinMembers(dir);
  joinMembers(dir);
  let stopped = false;
  leaver.leave(() => (stopped = true));
  expect(stopped).toBe(false);
  expect(readdirSync(dir).filter((name) => name.endsWith('.leaving'))).toEqual([]);
});

test('a directory without joins has no members', () => {
  expect(listMembers(join(dir, 'missing'))).toEqual([]);
});
