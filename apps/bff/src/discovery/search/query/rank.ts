import type { Taste } from '../../feed/index.ts';
import { facet } from '../documents/pin-facets.ts';
import type { Candidate, IndexedWord } from '../index/search-index.ts';
import type { QueryPlan, QueryTerm } from './plan-query.ts';

/** The weight of a word in each field. */
const FIELD_WEIGHTS = { title: 3, context: 1.5, body: 1 } as const;
const FIELDS = ['title', 'context', 'body'] as const;
/** The weight of each way in which a word matches. */
const MATCH_WEIGHTS = { exact: 1, stem: 0.9, synonym: 0.6, completion: 0.7 } as const;
/** The occurrences at which a word has half of its possible weight in a field. */
const SATURATION = 1.2;
/** The advantage of words that follow each other in the title as in the search, and of a title that is the search. */
const ADJACENT_BONUS = 0.25;
const SAME_TITLE_BONUS = 0.6;
/** The share by which quality can raise a score, and the quality that has half of it. */
const QUALITY_SHARE = 0.6;
const QUALITY_HALF = 6;
/** The share by which the member's taste can raise a score. */
const TASTE_SHARE = 0.25;
/** The factor for each better result of the same creator or site: variety among the first results. */
const VARIETY = { creator: 0.94, site: 0.97, max: 8 } as const;
/** The factor for pins and boards in another language than the search is likely in. */
const OTHER_LANGUAGE = 0.8;
/** Scores are compared as whole numbers. */
const SCALE = 1e6;

/** A candidate with its score, a whole number, and the number of required words that it has. */
export type Ranked = { readonly candidate: Candidate; readonly score: number; readonly matched: number };

/**
 * Orders candidates, best first (SR-08): by the words that match, weighed by field, kind of match and rarity; then by quality. Keeps
 * those of one creator of several that look the same and have the same title, and lowers the further ones of a creator and a site. Deterministic.
 */
export function rankCandidates(plan: QueryPlan, candidates: readonly Candidate[]): readonly Ranked[] {
  const ranking = new Ranking(plan, candidates);
  ranking.add(candidates.length, () => true);
  return ranking.finalResults();
}

/**
 * A ranking of candidates of which some are left out, such as those that the viewer may not see: as `rankCandidates` orders the others. It is
 * asked about the likeliest results only, until as many as needed are final.
 */
export class Ranking {
  /** The candidates by their own scores, without regard to each other. */
  readonly #scored: readonly Ranked[];
  #addedCount = 0;
  readonly #results: Ranked[] = [];
  /** The creator of the best of several results that look the same and have the same title. */
  readonly #creators = new Map<string, bigint | null>();
  /** The number of results of each creator and site. */
  readonly #counts = new Map<string, number>();

  constructor(plan: QueryPlan, candidates: readonly Candidate[], taste: Taste | null = null) {
    const indexed = taste && toIndexedTaste(taste);
    this.#scored = candidates
      .map((candidate) => ({ candidate, ...scoreOf(plan, candidate, indexed) }))
      .filter(({ candidate }) => plan.query.phrases.every((phrase) => hasPhrase(candidate, phrase)))
      .toSorted(byScore);
  }

  /** True if no candidate remains. */
  get isComplete(): boolean {
    return this.#addedCount >= this.#scored.length;
  }

  /** Returns the next candidates to add, at most `count`. */
  next(count: number): readonly Candidate[] {
    return this.#scored.slice(this.#addedCount, this.#addedCount + count).map(({ candidate }) => candidate);
  }

  /** Adds the next candidates to the ranking; `isShown` returns whether one is a result. */
  add(count: number, isShown: (candidate: Candidate) => boolean): void {
    const slice = this.#scored.slice(this.#addedCount, this.#addedCount + count);
    this.#addedCount += slice.length;
    for (const entry of slice) {
      const { candidate } = entry;
      if (!isShown(candidate) || this.#isDuplicate(candidate)) continue;
      const look = lookOf(candidate);
      if (look !== null) this.#creators.set(look, candidate.creatorId);
      this.#results.push(this.#lowered(entry));
      for (const { key } of sourcesOf(candidate)) this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    }
  }

  /** Returns the results whose order is final, best first: no remaining candidate can come before them. */
  finalResults(): readonly Ranked[] {
    const sorted = this.#results.toSorted(byScore);
    let best: Ranked | undefined;
    for (const entry of this.#scored.slice(this.#addedCount)) {
      // Its score can only become lower: by results of its creator and site that are added before it.
      if (best !== undefined && byScore(best, entry) < 0) break;
      if (this.#isDuplicate(entry.candidate)) continue;
      const possible = this.#lowered(entry);
      if (best === undefined || byScore(possible, best) < 0) best = possible;
    }
    if (best === undefined) return sorted;
    const end = sorted.findIndex((entry) => byScore(entry, best) > 0);
    return end === -1 ? sorted : sorted.slice(0, end);
  }

  #isDuplicate(candidate: Candidate): boolean {
    const look = lookOf(candidate);
    return look !== null && this.#creators.has(look) && this.#creators.get(look) !== candidate.creatorId;
  }

  /** Returns an entry with the score that it has behind the results so far. */
  #lowered(entry: Ranked): Ranked {
    const factor = sourcesOf(entry.candidate).reduce(
      (product, { key, factor: each }) => product * each ** Math.min(this.#counts.get(key) ?? 0, VARIETY.max),
      1,
    );
    return { ...entry, score: Math.round(entry.score * factor) };
  }
}

const byScore = (one: Ranked, other: Ranked): number =>
  other.score - one.score || (other.candidate.id > one.candidate.id ? 1 : -1);

function scoreOf(
  plan: QueryPlan,
  candidate: Candidate,
  taste: IndexedTaste | null,
): Pick<Ranked, 'score' | 'matched'> {
  const { terms } = plan;
  const weights = terms.map(
    (term) => Math.log(1 + plan.documents / term.count) * (term.isOptional ? 0.2 : 1),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  let [text, matched] = [0, 0];
  for (const [at, term] of terms.entries()) {
    const strength = FIELDS.reduce(
      (sum, field) => sum + FIELD_WEIGHTS[field] * strengthIn(candidate[field], term),
      0,
    );
    if (strength > 0 && !term.isOptional) matched += 1;
    text += (strength * (weights[at] ?? 0)) / total;
  }
  const bonus = titleBonus(plan, candidate.title);
  const quality = candidate.quality / (candidate.quality + QUALITY_HALF);
  const base = terms.length === 0 ? 1 : text + bonus;
  const language = isInOtherLanguage(plan, candidate) ? OTHER_LANGUAGE : 1;
  const liking = taste === null ? 0 : TASTE_SHARE * likingOf(taste, candidate);
  const raised = base * language * (1 + QUALITY_SHARE * quality) * (1 + liking);
  return { matched, score: Math.round(raised * SCALE) };
}

/** Returns how much of a member's recent saves has the creator, or one of the topics, of a candidate: the root of the largest share. */
function likingOf({ creators, topics }: IndexedTaste, { creatorId, facets }: Candidate): number {
  const ofCreator = creatorId === null ? 0 : (creators.get(creatorId) ?? 0);
  return Math.sqrt(Math.max(ofCreator, ...facets.map((each) => topics.get(each) ?? 0)));
}

/** A taste with its topics as the facets that the documents have. */
type IndexedTaste = {
  readonly creators: Taste['creators'];
  readonly topics: ReadonlyMap<Candidate['facets'][number], number>;
};

function toIndexedTaste({ creators, topics }: Taste): IndexedTaste {
  return { creators, topics: new Map([...topics].map(([id, share]) => [facet.topic(id), share])) };
}

/** Returns whether a document is not in the language of the search; the texts of members and topics are names. */
function isInOtherLanguage({ languages }: QueryPlan, { kind, language }: Candidate): boolean {
  return (kind === 'pin' || kind === 'board') && languages.size > 0 && !languages.has(language);
}

/** Returns the weight of a term in a field, from 0 to 1: more occurrences count for more, but less and less. */
function strengthIn(words: readonly IndexedWord[], term: QueryTerm): number {
  let occurrences = 0;
  for (const word of words) occurrences += matchOf(word, term);
  return occurrences / (occurrences + SATURATION);
}

function matchOf({ word, stem }: IndexedWord, term: QueryTerm): number {
  if (term.words.includes(word)) return MATCH_WEIGHTS.exact;
  if (term.stems.has(stem)) return MATCH_WEIGHTS.stem;
  if (term.completions.has(word)) return MATCH_WEIGHTS.completion;
  if (term.synonyms.has(word) || term.synonyms.has(stem)) return MATCH_WEIGHTS.synonym;
  return term.words.some((wanted) => wanted.length > 1 && isPart(word, wanted)) ? MATCH_WEIGHTS.exact : 0;
}

/** Returns whether a word of a script without spaces contains another: `日本の器` contains `日本`. */
function isPart(word: string, wanted: string): boolean {
  return (
    word.length > wanted.length &&
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(wanted) &&
    word.includes(wanted)
  );
}

function titleBonus({ terms, query }: QueryPlan, title: readonly IndexedWord[]): number {
  if (title.length === 0 || terms.length === 0) return 0;
  const places = terms.map((term) => title.findIndex((word) => matchOf(word, term) > 0));
  const pairs = places.slice(1).filter((place, at) => place > 0 && place === (places[at] ?? -2) + 1).length;
  const adjacent = terms.length > 1 ? (ADJACENT_BONUS * pairs) / (terms.length - 1) : 0;
  const isSame = title.length === query.words.length && places.every((place, at) => place === at);
  return adjacent + (isSame ? SAME_TITLE_BONUS : 0);
}

/** Returns whether a field has the words of a phrase one after the other, in any form that is written so. */
function hasPhrase(candidate: Candidate, phrase: readonly string[]): boolean {
  return FIELDS.some((field) => {
    const words = candidate[field].map(({ word }) => word);
    return words.some((_, at) => phrase.every((wanted, nth) => words[at + nth] === wanted));
  });
}

/** Returns what duplicates have in common: the look of the image and the title; null if the look is unknown. */
function lookOf({ look, title }: Candidate): string | null {
  return look === null ? null : [look, ...title.map(({ word }) => word)].join(' ');
}

/** Returns the creator and the site of a document, each with the factor for its further results. */
function sourcesOf({
  creatorId,
  site,
}: Candidate): readonly { readonly key: string; readonly factor: number }[] {
  return [
    ...(creatorId === null ? [] : [{ key: `creator ${creatorId}`, factor: VARIETY.creator }]),
    ...(site === null ? [] : [{ key: `site ${site}`, factor: VARIETY.site }]),
  ];
}
