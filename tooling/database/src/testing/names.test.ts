import { expect, test } from 'vitest';

import { siblingDatabaseUrl, templateName } from './test-databases.ts';
import { runName, getRunnerPid } from './test-run.ts';

test('a database beside another has the same server', () => {
  expect(siblingDatabaseUrl('postgresql://me@localhost/one?host=%2Ftmp%2Fs', 'two')).toBe(
    'postgresql://me@localhost/two?host=%2Ftmp%2Fs',
  );
});

test('the name of a run is fit for SQL', () => {
  expect(runName('/dev/shm/pegboard-test-12-aB3xYz')).toBe('12_ab3xyz');
});

test('the directory of a run tells its process; others tell none', () => {
  expect(getRunnerPid('pegboard-test-12-aB3xYz')).toBe(12);
  expect(getRunnerPid('pegboard-root')).toBeUndefined();
});

const of = (name: string, version?: string): string => templateName('4194304_ab3xyz', { name, version });

test('templates differ by name and by version, and fit into 63 bytes', () => {
  expect(of('bff')).toBe(of('bff'));
  expect(new Set([of('bff'), of('bff', '2'), of('other')]).size).toBe(3);
  expect(of('x'.repeat(100)).length).toBeLessThanOrEqual(63);
});
