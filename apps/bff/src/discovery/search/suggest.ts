import { sql } from 'drizzle-orm';
import type { UserRow } from '../../people/accounts/index.ts';
import { topicsToPick, type InterestRow } from '../../people/interests/index.ts';
import type { BoardRow } from '../../pins/board-access/index.ts';
import type { Loaders } from '../../platform/graphql/loaders.ts';
import { memberStatement } from '../../platform/database/statement.ts';
import type { SignedIn, Viewer } from '../../platform/http/viewer.ts';
import type { SearchDeps } from './deps.ts';
import { stageGroups } from './query/stages.ts';
import { languagesOf } from './query/languages-of.ts';
import { parseQuery } from './query/parse-query.ts';
import { planQuery } from './query/plan-query.ts';
import { searchBoards, searchPeople, searchTopics } from './search-others.ts';
import { splitWords } from './text/split-words.ts';
import { withoutMuted, withoutMutedWords } from './unmuted.ts';

/** The suggestions for what is typed in the search box (SR-02). */
export type SearchSuggestions = {
  /** The viewer's own searches, the latest first. */
  readonly recent: readonly string[];
  /** Searches that more members make than before; only while nothing is typed. */
  readonly trending: readonly string[];
  /** Searches that begin with the text. */
  readonly queries: readonly string[];
  readonly topics: readonly InterestRow[];
  readonly boards: readonly BoardRow[];
  readonly people: readonly UserRow[];
};

/** The number of suggestions of each kind; of recent searches and topics while nothing is typed, and while something is. */
const LIMITS = {
  recent: 8,
  recentTyped: 3,
  trending: 8,
  queries: 8,
  topics: 3,
  topicsAtFirst: 6,
  boards: 3,
  people: 4,
} as const;
const EMPTY: SearchSuggestions = {
  recent: [],
  trending: [],
  queries: [],
  topics: [],
  boards: [],
  people: [],
};

const recentOf = memberStatement<{ readonly query: string }>(
  'recent searches',
  (viewer, value) => sql`
    select query from recent_searches
    where user_id = ${viewer.id} and starts_with(key, ${value('prefix')})
    order by searched_at desc limit ${value('limit')}`,
);

/**
 * Returns suggestions for the text of the search box: of an empty one, the viewer's recent searches and the trending ones, or
 * topics while there are neither. Nothing that the viewer mutes is suggested (SR-13).
 */
export async function suggest(
  deps: SearchDeps,
  {
    viewer,
    loaders,
  }: { readonly viewer: Viewer; readonly loaders: Pick<Loaders, 'user' | 'board' | 'interest'> },
  text: string,
): Promise<SearchSuggestions> {
  const { db, searchIndex } = deps;
  const words = splitWords(text);
  const prefix = words.join(' ');
  const unmuted = (texts: readonly string[]) => withoutMutedWords(db, viewer, texts);
  const recent = async (limit: number): Promise<readonly string[]> =>
    viewer ? unmuted((await recentOf(db, viewer, { prefix, limit })).map(({ query }) => query)) : [];
  if (prefix === '') {
    const [own, trending] = await Promise.all([
      recent(LIMITS.recent),
      searchIndex.queries('', LIMITS.trending),
    ]);
    const rising = await unmuted(trending.map(({ query }) => query));
    const isEmpty = own.length + rising.length === 0;
    const topics = isEmpty ? await withoutMuted(db, viewer, 'topic', await topicsToPick(db)) : [];
    return { ...EMPTY, recent: own, trending: rising, topics: topics.slice(0, LIMITS.topicsAtFirst) };
  }
  const request = { deps, viewer, loaders };
  const search = { query: prefix, isExact: true, completes: 'always' } as const;
  const [own, queries, topics, boards, people] = await Promise.all([
    recent(LIMITS.recentTyped),
    suggestQueries(deps, words, viewer),
    searchTopics(request, search, LIMITS.topics),
    searchBoards(request, search, { size: LIMITS.boards, after: null }),
    searchPeople(request, search, { size: LIMITS.people, after: null }),
  ]);
  const isNew = (query: string): boolean =>
    !own.some((before) => splitWords(before).join(' ') === splitWords(query).join(' '));
  return {
    recent: own,
    trending: [],
    queries: await unmuted(queries.filter(isNew)),
    topics,
    boards: boards.items,
    people: people.items,
  };
}

/** The number of members who are suggested for a mention. */
const MENTIONED_MEMBERS = 8;

/**
 * Returns members whose username, or a word of whose name, begins with a text, the best first, except the viewer and
 * those whom they blocked or muted (CR-08).
 */
export async function suggestMembers(
  request: {
    readonly deps: SearchDeps;
    readonly viewer: SignedIn;
    readonly loaders: Pick<Loaders, 'user' | 'board' | 'interest'>;
  },
  text: string,
): Promise<readonly UserRow[]> {
  const search = { query: splitWords(text).join(' '), isExact: true, completes: 'always' } as const;
  // One more than needed: the viewer may be among them.
  const { items } = await searchPeople(request, search, { size: MENTIONED_MEMBERS + 1, after: null });
  return items.filter(({ id }) => id !== request.viewer.id).slice(0, MENTIONED_MEMBERS);
}

/** Returns the searches of members that begin with words, and then the words with the last one completed, if a pin has them. */
async function suggestQueries(
  deps: SearchDeps,
  words: readonly string[],
  viewer: Viewer,
): Promise<readonly string[]> {
  const { searchIndex } = deps;
  const [made, completed] = await Promise.all([
    searchIndex.queries(words.join(' '), LIMITS.queries),
    searchIndex.vocabulary.complete(words.at(-1) ?? '', ['pin', 'topic'], 2 * LIMITS.queries),
  ]);
  const before = words.slice(0, -1);
  const possible = completed
    .slice(0, before.length === 0 ? undefined : LIMITS.queries)
    .map(({ word }) => [...before, word].join(' '));
  const isFound = await Promise.all(
    possible.map(async (query) => before.length === 0 || (await hasPin(deps, query, viewer))),
  );
  const all = [...made.map(({ query }) => query), ...possible.filter((_, at) => isFound[at] === true)];
  const [language = 'en'] = languagesOf(viewer);
  const split = all.map(splitWords);
  const stems = await searchIndex.vocabulary.stems(split.flat(), language);
  // Of the forms of a word, such as its plural, only the most frequent one is suggested.
  const keys = split.map((parts) => parts.map((word) => stems.get(word) ?? word).join(' '));
  return all.filter((_, at) => keys.indexOf(keys[at] ?? '') === at).slice(0, LIMITS.queries);
}

async function hasPin({ searchIndex }: SearchDeps, text: string, viewer: Viewer): Promise<boolean> {
  const plan = await planQuery(parseQuery(text), searchIndex.vocabulary, {
    languages: languagesOf(viewer),
    kinds: ['pin'],
    completes: 'never',
  });
  const { candidates } = await searchIndex.find({
    kind: 'pin',
    anyOf: stageGroups(plan, 'all'),
    allOf: [],
    noneOf: [],
    from: null,
    until: null,
    after: null,
    limit: 1,
  });
  return candidates.length > 0;
}
