import { expect, test } from 'vitest';

import { parsePostmasterPid } from './postmaster-pid.ts';

const text = (status: string): string =>
  `4711\n/data/cluster\n1795236353\n5432\n/data/socket\n\n  1234567  42\n${status}\n`;

test('a server tells its process, its socket and its state', () => {
  expect(parsePostmasterPid(text('ready   '))).toEqual({
    pid: 4711,
    socketDir: '/data/socket',
    status: 'ready',
  });
});

test.for(['starting', 'stopping'])('a server that is %s says so', (status) => {
  expect(parsePostmasterPid(text(status))?.status).toBe(status);
});

test('a file that is just being written has no state yet', () => {
  expect(parsePostmasterPid('4711\n/data/cluster\n')).toEqual({ pid: 4711, socketDir: '', status: '' });
});

test.for(['', 'nonsense\n', '-1\n', '0\n'])('%j names no process', (broken) => {
  expect(parsePostmasterPid(broken)).toBeUndefined();
});
