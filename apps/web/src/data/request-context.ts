import { createContext, RouterContextProvider } from 'react-router';
import type { QueryCache } from './query-cache.ts';
import type { Freshness } from './invalidation.ts';

/** The query cache for loaders. */
export const answersContext = createContext<QueryCache>();

/** The invalidations for loaders. */
export const freshnessContext = createContext<Freshness>();

/** Returns the context of loaders. */
export function loaderContext(answers: QueryCache, freshness: Freshness): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(answersContext, answers);
  context.set(freshnessContext, freshness);
  return context;
}
