import type { Vocabulary } from '../index/search-index.ts';
import { normalizeText } from '../../../platform/text/normalize-text.ts';
import { rankCorrections } from '../text/spelling.ts';
import type { QueryPlan } from './plan-query.ts';

/** Maximum number of corrected searches that are tried. */
const ALTERNATIVES_MAX = 4;
/** A word that some documents have is taken for an error if another is this many times more frequent. */
const MORE_FREQUENT = 20;
const SPLIT_MIN = 3;

/**
 * Returns the searches that may have been intended, the likeliest first (SR-03): with each misspelt word corrected, with words joined
 * or split. Without unknown words, rare words count as misspelt.
 */
async function alternativesOf(
  text: string,
  plan: QueryPlan,
  vocabulary: Vocabulary,
): Promise<readonly string[]> {
  const words = plan.query.words.flatMap(({ anyOf }) => anyOf);
  const suspects = plan.unknown.length > 0 ? plan.unknown : words;
  const known = await vocabulary.find(words);
  const corrections = new Map(
    await Promise.all(
      suspects.map(async (word) => {
        const count = known.get(word)?.count ?? 0;
        const similar = await vocabulary.similar(word);
        const enough = similar.filter((other) => other.count > count * MORE_FREQUENT);
        return [
          word,
          rankCorrections(word, enough)
            .slice(0, 3)
            .map((correction) => correction.word),
        ] as const;
      }),
    ),
  );
  const joined = await joinedWords(words, vocabulary);
  const split = await splitSuspects(suspects, vocabulary);
  const corrected = [0, 1, 2].map((nth) =>
    replaceWords(
      text,
      new Map(
        [...corrections].flatMap(([word, to]) =>
          (to[nth] ?? to[0]) ? [[word, to[nth] ?? to[0] ?? word]] : [],
        ),
      ),
    ),
  );
  const [best, ...others] = corrected;
  return [
    ...new Set([
      best ?? text,
      ...joined.map((pair) => joinWords(text, pair)),
      replaceWords(text, split),
      ...others,
    ]),
  ]
    .filter((alternative) => alternative !== text)
    .slice(0, ALTERNATIVES_MAX);
}

/** Returns what `attempt` finds for the first alternative search for which it finds something, and that search. */
export async function findAlternative<Found>(
  text: string,
  plan: QueryPlan,
  vocabulary: Vocabulary,
  attempt: (text: string) => Promise<Found | undefined>,
): Promise<{ readonly text: string; readonly found: Found } | undefined> {
  for (const alternative of await alternativesOf(text, plan, vocabulary)) {
    const found = await attempt(alternative);
    if (found !== undefined) return { text: alternative, found };
  }
  return undefined;
}

/** Returns the pairs of neighbouring words that are one word in documents: `birth` and `day`. */
async function joinedWords(
  words: readonly string[],
  vocabulary: Vocabulary,
): Promise<readonly (readonly [string, string])[]> {
  const pairs = words.slice(1).map((word, at) => [words[at] ?? '', word] as const);
  const known = await vocabulary.find(pairs.map(([one, other]) => `${one}${other}`));
  return pairs.filter(([one, other]) => known.has(`${one}${other}`));
}

/** Returns the unknown words that are two words in documents: `homedecor`. */
async function splitSuspects(
  words: readonly string[],
  vocabulary: Vocabulary,
): Promise<ReadonlyMap<string, string>> {
  const splits = words.flatMap((word) => {
    const places = Array.from(
      { length: Math.max(0, word.length - 2 * SPLIT_MIN + 1) },
      (_, at) => at + SPLIT_MIN,
    );
    return places.map((at) => ({ word, parts: [word.slice(0, at), word.slice(at)] as const }));
  });
  const known = await vocabulary.find([...new Set(splits.flatMap(({ parts }) => parts))]);
  const weighed = splits
    .map((split) => ({
      ...split,
      count: Math.min(...split.parts.map((part) => known.get(part)?.count ?? 0)),
    }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => one.count - other.count);
  return new Map(weighed.map(({ word, parts }) => [word, parts.join(' ')]));
}

/** Replaces words of a search and leaves its filters, quotes and other words as they are. */
function replaceWords(text: string, replacements: ReadonlyMap<string, string>): string {
  return text.replaceAll(/[\p{L}\p{N}\p{M}'’]+/gu, (word) => replacements.get(normalizeText(word)) ?? word);
}

function joinWords(text: string, [one, other]: readonly [string, string]): string {
  return text.replaceAll(
    /([\p{L}\p{N}\p{M}]+)[\s-]+([\p{L}\p{N}\p{M}]+)/gu,
    (both, first: string, second: string) =>
      normalizeText(first) === one && normalizeText(second) === other ? `${first}${second}` : both,
  );
}
