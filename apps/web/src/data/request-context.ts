import { createContext, RouterContextProvider } from 'react-router';
import type { QueryCache } from './query-cache.ts';
import type { Freshness } from './invalidation.ts';

/** What GraphQL answers, for loaders. */
export const answersContext = createContext<QueryCache>();

/** What is out of date, for loaders. */
export const freshnessContext = createContext<Freshness>();

/** What loaders are given. */
export function loaderContext(answers: QueryCache, freshness: Freshness): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(answersContext, answers);
  context.set(freshnessContext, freshness);
  return context;
}
