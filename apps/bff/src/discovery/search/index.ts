import { toConnection } from '../../platform/graphql/connection.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { pageSize } from '../../platform/http/bookmark.ts';
import type { Module } from '../../platform/http/module.ts';
import { pinConnection } from '../../pins/pins/index.ts';
import { createAdInserter } from '../feed/index.ts';
import type { Deps } from './deps.ts';
import { isFilter, type SearchFilter } from './query/filters.ts';
import { QUERY_LENGTH_MAX } from './query/parse-query.ts';
import { searchResources } from './resources.ts';
import { searchBoards, searchPeople } from './search-others.ts';
import { searchPins } from './search-pins.ts';
import { suggest, suggestMembers } from './suggest.ts';

export type { SearchIndexDeps } from './deps.ts';
export { detectLanguage, loadLanguageScores, type LanguageScores } from './documents/detect-language.ts';
export { startIndexUpdater } from './documents/start-updater.ts';
export { fillIndex } from './documents/fill-index.ts';
export { updateIndex } from './documents/update-index.ts';
export { findProductPins, searchPins } from './search-pins.ts';
export type { SearchDeps } from './deps.ts';
export { createPostgresIndex } from './index/postgres-index.ts';
export type { SearchIndex } from './index/search-index.ts';
export { createStemmer, type Stemmer } from './index/stemmer.ts';
export { synonymsOf } from './query/synonyms.ts';
export { isUnspaced, splitWords } from './text/split-words.ts';
export { rebalanceSearch, refreshSearchQuality, refreshSuggestedSearches } from './jobs.ts';

/** Maximum number of filters of a search. */
const FILTERS_MAX = 20;

/** Search for pins, boards and members, and the suggestions of the search box (WB-05). */
export function searchModule(moduleDeps: Deps): Module {
  const deps = { ...moduleDeps, ads: createAdInserter(moduleDeps) };
  return {
    resources: searchResources(moduleDeps),
    resolvers: {
      Query: {
        async v3SearchPinsQuery(_, { query, first, after, onSale }, who) {
          const filters: readonly SearchFilter[] = onSale ? [{ name: 'sale', value: 'on' }] : [];
          const search = {
            query: cut(query),
            scope: 'pins',
            filters,
            isExact: true,
            isStrict: true,
          } as const;
          const page = await searchPins(deps, who, search, { size: pageSize(first), after });
          return { connection: pinConnection(page) };
        },
        async v3SearchQuery(_, { query, scope, filters, exact, first, after }, who) {
          const search = {
            query: cut(query),
            scope: scope ?? 'pins',
            filters: parseFilters(filters ?? []),
            isExact: exact ?? false,
          };
          const results = await searchPins(deps, who, search, { size: pageSize(first), after });
          return {
            connection: pinConnection(results),
            correction: results.correction,
            relaxedFrom: results.relaxedFrom,
            filters: [...results.filters],
            guides: [...results.guides],
          };
        },
        async v3SearchBoardsQuery(_, { query, exact, first, after }, { viewer, loaders }) {
          const search = { query: cut(query), isExact: exact ?? false };
          const page = await searchBoards({ deps, viewer, loaders }, search, {
            size: pageSize(first),
            after,
          });
          return { connection: toConnection(page), correction: page.correction };
        },
        async v3SearchUsersQuery(_, { query, exact, first, after }, { viewer, loaders }) {
          const search = { query: cut(query), isExact: exact ?? false };
          const page = await searchPeople({ deps, viewer, loaders }, search, {
            size: pageSize(first),
            after,
          });
          return { connection: toConnection(page), correction: page.correction };
        },
        async v3SearchTypeaheadQuery(_, { text }, { viewer, loaders }) {
          const found = await suggest(deps, { viewer, loaders }, cut(text));
          return {
            recent: [...found.recent],
            trending: [...found.trending],
            queries: [...found.queries],
            topics: [...found.topics],
            boards: [...found.boards],
            people: [...found.people],
          };
        },
        async v3MentionSuggestionsQuery(_, { text }, { viewer, loaders }) {
          return viewer ? [...(await suggestMembers({ deps, viewer, loaders }, cut(text)))] : [];
        },
      },
    },
  };
}

const cut = (text: string): string => text.slice(0, QUERY_LENGTH_MAX);

/** Returns filters that exist. Throws `search_filter_invalid` for others. */
function parseFilters(filters: readonly SearchFilter[]): readonly SearchFilter[] {
  const chosen = filters.map(({ name, value }) => ({ name, value }));
  if (chosen.length > FILTERS_MAX || !chosen.every(isFilter)) throw new AppError('search_filter_invalid');
  return chosen;
}
