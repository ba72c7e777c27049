import type { Candidate } from '../index/search-index.ts';
import { isVocabulary } from '../index/index-words.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { isOptionalWord } from './optional-words.ts';
import type { QueryPlan } from './plan-query.ts';

/** Maximum number of guides. */
const GUIDES_MAX = 10;
/** A guide leaves at least so many results, and at most this share of them. */
const RESULTS_MIN = 2;
const SHARE_MAX = 0.7;
const LENGTH_MIN = 3;
/** Two guides that are in the same results to this degree are one. */
const OVERLAP_MAX = 0.75;

/**
 * Returns the words that divide results best, as they are written in the results (SR-07): those of titles and of what is around the
 * pins, that many but not all results have, and each in other results than the ones before it.
 */
export function guideWords(
  plan: QueryPlan,
  candidates: readonly Candidate[],
  isStop: (word: string) => boolean,
): readonly string[] {
  const searched = new Set(plan.terms.flatMap(({ words, stems }) => [...words, ...stems]));
  const having = new Map<string, Set<number>>();
  for (const [at, { title, context }] of candidates.entries())
    for (const { word, stem } of [...title, ...context]) {
      if (searched.has(word) || searched.has(stem) || !isGuide(word) || isStop(word)) continue;
      const results = having.get(word) ?? new Set();
      having.set(word, results.add(at));
    }
  const total = candidates.length;
  const ranked = [...having]
    .filter(([, { size }]) => size >= RESULTS_MIN && size <= total * SHARE_MAX)
    .toSorted(([one, { size }], [other, { size: otherSize }]) => otherSize - size || (one < other ? -1 : 1));
  const chosen: (readonly [string, ReadonlySet<number>])[] = [];
  for (const [word, results] of ranked) {
    if (chosen.length === GUIDES_MAX) break;
    const isNew = chosen.every(([, others]) => overlap(results, others) < OVERLAP_MAX);
    if (isNew) chosen.push([word, results]);
  }
  return chosen.map(([word, results]) =>
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
