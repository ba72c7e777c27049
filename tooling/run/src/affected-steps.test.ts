import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { affectedGroups, NOT_AFFECTED_PARTS } from './affected-steps.mjs';
import { TEST_PARTS } from './arguments.mjs';
import { ROOT } from './paths.mjs';

const stepsOf = (files: readonly string[]) =>
  affectedGroups({ node: 'node', commit: 'abc123', files }).flat();
const argsOf = (files: readonly string[], part: string): readonly string[] | undefined =>
  stepsOf(files).find((step) => step.part === part)?.args;

test('[HO-07] every part of the tests is either affected or named as left out', () => {
  const parts = stepsOf(['packages/types/src/pin.ts']).map((step) => step.part);
  expect([...parts, ...NOT_AFFECTED_PARTS].toSorted()).toEqual([...TEST_PARTS].toSorted());
});

test('[HO-07] nothing that is affected needs the built site', () => {
  expect(stepsOf(['packages/types/src/pin.ts']).filter((step) => step.needsSite)).toEqual([]);
});

test('[HO-07] lint checks the changed code, format every changed file', () => {
  const files = ['docs/errors.json', 'packages/types/src/pin.ts', 'tooling/run/run.mjs'];
  expect(argsOf(files, 'lint')).toEqual(expect.arrayContaining(files.slice(1)));
  expect(argsOf(files, 'lint')).not.toContain('docs/errors.json');
  expect(argsOf(files, 'format')).toEqual(expect.arrayContaining(files));
});

test('[HO-07] without changed code there is no lint, which would check everything', () => {
  expect(argsOf(['docs/errors.md'], 'lint')).toBeUndefined();
});

test('[HO-07] when only deletions are left, there is nothing to lint or format, and the rest is checked', () => {
  expect(stepsOf([]).map((step) => step.part)).toEqual(['boundaries', 'architecture', 'types', 'unit']);
});

test.for([
  ['lint', '.oxlintrc.json'],
  ['format', '.oxfmtrc.json'],
] as const)('[HO-07] changed rules of %s check all files', ([part, file]) => {
  const args = argsOf([file, 'packages/types/src/pin.ts'], part);
  expect(args).toBeDefined();
  expect(args).not.toContain('packages/types/src/pin.ts');
});

test('[HO-07] types are checked in the changed packages and those that depend on them', () => {
  const args = argsOf(['packages/types/src/pin.ts'], 'types') ?? [];
  expect(args).toContain('--filter=...[abc123]');
  expect(args.indexOf('--filter=...[abc123]')).toBeLessThan(args.indexOf('--'));
});

test('[HO-07] of the unit tests those run that a change since the commit concerns', () => {
  expect(argsOf(['packages/types/src/pin.ts'], 'unit')?.join(' ')).toContain('--changed abc123');
});

test('[HO-07] a change in a package makes the cached types of those that depend on it stale', () => {
  const { tasks } = JSON.parse(readFileSync(join(ROOT, 'turbo.json'), 'utf8'));
  expect(tasks.typecheck.dependsOn).toContain('transit');
  expect(tasks.transit.dependsOn).toEqual(['^transit']);
});
