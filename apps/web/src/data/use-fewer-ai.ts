import { use } from 'react';
import { callResource } from './call-resource.ts';
import { FreshnessContext } from './invalidation.ts';
import { AiPinsDocument } from './generated/graphql.ts';
import { useQuery, useQueryCache } from './use-query.ts';

/**
 * Returns whether a member sees fewer AI pins, undefined for visitors, and a function that changes it; lists
 * use it from their next load.
 */
export function useFewerAi(): {
  readonly seesFewer: boolean | undefined;
  readonly change: (seesFewer: boolean) => Promise<void>;
} {
  const answers = useQueryCache();
  const freshness = use(FreshnessContext);
  const seesFewer = useQuery(AiPinsDocument, {})?.viewer?.seesFewerAiPins;
  const change = async (isWished: boolean): Promise<void> => {
    await callResource({ name: 'AiPins', action: 'update', options: { sees_fewer: isWished } });
    freshness?.mark();
    await answers.ask(AiPinsDocument, {}, 'network-only');
  };
  return { seesFewer, change };
}
