import { SEARCH_FILTER_VALUES } from '@pegboard/types';
import { cleanText, normalizeText } from '../../../platform/text/normalize-text.ts';
import { splitWords } from '../text/split-words.ts';
import { parseColor, type SearchColor } from './search-colors.ts';

/** Maximum length of a search in characters, and of its words and of its filters in number; the rest is ignored. */
export const QUERY_LENGTH_MAX = 200;
const WORDS_MAX = 12;
const FILTERS_MAX = 8;

/** The kinds of `is:`. Source: SR-05. */
export const PIN_KINDS = [...SEARCH_FILTER_VALUES.kind, 'sale', 'ai'] as const;

/** One of `PIN_KINDS`. */
export type PinKind = (typeof PIN_KINDS)[number];

/** The words of a place in the query: any of them matches. More than one if the query has `OR`. */
export type WordGroup = { readonly anyOf: readonly string[] };

/** A search, as understood (SR-05). Words are normalized. */
export type ParsedQuery = {
  readonly words: readonly WordGroup[];
  /** Words that follow each other in this order; they are among `words`, too. */
  readonly phrases: readonly (readonly string[])[];
  readonly excludedWords: readonly string[];
  /** A username. */
  readonly from: string | null;
  /** The words of a board's name. */
  readonly board: readonly string[];
  /** A domain, without `www.`. */
  readonly site: string | null;
  readonly kinds: readonly PinKind[];
  readonly excludedKinds: readonly PinKind[];
  readonly color: SearchColor | null;
  /** The first instant that is excluded, and the first that is included. */
  readonly before: Date | null;
  readonly after: Date | null;
};

/** The query that has nothing. */
export const EMPTY_QUERY: ParsedQuery = {
  words: [],
  phrases: [],
  excludedWords: [],
  from: null,
  board: [],
  site: null,
  kinds: [],
  excludedKinds: [],
  color: null,
  before: null,
  after: null,
};

const TOKEN = /-?[a-z]+:"[^"]*"|-?"[^"]*"|\S+/giu;
const FILTER = /^(-?)(from|board|site|is|color|colour|before|after):(.+)$/iu;
const PHRASE = /^(-?)"([^"]*)"$/u;
const DAY = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;
const KIND_NAMES: ReadonlySet<string> = new Set(PIN_KINDS);

/**
 * Parses a search: words, "phrases", -excluded words, `OR` between two words, and the filters from:, board:, site:, is:, color:,
 * before: and after: (SR-05). Whatever is not valid is searched as words.
 */
export function parseQuery(text: string): ParsedQuery {
  const tokens = cleanText(text.slice(0, QUERY_LENGTH_MAX)).match(TOKEN) ?? [];
  let query = EMPTY_QUERY;
  let filters = 0;
  for (const [at, token] of tokens.entries()) {
    const filtered = filters < FILTERS_MAX ? withFilter(query, token) : undefined;
    if (filtered) {
      query = filtered;
      filters += 1;
      continue;
    }
    if (token === 'OR' && at > 0 && at < tokens.length - 1) continue;
    query = withWords(query, token, tokens[at - 1] === 'OR' && at > 1);
  }
  return { ...query, words: query.words.slice(0, WORDS_MAX) };
}

/** Returns whether a query has neither words nor filters. */
export function isEmptyQuery(query: ParsedQuery): boolean {
  return (
    query.words.length === 0 &&
    query.from === null &&
    query.board.length === 0 &&
    query.site === null &&
    query.kinds.length === 0 &&
    query.color === null &&
    query.before === null &&
    query.after === null
  );
}

function withWords(query: ParsedQuery, token: string, isAlternative: boolean): ParsedQuery {
  const [, minus, quoted] = PHRASE.exec(token) ?? [];
  const isExcluded = minus === '-' || (quoted === undefined && /^-[\p{L}\p{N}]/u.test(token));
  const words = splitWords(quoted ?? token);
  if (isExcluded) return { ...query, excludedWords: [...query.excludedWords, ...words].slice(0, WORDS_MAX) };
  const [first] = words;
  const last = query.words.at(-1);
  if (isAlternative && last && first !== undefined && words.length === 1)
    return {
      ...query,
      words: [
        ...query.words.slice(0, -1),
        { anyOf: [...new Set([...last.anyOf, first])].slice(0, WORDS_MAX) },
      ],
    };
  const known = new Set(query.words.flatMap(({ anyOf }) => (anyOf.length === 1 ? anyOf : [])));
  const added = [...new Set(words)].filter((word) => !known.has(word));
  return {
    ...query,
    words: [...query.words, ...added.map((word) => ({ anyOf: [word] }))],
    phrases:
      quoted !== undefined && words.length > 1
        ? [...query.phrases, words.slice(0, WORDS_MAX)]
        : query.phrases,
  };
}

/** Returns the query with the filter that a token names, or undefined if it names none. */
function withFilter(query: ParsedQuery, token: string): ParsedQuery | undefined {
  const [, minus, name, quoted] = FILTER.exec(token) ?? [];
  if (name === undefined || quoted === undefined) return undefined;
  const value = quoted.replaceAll('"', '').trim();
  const kind = normalizeText(value).replace(/s$/, '');
  if (minus === '-') {
    if (name.toLowerCase() !== 'is' || !isKind(kind)) return undefined;
    return { ...query, excludedKinds: [...query.excludedKinds, kind] };
  }
  switch (name.toLowerCase()) {
    case 'from': {
      const username = value.replace(/^@/, '').toLowerCase();
      return /^[\w.-]{1,64}$/.test(username) ? { ...query, from: username } : undefined;
    }
    case 'board': {
      const board = splitWords(value).slice(0, WORDS_MAX);
      return board.length > 0 ? { ...query, board } : undefined;
    }
    case 'site': {
      const site = value
        .toLowerCase()
        .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
        .replace(/\/.*$/, '');
      return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(site) ? { ...query, site } : undefined;
    }
    case 'is':
      return isKind(kind) ? { ...query, kinds: [...query.kinds, kind] } : undefined;
    case 'before':
    case 'after': {
      const day = parseDay(value);
      return day && { ...query, [name.toLowerCase()]: day };
    }
    default: {
      const color = parseColor(value);
      return color && { ...query, color };
    }
  }
}

const isKind = (text: string): text is PinKind => KIND_NAMES.has(text);

/** Returns the beginning of a year, a month or a day in UTC; undefined for others. */
function parseDay(text: string): Date | undefined {
  const [, year, month = '01', day = '01'] = DAY.exec(text) ?? [];
  if (year === undefined) return undefined;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}`);
  return isReal ? date : undefined;
}
