import { expect, test } from 'vitest';
import { SCENARIOS } from '../scenarios/index.ts';
import { checkPatches, MUTANTS, patched } from './mutants.ts';

test.for(Object.entries(MUTANTS))(
  '%s: its texts stand in the sources, and a scenario is to see it',
  ([, mutant]) => {
    checkPatches(mutant);
    expect(Object.keys(SCENARIOS)).toContain(mutant.seenBy);
  },
);

test('every scenario has a bug that it is for', () => {
  const seenBy = new Set(Object.values(MUTANTS).map((mutant): string => mutant.seenBy));
  expect(Object.keys(SCENARIOS).filter((name) => !seenBy.has(name))).toEqual([]);
});

test('a text that is gone, or stands twice, is a failure and no harmless mutant', () => {
  const patch = { file: 'db.ts', text: 'pool', by: 'river' };
  expect(patched('a pool', [patch])).toBe('a river');
  expect(() => patched('a lake', [patch])).toThrow('0 times in db.ts');
  expect(() => patched('a pool, a pool', [patch])).toThrow('2 times in db.ts');
});
