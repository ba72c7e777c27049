import type { AnyTerm, DocumentKind, Vocabulary, WordUse } from '../index/search-index.ts';
import { isUnspaced, requiredTerms } from '../text/split-words.ts';
import { isOptionalWord } from './optional-words.ts';
import type { ParsedQuery } from './parse-query.ts';
import { synonymsOf } from './synonyms.ts';

/** Maximum number of words that the last, incomplete word may begin. */
const COMPLETIONS_MAX = 8;
/** The number of documents that an unknown word counts for in weights. */
const RARE = 1;

/** A word of a search with everything that matches it. */
export type QueryTerm = {
  readonly words: readonly string[];
  readonly stems: ReadonlySet<string>;
  readonly synonyms: ReadonlySet<string>;
  readonly completions: ReadonlySet<string>;
  /** The number of documents with the word or a form of it. */
  readonly count: number;
  /** True if a document matches without it. */
  readonly isOptional: boolean;
  /** The groups of index terms that a document with it has: one, or more for a script without spaces. */
  readonly groups: readonly AnyTerm[];
};

/** A search that is ready for the index. */
export type QueryPlan = {
  readonly query: ParsedQuery;
  readonly terms: readonly QueryTerm[];
  /** The languages that the search is likely in; empty if none of its words is known. */
  readonly languages: ReadonlySet<string>;
  /** About how many documents there are. */
  readonly documents: number;
  /** Words that no document has, and that begin no word. */
  readonly unknown: readonly string[];
};

/** The condition on which the last word also matches the words that begin with it: if no document has it, always, or never. */
export type Completes = 'unknown' | 'always' | 'never';

/** Settings of a plan. */
export type PlanSettings = {
  /** The languages of the viewer (ISO 639-1), whose word forms match in addition to those of the word itself; their own first. */
  readonly languages: readonly string[];
  readonly kinds: readonly DocumentKind[];
  readonly completes: Completes;
};

/**
 * Finds out what each word of a search matches: the word, other forms of it in the languages in which it occurs and in those of the
 * viewer, its synonyms, and, if no document has it, the words that it begins (SR-03, SR-04).
 */
export async function planQuery(
  query: ParsedQuery,
  vocabulary: Vocabulary,
  { languages, kinds, completes }: PlanSettings,
): Promise<QueryPlan> {
  const typed = [...new Set(query.words.flatMap(({ anyOf }) => anyOf))];
  const all = [...new Set([...typed, ...typed.flatMap(synonymsOf)])];
  const uses = await vocabulary.find(all);
  const spoken = [...new Set([...languages, ...[...uses.values()].flatMap((use) => use.languages)])];
  const forms = new Map(
    await Promise.all(
      spoken.map(async (language) => [language, await vocabulary.stems(all, language)] as const),
    ),
  );
  const formsOf = (word: string): readonly string[] =>
    [...new Set([...languages, ...(uses.get(word)?.languages ?? [])])].flatMap(
      (language) => forms.get(language)?.get(word) ?? [],
    );
  const unseen = all
    .filter((word) => !uses.has(word))
    .flatMap((word) => formsOf(word).map((stem) => `~${stem}`));
  const others = unseen.length > 0 ? await vocabulary.find(unseen) : new Map<string, WordUse>();
  const countOf = (word: string): number =>
    uses.get(word)?.count ?? Math.max(0, ...formsOf(word).map((stem) => others.get(`~${stem}`)?.count ?? 0));
  const isStop = (word: string): boolean =>
    forms.get(uses.get(word)?.languages[0] ?? languages[0] ?? '')?.get(word) === '';
  const last = query.words.at(-1)?.anyOf;
  const isIncomplete =
    last?.length === 1 &&
    last[0] !== undefined &&
    (completes === 'always' || (completes === 'unknown' && countOf(last[0]) === 0));
  const completions =
    isIncomplete && !isUnspaced(last[0] ?? '')
      ? (await vocabulary.complete(last[0] ?? '', kinds, COMPLETIONS_MAX)).map(({ word }) => word)
      : [];
  const isRequired = ({ anyOf }: { readonly anyOf: readonly string[] }): boolean =>
    !anyOf.every((word) => isStop(word) || isOptionalWord(word));
  const hasRequired = query.words.some(isRequired);
  const inPhrase = new Set(query.phrases.flat());
  const terms = query.words.map((group): QueryTerm => {
    const words = group.anyOf;
    const stems = new Set(words.flatMap(formsOf).filter((stem) => stem !== ''));
    const synonyms = new Set(
      words
        .flatMap(synonymsOf)
        .flatMap((word) => [word, ...formsOf(word)])
        .filter(Boolean),
    );
    const more = group === query.words.at(-1) ? completions : [];
    return {
      words,
      stems,
      synonyms,
      completions: new Set(more),
      count: Math.max(RARE, ...words.map(countOf)),
      isOptional: hasRequired && !isRequired(group) && !words.some((word) => inPhrase.has(word)),
      groups: groupsOf(words, [...stems, ...synonyms], more),
    };
  });
  return {
    query,
    terms,
    languages: likelyLanguages(typed, uses, languages[0]),
    documents: await vocabulary.size(),
    unknown: typed.filter(
      (word) =>
        countOf(word) === 0 &&
        !isStop(word) &&
        !isUnspaced(word) &&
        !(completions.length > 0 && word === last?.[0]) &&
        !synonymsOf(word).some((other) => countOf(other) > 0),
    ),
  };
}

/** Returns the languages in which the most words of a search occur; the viewer's own alone if it is one of them. */
function likelyLanguages(
  words: readonly string[],
  uses: ReadonlyMap<string, WordUse>,
  own: string | undefined,
): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const word of words)
    for (const language of uses.get(word)?.languages ?? [])
      counts.set(language, (counts.get(language) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const likely = [...counts].filter(([, count]) => count === most).map(([language]) => language);
  return new Set(own !== undefined && likely.includes(own) ? [own] : likely);
}

function groupsOf(
  words: readonly string[],
  forms: readonly string[],
  completions: readonly string[],
): readonly AnyTerm[] {
  const [first = ''] = words;
  if (words.length === 1 && isUnspaced(first)) return requiredTerms(first).map((term) => [term]);
  const exact = words.flatMap((word) => (isUnspaced(word) ? requiredTerms(word).slice(0, 1) : [word]));
  return [[...new Set([...exact, ...forms.flatMap((form) => [`~${form}`, form]), ...completions])]];
}
