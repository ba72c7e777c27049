import type { Candidate } from '../index/search-index.ts';
import { isVocabulary } from '../index/index-words.ts';
import { normalizeText } from '../../../platform/text/normalize-text.ts';
import { isOptionalWord } from './optional-words.ts';
import type { QueryPlan } from './plan-query.ts';

/** Maximum number of guides. */
const GUIDES_MAX = 10;
/** Maximum number of words of which the guides are chosen. */
const RANKED_MAX = 100;
/** A guide leaves at least so many results, and at most this share of them. */
const RESULTS_MIN = 2;
const SHARE_MAX = 0.7;
const LENGTH_MIN = 3;
/** Two guides that are in the same results to this degree are one. */
const OVERLAP_MAX = 0.75;

/** A word, and the places of the results that have it. */
export type GuideWord = { readonly word: string; readonly results: ReadonlySet<number> };

/**
 * Returns the words that many but not all results have, in their titles and in what is around them, those with the most results
 * first.
 */
export function rankGuides(plan: QueryPlan, candidates: readonly Candidate[]): readonly GuideWord[] {
  const searched = new Set(plan.terms.flatMap(({ words, stems }) => [...words, ...stems]));
  const having = new Map<string, Set<number>>();
  for (const [at, { title, context }] of candidates.entries())
    for (const { word, stem } of [...title, ...context]) {
      if (searched.has(word) || searched.has(stem) || !isGuide(word)) continue;
      const results = having.get(word) ?? new Set();
      having.set(word, results.add(at));
    }
  return [...having]
    .map(([word, results]) => ({ word, results }))
    .filter(({ results: { size } }) => size >= RESULTS_MIN && size <= candidates.length * SHARE_MAX)
    .toSorted((one, other) => other.results.size - one.results.size || (one.word < other.word ? -1 : 1))
    .slice(0, RANKED_MAX);
}

/**
 * Returns the words that divide results best, as they are written in the results (SR-07): no stop words, and each in other results
 * than the ones before it.
 */
export function chooseGuides(
  ranked: readonly GuideWord[],
  candidates: readonly Candidate[],
  isStop: (word: string) => boolean,
): readonly string[] {
  const chosen: GuideWord[] = [];
  for (const guide of ranked) {
    if (chosen.length === GUIDES_MAX) break;
    const isNew = chosen.every(({ results }) => overlap(guide.results, results) < OVERLAP_MAX);
    if (isNew && !isStop(guide.word)) chosen.push(guide);
  }
  return chosen.map(({ word, results }) =>
    writtenForm(
      word,
      [...results].flatMap((at) => candidates[at]?.label ?? []),
    ),
  );
}

const isGuide = (word: string): boolean =>
  isVocabulary(word) && word.length >= LENGTH_MIN && !isOptionalWord(word);

function overlap(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  const shared = [...one].filter((result) => other.has(result)).length;
  return shared / Math.min(one.size, other.size);
}

/** Returns a normalized word as it is most often written in texts: `küche` for `kuche`. */
function writtenForm(word: string, labels: readonly string[]): string {
  const forms = new Map<string, number>();
  for (const label of labels)
    for (const form of label.match(/[\p{L}\p{N}\p{M}'’]+/gu) ?? [])
      if (normalizeText(form) === word)
        forms.set(form.toLowerCase(), (forms.get(form.toLowerCase()) ?? 0) + 1);
  const [best] = [...forms].toSorted(([, one], [, other]) => other - one);
  return best?.[0] ?? word;
}
