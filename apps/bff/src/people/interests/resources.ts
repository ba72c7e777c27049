import { z } from 'zod';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { idAnswer } from '../../platform/http/response-schemas.ts';
import type { Deps } from './deps.ts';
import { suggestTopics } from './suggest-topics.ts';

const QUERY_MAX = 100;
const SUGGESTIONS_MAX = 20;
const SUGGESTIONS = 10;

/** TopicSuggestionsResource get: the topics that a member may choose for a pin while they type (CR-04). */
export function interestResources(deps: Deps): readonly AnyResource[] {
  return [
    authenticatedResource({
      name: 'TopicSuggestions',
      action: 'get',
      endpoint: 'v3_get_topic_suggestions',
      options: z.strictObject({
        query: z.string().max(QUERY_MAX),
        limit: z.int().min(1).max(SUGGESTIONS_MAX).default(SUGGESTIONS),
      }),
      answer: z.array(z.strictObject({ id: idAnswer, name: z.string() })),
      async handle({ query, limit }) {
        const topics = await suggestTopics(deps, query, limit);
        return { data: topics.map(({ id, name }) => ({ id: String(id), name })) };
      },
    }),
  ];
}
