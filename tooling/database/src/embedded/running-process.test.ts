import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { expect, test } from 'vitest';

import {
  getProcessStartTime,
  getProcessCommand,
  isKnown,
  parseStat,
  createLivenessCheck,
} from './running-process.ts';

const fields = (state: string, start: string): string => `${state} ${'0 '.repeat(18)}${start} 0 0`;

test.for([
  ['a plain name', `12 (node) ${fields('S', '4711')}`, { state: 'S', startTicks: '4711' }],
  ['a name with spaces', `12 (Web Content) ${fields('R', '8')}`, { state: 'R', startTicks: '8' }],
  ['a name with parentheses', `12 (a) (b) ${fields('Z', '9')}`, { state: 'Z', startTicks: '9' }],
] as const)('the state and start of a process with %s', ([, stat, expected]) => {
  expect(parseStat(stat)).toEqual(expected);
});

test('no stat, no answer', () => {
  expect(parseStat('')).toBeUndefined();
});

test('a process keeps its birth, and two processes have two', async () => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  const pid = child.pid ?? 0;
  const born = getProcessStartTime(pid);
  expect(born).toBeDefined();
  expect(getProcessStartTime(pid)).toBe(born);
  const isRunning = createLivenessCheck(pid);
  expect(isRunning()).toBe(true);
  expect(getProcessStartTime(process.pid)).not.toBe(born);
  expect(getProcessCommand(pid)).toContain('setTimeout');
  child.kill();
  await once(child, 'exit');
  expect(getProcessStartTime(pid)).toBeUndefined();
  expect(isKnown(pid)).toBe(false);
  expect(isRunning()).toBe(false);
});

test('a process of another user is known', () => {
  expect(isKnown(1)).toBe(true);
});
