import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { operationKey, type Answer, type Answers, type Variables } from './query-cache.ts';

/** The answers of this page load; both entries provide them, to screens here and to loaders by `answersContext`. */
export const AnswersContext = createContext<Answers | null>(null);

/** The answers of this page load. Throws outside `AnswersContext`. */
export function useAnswers(): Answers {
  const answers = use(AnswersContext);
  if (!answers)
    throw new Error(
      'Answers were read outside AnswersContext. Render below <AppStores answers={…} freshness={…}>.',
    );
  return answers;
}

/** The data of an operation: asked for when no loader did, waited for, and undefined when they did not come. */
export function useAnswer<Data, V extends Variables>(
  document: TypedDocumentNode<Data, V>,
  variables: V,
): Data | undefined {
  const answers = useAnswers();
  const key = operationKey(document, variables);
  const read = (): Answer | undefined => answers.read(key);
  const subscribe = useCallback((onChange: () => void) => answers.subscribe(key, onChange), [answers, key]);
  const answer = useSyncExternalStore(subscribe, read, read) ?? answers.answerTo(document, variables);
  // In every render, also when the answer is known: React repeats a render that waited, and counts.
  use(answer.settled);
  return answer.kind === 'known' ? (answer.data as Data) : undefined;
}
