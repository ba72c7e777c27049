import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { operationKey, type QueryEntry, type QueryCache, type Variables } from './query-cache.ts';

/** The answers of this page load; both entries provide them, to screens here and to loaders by `answersContext`. */
export const QueryCacheContext = createContext<QueryCache | null>(null);

/** The answers of this page load. Throws outside `QueryCacheContext`. */
export function useQueryCache(): QueryCache {
  const answers = use(QueryCacheContext);
  if (!answers)
    throw new Error(
      'Answers were read outside AnswersContext. Render below <AppStores answers={…} freshness={…}>.',
    );
  return answers;
}

/** The data of an operation: asked for when no loader did, waited for, and undefined when they did not come. */
export function useQuery<Data, V extends Variables>(
  document: TypedDocumentNode<Data, V>,
  variables: V,
): Data | undefined {
  const answers = useQueryCache();
  const key = operationKey(document, variables);
  const read = (): QueryEntry | undefined => answers.read(key);
  const subscribe = useCallback((onChange: () => void) => answers.subscribe(key, onChange), [answers, key]);
  const answer = useSyncExternalStore(subscribe, read, read) ?? answers.answerTo(document, variables);
  // In every render, also when the answer is known: React repeats a render that waited, and counts.
  use(answer.settled);
  return answer.kind === 'known' ? (answer.data as Data) : undefined;
}
