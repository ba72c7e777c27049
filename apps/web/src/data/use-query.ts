import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { operationKey, type QueryEntry, type QueryCache, type Variables } from './query-cache.ts';

/**
 * The query cache of this page load; both entries provide it, to screens here and to loaders by
 * `answersContext`.
 */
export const QueryCacheContext = createContext<QueryCache | null>(null);

/** Returns the query cache of this page load. Throws outside `QueryCacheContext`. */
export function useQueryCache(): QueryCache {
  const answers = use(QueryCacheContext);
  if (!answers)
    throw new Error(
      'Answers were read outside AnswersContext. Render below <AppStores answers={…} freshness={…}>.',
    );
  return answers;
}

/**
 * Returns the data of an operation: fetches it if no loader did, suspends while it is pending, and returns
 * undefined after an error.
 */
export function useQuery<Data, V extends Variables>(
  document: TypedDocumentNode<Data, V>,
  variables: V,
): Data | undefined {
  const answers = useQueryCache();
  const key = operationKey(document, variables);
  const read = (): QueryEntry | undefined => answers.read(key);
  const subscribe = useCallback((onChange: () => void) => answers.subscribe(key, onChange), [answers, key]);
  const answer = useSyncExternalStore(subscribe, read, read) ?? answers.answerTo(document, variables);
  // Called in every render, also for available data: React repeats suspended renders, and counts the calls of
  // `use`.
  use(answer.settled);
  return answer.kind === 'known' ? (answer.data as Data) : undefined;
}
