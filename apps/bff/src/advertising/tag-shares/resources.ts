import { z } from 'zod';
import { countAnswer, idAnswer, emptyResponseSchema } from '../../platform/http/response-schemas.ts';
import { businessResource } from '../../business/business/index.ts';
import type { Deps } from './deps.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import type { AnyResource } from '../../platform/http/resource.ts';
import { acceptShare, endShare, shareTag } from './change-shares.ts';
import { listReceivedTags, listOwnTags } from './list-shares.ts';

const state = z.enum(['asked', 'accepted']);
const answerSchema = z.strictObject({
  own: z.array(
    z.strictObject({
      id: idAnswer,
      name: z.string(),
      account_name: z.string(),
      shares: z.array(z.strictObject({ id: idAnswer, business_name: z.string(), state })),
    }),
  ),
  given: z.array(
    z.strictObject({
      id: idAnswer,
      tag_name: z.string(),
      business_name: z.string(),
      state,
      /** Null until the share is accepted. */
      events: z.strictObject({ day: countAnswer, week: countAnswer }).nullable(),
    }),
  ),
});

/** REST resources of conversion tags shared between businesses (BD-06). */
export function tagShareResources(deps: Deps): readonly AnyResource[] {
  const { db, now } = deps;
  const kinds = ['access', 'manager'] as const;
  const edit = { right: 'shared_tags.edit', kinds } as const;
  return [
    businessResource(deps, {
      name: 'SharedTags',
      action: 'get',
      endpoint: 'v3_get_shared_tags',
      right: 'shared_tags.view',
      kinds,
      options: z.strictObject({}),
      answer: answerSchema,
      async handle(_, reader) {
        const [own, receivedTags] = await Promise.all([
          listOwnTags(db, reader),
          listReceivedTags(db, reader, now()),
        ]);
        return {
          data: {
            own: own.map(({ id, name, accountName, shares }) => ({
              id: String(id),
              name,
              account_name: accountName,
              shares: shares.map((share) => ({
                id: String(share.id),
                business_name: share.businessName,
                state: share.state,
              })),
            })),
            given: receivedTags.map(({ id, tagName, businessName, events, ...share }) => ({
              id: String(id),
              tag_name: tagName,
              business_name: businessName,
              state: share.state,
              events,
            })),
          },
        };
      },
    }),
    businessResource(deps, {
      ...edit,
      name: 'TagShare',
      action: 'create',
      endpoint: 'v3_share_tag',
      options: z.strictObject({ tag_id: idSchema, to_business_id: idSchema }),
      answer: emptyResponseSchema,
      async handle(input, by) {
        await db.transaction((tx) => shareTag(tx, by, input));
        return { data: null };
      },
    }),
    businessResource(deps, {
      ...edit,
      name: 'TagShare',
      action: 'update',
      endpoint: 'v3_accept_shared_tag',
      options: z.strictObject({ share_id: idSchema }),
      answer: emptyResponseSchema,
      async handle({ share_id: id }, by) {
        await db.transaction((tx) => acceptShare(tx, by, id));
        return { data: null };
      },
    }),
    businessResource(deps, {
      ...edit,
      name: 'TagShare',
      action: 'delete',
      endpoint: 'v3_end_shared_tag',
      options: z.strictObject({ share_id: idSchema }),
      answer: emptyResponseSchema,
      async handle({ share_id: id }, by) {
        await db.transaction((tx) => endShare(tx, by, id));
        return { data: null };
      },
    }),
  ];
}
