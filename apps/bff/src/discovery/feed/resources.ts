import { z } from 'zod';
import { idAnswer } from '../../platform/http/response-schemas.ts';
import type { Deps } from './deps.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { FEED_SOURCE_KINDS, HISTORY, tuneFeed } from './feed-sources.ts';

/**
 * HomeFeedSourceResource update: whether a topic, a board, or the viewer's history is a source of their home
 * feed (WB-01).
 */
export function feedResources({ db }: Pick<Deps, 'db'>): readonly AnyResource[] {
  return [
    authenticatedResource({
      name: 'HomeFeedSource',
      action: 'update',
      endpoint: 'v3_tune_home_feed',
      options: z.strictObject({
        kind: z.enum(FEED_SOURCE_KINDS),
        /** Absent for history, which has no id. */
        id: idSchema.optional(),
        use: z.enum(['on', 'off']),
      }),
      form: { path: '/edit/', keeps: ['kind', 'id', 'use'], hides: [], leadsTo: '/edit/' },
      answer: z.strictObject({
        kind: z.enum(FEED_SOURCE_KINDS),
        id: idAnswer.nullable(),
        is_on: z.boolean(),
      }),
      async handle({ kind, id, use }, { viewer }) {
        const source = kind === 'history' ? HISTORY : { kind, id: parseId(id ?? '') ?? 0n };
        await tuneFeed(db, viewer, source, use === 'on');
        return { data: { kind, id: kind === 'history' ? null : (id ?? null), is_on: use === 'on' } };
      },
    }),
  ];
}
