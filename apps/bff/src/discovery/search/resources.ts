import { z } from 'zod';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import type { Deps } from './deps.ts';
import { QUERY_LENGTH_MAX } from './query/parse-query.ts';
import { forgetSearches, rememberSearch } from './recent-searches.ts';

const SEARCHES_PER_HOUR = defineLimit({
  name: 'searches of a member',
  max: 600,
  windowMs: 3_600_000,
  against: 'load',
});

/** RecentSearchResource create and delete: the viewer's own searches, which only they see (SR-02). */
export function searchResources({ db, limits, now }: Deps): readonly AnyResource[] {
  return [
    authenticatedResource({
      name: 'RecentSearch',
      action: 'create',
      endpoint: 'v3_remember_search',
      options: z.strictObject({ query: z.string().max(QUERY_LENGTH_MAX) }),
      answer: z.strictObject({}),
      async handle({ query }, { viewer }) {
        await limits.count([SEARCHES_PER_HOUR, String(viewer.id)]);
        await rememberSearch(db, viewer, query, now());
        return { data: {} };
      },
    }),
    authenticatedResource({
      name: 'RecentSearch',
      action: 'delete',
      endpoint: 'v3_forget_searches',
      /** The form of the privacy page, which clears all of them. */
      form: {
        path: '/settings/privacy/history/',
        keeps: [],
        hides: [],
        leadsTo: '/settings/privacy/?done=cleared',
      },
      /** Without `query`, all. */
      options: z.strictObject({ query: z.string().max(QUERY_LENGTH_MAX).optional() }),
      answer: z.strictObject({}),
      async handle({ query }, { viewer }) {
        await forgetSearches(db, viewer, query);
        return { data: {} };
      },
    }),
  ];
}
