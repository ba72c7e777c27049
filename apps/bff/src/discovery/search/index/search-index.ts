import type { KnownWord } from '../text/spelling.ts';

/** The kinds of documents. */
export const DOCUMENT_KINDS = ['pin', 'board', 'person', 'topic'] as const;

/** One of `DOCUMENT_KINDS`. */
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Identifies a document: of a pin the id of its content. */
export type DocumentKey = { readonly kind: DocumentKind; readonly id: bigint };

/** A pin, board, person or topic as it is indexed. Texts are as written. */
export type SearchDocument = DocumentKey & {
  /** True if it may be listed for everyone. Others are found by the members of their board only. */
  readonly isPublic: boolean;
  /** The language of the texts (ISO 639-1); determines their word forms. */
  readonly language: string;
  readonly title: string;
  readonly body: string;
  /** Texts that say what it is about: topics, the board's name, the brand. */
  readonly context: string;
  /** Properties to filter by, such as `#video` or `#color:red`. */
  readonly facets: readonly string[];
  /** At least 0; greater is better. Orders the documents that match equally. */
  readonly quality: number;
  readonly createdAt: Date;
  readonly boardId: bigint | null;
  readonly creatorId: bigint | null;
  readonly site: string | null;
  /** Equal for images that look the same; null if unknown. */
  readonly look: string | null;
};

/** A word of a stored text, with the stem of its language if that differs. */
export type IndexedWord = { readonly word: string; readonly stem: string };

/** A document that matches a request, with what ranking needs. */
export type Candidate = DocumentKey & {
  /** The language of its texts (ISO 639-1). */
  readonly language: string;
  /** The title as written, cut to 100 characters. */
  readonly label: string;
  readonly title: readonly IndexedWord[];
  readonly body: readonly IndexedWord[];
  readonly context: readonly IndexedWord[];
  readonly facets: readonly string[];
  readonly quality: number;
  readonly createdAt: Date;
  readonly creatorId: bigint | null;
  readonly site: string | null;
  readonly look: string | null;
};

/** A position in the order of the index, by tier, then by quality, then by id: behind a document of a tier, or before all of them. */
export type IndexPosition = {
  readonly tier: number;
  readonly last: { readonly quality: number; readonly id: bigint } | null;
};

/** The candidates that were found, and the position from which a later request continues; null if none remain. */
export type Candidates = { readonly candidates: readonly Candidate[]; readonly next: IndexPosition | null };

/** Terms of which a document has to have at least one: words, `~stems` and facets. */
export type AnyTerm = readonly string[];

/** A request for candidates. */
export type CandidateRequest = {
  readonly kind: DocumentKind;
  /** A document matches if it has all groups of one of these. */
  readonly anyOf: readonly (readonly AnyTerm[])[];
  /** Groups that each document has to have, besides. */
  readonly allOf: readonly AnyTerm[];
  readonly noneOf: AnyTerm;
  /** Only documents that are created within these instants; the end is excluded. */
  readonly from: Date | null;
  readonly until: Date | null;
  /** Only the documents with these ids, public or not. */
  readonly ids?: readonly bigint[];
  /** The documents of these boards that are not public, instead of those that are. */
  readonly privateOf?: readonly bigint[];
  readonly after: IndexPosition | null;
  readonly limit: number;
  /** The number of documents after which no further tier is read; the limit unless given. */
  readonly enough?: number;
};

/** The number of documents with a word, over all kinds and languages, and the languages in which it mostly occurs, at most two. */
export type WordUse = { readonly count: number; readonly languages: readonly string[] };

/** The number of documents per word of the index, for spelling and for the weights of words. */
export type Vocabulary = {
  /** Returns those of the words that occur; a stem is named `~stem`. */
  find(words: readonly string[]): Promise<ReadonlyMap<string, WordUse>>;
  /** Returns the most frequent words with a prefix, of a kind of documents or of all, at most `limit`. */
  complete(prefix: string, kinds: readonly DocumentKind[], limit: number): Promise<readonly KnownWord[]>;
  /** Returns the words that share a spelling variant with a word. */
  similar(word: string): Promise<readonly KnownWord[]>;
  /** Returns about how many documents there are: a power of two, which seldom changes. */
  size(): Promise<number>;
  /** Returns the stems of words in a language; empty for a stop word. */
  stems(words: readonly string[], language: string): Promise<ReadonlyMap<string, string>>;
};

/** The parts of a document that determine its place in the order of the index. */
export type ExpectedDocument = Pick<SearchDocument, 'id' | 'quality'>;

/** A search that members made, as a suggestion. */
export type SuggestedQuery = {
  readonly query: string;
  /** The number of members who made it. */
  readonly count: number;
  /** Greater is rising faster; 0 or less is not trending. */
  readonly rise: number;
};

/**
 * The port of a full-text engine. PostgreSQL implements it (`createPostgresIndex`); its cost does not depend on the number of
 * documents, because candidates come in the order of their quality and are limited.
 */
export type SearchIndex = {
  readonly vocabulary: Vocabulary;
  /** Adds or replaces documents, and removes others. Atomic. */
  update(documents: readonly SearchDocument[], removed: readonly DocumentKey[]): Promise<void>;
  /** Returns the best documents that match, in the order of the index. */
  find(request: CandidateRequest): Promise<Candidates>;
  /** Prepares for about `count` documents of a kind, of which a sample is given. Only the speed depends on it. */
  expect(kind: DocumentKind, sample: readonly ExpectedDocument[], count: number): Promise<void>;
  /** Moves documents whose quality no longer fits their tier. Returns the number moved. */
  rebalance(signal?: AbortSignal): Promise<number>;
  /** Replaces the suggested queries. */
  suggestQueries(queries: readonly SuggestedQuery[]): Promise<void>;
  /** Returns the suggested queries with a prefix, the most frequent first; of an empty prefix those that are trending. */
  queries(prefix: string, limit: number): Promise<readonly SuggestedQuery[]>;
  /** Returns whether all documents were requested to be indexed since the index was created or cleared. */
  isFilled(): Promise<boolean>;
  markFilled(): Promise<void>;
  /** Removes everything. */
  clear(): Promise<void>;
};
