import type { AnyTerm } from '../index/search-index.ts';
import type { QueryPlan, QueryTerm } from './plan-query.ts';

/** The stages of a search: pins with all words, with all but one, and with any of them. */
export type Stage = 'all' | 'most' | 'any';

/** From as many words, leaving out each of them in turn would be many conditions. */
const MOST_MAX = 6;
const MOST_MIN = 3;

const required = ({ terms }: QueryPlan): readonly QueryTerm[] =>
  terms.filter(({ isOptional }) => !isOptional);

const groups = (terms: readonly QueryTerm[]): readonly AnyTerm[] => terms.flatMap((term) => term.groups);

/** Returns the alternatives of a stage, each with the groups of terms that a pin then has. */
export function stageGroups(plan: QueryPlan, stage: Stage): readonly (readonly AnyTerm[])[] {
  const terms = required(plan);
  if (terms.length === 0) return [];
  if (stage === 'all') return [groups(terms)];
  if (stage === 'most')
    return terms.every((term) => term.groups.length === 1)
      ? [oneOfEachTwo(terms)]
      : terms.map((_, without) => groups(terms.toSpliced(without, 1)));
  return terms.map((term) => term.groups);
}

/**
 * Returns the groups of a pin that lacks at most one of these terms: it has one of each two. Alternatives that each leave out a term would
 * read the lists of all the others again.
 */
const oneOfEachTwo = (terms: readonly QueryTerm[]): readonly AnyTerm[] =>
  terms.flatMap((one, at) =>
    terms.slice(at + 1).map((other) => [...groups([one]).flat(), ...groups([other]).flat()]),
  );

/** Returns the stage after another; undefined after the last one. */
export function nextStage(plan: QueryPlan, stage: Stage): Stage | undefined {
  const { length } = required(plan);
  if (length < 2 || stage === 'any' || plan.query.phrases.length > 0) return undefined;
  return stage === 'all' && hasMost(length) ? 'most' : 'any';
}

/** Returns whether a pin with so many required words is a result of an earlier stage. */
export function isStageRepeat(plan: QueryPlan, stage: Stage, matched: number): boolean {
  const { length } = required(plan);
  if (stage === 'all') return false;
  const before = stage === 'any' && hasMost(length) ? length - 1 : length;
  return matched >= before;
}

const hasMost = (length: number): boolean => length >= MOST_MIN && length <= MOST_MAX;
