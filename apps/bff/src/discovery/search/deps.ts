import type { ClockDeps, ConfigDeps, CursorDeps, DatabaseDeps, RateLimitDeps } from '../../platform/deps.ts';
import type { SearchIndex } from './index/search-index.ts';

/** The search index of the site. */
export type SearchIndexDeps = { readonly searchIndex: SearchIndex };

/** The services that a search needs. */
export type SearchDeps = DatabaseDeps & CursorDeps & ClockDeps & SearchIndexDeps;

/** The services that `discovery/search` needs. */
export type Deps = SearchDeps & ConfigDeps & RateLimitDeps;
