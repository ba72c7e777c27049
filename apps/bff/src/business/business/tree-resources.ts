import { z } from 'zod';
import { countAnswer, idAnswer, emptyResponseSchema } from '../../platform/http/response-schemas.ts';
import type { Deps } from './deps.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import type { AnyResource } from '../../platform/http/resource.ts';
import { businessResource } from './business-resource.ts';
import { kindSchema } from './rights.ts';
import { addToTree, moveInTree, readTree, removeFromTree } from './tree.ts';

const nodeSchema = z.strictObject({
  id: idAnswer,
  name: z.string(),
  kind: kindSchema,
  parent_id: idAnswer.nullable(),
  profile_username: z.string().nullable(),
  pin_count: countAnswer,
  follower_count: countAnswer,
  member_count: countAnswer,
});
const gate = { kinds: ['hierarchy'] } as const;

/** REST resources of the tree of a hierarchy: read, add, move and remove (BD-03). */
export function treeResources(deps: Deps): readonly AnyResource[] {
  const { db } = deps;
  return [
    businessResource(deps, {
      ...gate,
      name: 'BusinessTree',
      action: 'get',
      endpoint: 'v3_get_business_tree',
      right: 'hierarchy.view',
      options: z.strictObject({}),
      answer: z.array(nodeSchema),
      async handle(_, { business }) {
        const rows = await readTree(db, business.id);
        return {
          data: rows.map((row) => ({
            id: String(row.id),
            name: row.name,
            kind: row.kind,
            parent_id: row.parentId === null ? null : String(row.parentId),
            profile_username: row.profileUsername,
            pin_count: row.pinCount,
            follower_count: row.followerCount,
            member_count: row.memberCount,
          })),
        };
      },
    }),
    businessResource(deps, {
      ...gate,
      name: 'BusinessTree',
      action: 'create',
      endpoint: 'v3_add_to_business_tree',
      right: 'hierarchy.edit',
      options: z.strictObject({ node_id: idSchema }),
      answer: emptyResponseSchema,
      async handle({ node_id: id }, { viewer, business, member }) {
        await addToTree(db, viewer, { business, member }, parseId(id));
        return { data: null };
      },
    }),
    businessResource(deps, {
      ...gate,
      name: 'BusinessTree',
      action: 'update',
      endpoint: 'v3_move_in_business_tree',
      right: 'hierarchy.edit',
      options: z.strictObject({ node_id: idSchema, parent_id: idSchema }),
      answer: emptyResponseSchema,
      async handle({ node_id: id, parent_id: parent }, membership) {
        await moveInTree(db, membership, parseId(id), parseId(parent));
        return { data: null };
      },
    }),
    businessResource(deps, {
      ...gate,
      name: 'BusinessTree',
      action: 'delete',
      endpoint: 'v3_remove_from_business_tree',
      right: 'hierarchy.edit',
      options: z.strictObject({ node_id: idSchema }),
      answer: emptyResponseSchema,
      async handle({ node_id: id }, membership) {
        await removeFromTree(db, membership, parseId(id));
        return { data: null };
      },
    }),
  ];
}
