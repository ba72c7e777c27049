import { expect, test } from 'vitest';
import { EMPTY_QUERY } from './parse-query.ts';
import type { QueryPlan } from './plan-query.ts';
import { stageGroups } from './stages.ts';

/** A plan whose terms have these groups. */
const planOf = (terms: readonly (readonly (readonly string[])[])[]): QueryPlan => ({
  query: EMPTY_QUERY,
  terms: terms.map((groups) => ({
    words: [],
    stems: new Set(),
    synonyms: new Set(),
    completions: new Set(),
    count: 1,
    isOptional: false,
    groups,
  })),
  languages: new Set(),
  documents: 1,
  unknown: [],
});

test.each([
  ['words', [[['cup', '~cup']], [['blue']], [['tea']], [['pot']]]],
  ['words of several parts', [[['茶'], ['杯']], [['青']], [['土'], ['器']], [['pot']]]],
])('[SR-08] the stage after all %s has the pins that lack at most one', (_, terms) => {
  const alternatives = stageGroups(planOf(terms), 'most');
  const keys = terms.flat(2);
  for (let subset = 0; subset < 2 ** keys.length; subset += 1) {
    const has = new Set(keys.filter((_key, at) => (subset & (1 << at)) !== 0));
    const hasAll = (groups: readonly (readonly string[])[]) =>
      groups.every((group) => group.some((key) => has.has(key)));
    expect(alternatives.some(hasAll)).toBe(terms.filter(hasAll).length >= terms.length - 1);
  }
});
