import { expect, test } from 'vitest';

import { browserCandidates } from './browser.mjs';
import { duration } from './log.mjs';
import { chosen, taskGroups } from './steps.mjs';

const groups = taskGroups({ node: 'node', rest: ['--extra'] });
const partsOf = (parts: readonly string[]): string[][] =>
  chosen(groups, parts).map((group) => group.map((step) => step.part));

test('without a named part everything runs, quick checks first', () => {
  const all = partsOf([]);
  expect(all[0]).toEqual(expect.arrayContaining(['lint', 'format', 'boundaries', 'architecture']));
  expect(all.flat().indexOf('unit')).toBeLessThan(all.flat().indexOf('build'));
});

test('a named part runs alone', () => {
  expect(partsOf(['unit'])).toEqual([['unit']]);
});

test.for(['consumers', 'proof'])('%s, which is slow, runs only when it is named', (part) => {
  expect(partsOf([]).flat()).not.toContain(part);
  expect(partsOf([part])).toEqual([[part]]);
});

test('further arguments are passed on', () => {
  expect(chosen(groups, ['unit']).flat()[0]?.args).toContain('--extra');
});

test('the browser of CHROMIUM is the only one looked at', () => {
  expect(browserCandidates({ CHROMIUM: '/opt/chromium' }, 'linux')).toEqual(['/opt/chromium']);
});

test('otherwise the usual places of the system are', () => {
  expect(browserCandidates({}, 'linux')).toContain('/usr/bin/chromium');
  expect(browserCandidates({}, 'darwin').join()).toContain('/Applications/');
  expect(browserCandidates({}, 'aix')).toEqual([]);
});

test.for([
  [40, '0.0 s'],
  [1234, '1.2 s'],
  [12_345, '12 s'],
  [125_000, '2 min 5 s'],
] as const)('%d ms are formatted as %s', ([ms, text]) => {
  expect(duration(ms)).toBe(text);
});
