import { ASSET_KINDS } from '@pegboard/business-dashboard/model';
import { collapseWhitespace } from '@pegboard/types';
import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { personSchema, presentPerson, userColumns, users } from '../../people/accounts/index.ts';
import { idAnswer, emptyResponseSchema } from '../../platform/http/response-schemas.ts';
import { businessMembers, businessResource, type Membership, roleSchema } from '../business/index.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Deps } from './deps.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import type { AnyResource } from '../../platform/http/resource.ts';
import {
  addAsset,
  assignMember,
  createGroup,
  deleteGroup,
  removeAsset,
  renameGroup,
  unassignMember,
  type AssetName,
} from './change-groups.ts';
import { lockGroup, listGroups, type GroupRow } from './find-groups.ts';
import { listAssets } from './list-assets.ts';

const MEMBERS_MAX = 500;
const nameSchema = z
  .string()
  .max(400)
  .transform(collapseWhitespace)
  .pipe(z.string().min(1, 'Give it a name.').max(80, 'Use 80 characters or fewer.'))
  .refine((name) => !/\p{Cc}/u.test(name), 'Use letters, not control characters.');
const assetName = { kind: z.enum(ASSET_KINDS), asset_id: idSchema };
const assetId = z.strictObject({ kind: z.enum(ASSET_KINDS), id: idAnswer });

const answerSchema = z.strictObject({
  groups: z.array(
    z.strictObject({
      id: idAnswer,
      name: z.string(),
      assets: z.array(assetId),
      member_ids: z.array(idAnswer),
    }),
  ),
  /** All assets that can be in a group. */
  assets: z.array(assetId.extend({ name: z.string() })),
  /** All members of the business. */
  members: z.array(personSchema.extend({ role: roleSchema })),
});

type AssetInput = AssetName & { readonly group_id: string };

/** REST resources of asset groups: the grouped assets of a business, and the assigned members (BD-06). */
export function assetGroupResources(deps: Deps): readonly AnyResource[] {
  const { db } = deps;
  const kinds = ['access', 'manager'] as const;
  const edit = { right: 'asset_groups.edit', kinds } as const;
  const inGroup =
    <Input extends { readonly group_id: string }>(
      change: (tx: Db, by: Membership, group: GroupRow, input: Input) => Promise<void>,
    ) =>
    async (input: Input, by: Membership): Promise<{ readonly data: null }> => {
      await db.transaction(async (tx) =>
        change(tx, by, await lockGroup(tx, by.business, input.group_id), input),
      );
      return { data: null };
    };
  return [
    businessResource(deps, {
      name: 'AssetGroups',
      action: 'get',
      endpoint: 'v3_get_asset_groups',
      right: 'asset_groups.view',
      kinds,
      options: z.strictObject({}),
      answer: answerSchema,
      async handle(_, { business }) {
        const [groups, assets, members] = await Promise.all([
          listGroups(db, business),
          listAssets(db, business.id),
          db
            .select({ user: userColumns, role: businessMembers.role })
            .from(businessMembers)
            .innerJoin(users, eq(users.id, businessMembers.userId))
            .where(eq(businessMembers.businessId, business.id))
            .orderBy(asc(businessMembers.joinedAt), asc(users.id))
            .limit(MEMBERS_MAX),
        ]);
        return {
          data: {
            groups: groups.map(({ id, name, assets: held, memberIds }) => ({
              id: String(id),
              name,
              assets: held.map((asset) => ({ kind: asset.kind, id: String(asset.id) })),
              member_ids: memberIds.map(String),
            })),
            assets: assets.map(({ kind, id, name }) => ({ kind, id: String(id), name })),
            members: members.map(({ user, role }) => ({ ...presentPerson(user), role })),
          },
        };
      },
    }),
    businessResource(deps, {
      ...edit,
      name: 'AssetGroup',
      action: 'create',
      endpoint: 'v3_create_asset_group',
      options: z.strictObject({ name: nameSchema }),
      answer: z.strictObject({ id: idAnswer }),
      async handle({ name }, by) {
        return { data: { id: String(await db.transaction((tx) => createGroup(tx, by, name))) } };
      },
    }),
    businessResource(deps, {
      ...edit,
      name: 'AssetGroup',
      action: 'update',
      endpoint: 'v3_rename_asset_group',
      options: z.strictObject({ group_id: idSchema, name: nameSchema }),
      answer: emptyResponseSchema,
      handle: inGroup<{ readonly group_id: string; readonly name: string }>((tx, by, group, { name }) =>
        renameGroup(tx, by, group, name),
      ),
    }),
    businessResource(deps, {
      ...edit,
      name: 'AssetGroup',
      action: 'delete',
      endpoint: 'v3_delete_asset_group',
      options: z.strictObject({ group_id: idSchema }),
      answer: emptyResponseSchema,
      handle: inGroup(deleteGroup),
    }),
    businessResource(deps, {
      ...edit,
      name: 'AssetGroupAsset',
      action: 'create',
      endpoint: 'v3_add_to_asset_group',
      options: z.strictObject({ group_id: idSchema, ...assetName }),
      answer: emptyResponseSchema,
      handle: inGroup<AssetInput>(addAsset),
    }),
    businessResource(deps, {
      ...edit,
      name: 'AssetGroupAsset',
      action: 'delete',
      endpoint: 'v3_remove_from_asset_group',
      options: z.strictObject({ group_id: idSchema, ...assetName }),
      answer: emptyResponseSchema,
      handle: inGroup<AssetInput>(removeAsset),
    }),
    businessResource(deps, {
      ...edit,
      name: 'AssetGroupMember',
      action: 'create',
      endpoint: 'v3_assign_to_asset_group',
      options: z.strictObject({ group_id: idSchema, user_id: idSchema }),
      answer: emptyResponseSchema,
      handle: inGroup<{ readonly group_id: string; readonly user_id: string }>((tx, by, group, input) =>
        assignMember(tx, by, group, parseId(input.user_id)),
      ),
    }),
    businessResource(deps, {
      ...edit,
      name: 'AssetGroupMember',
      action: 'delete',
      endpoint: 'v3_unassign_from_asset_group',
      options: z.strictObject({ group_id: idSchema, user_id: idSchema }),
      answer: emptyResponseSchema,
      handle: inGroup<{ readonly group_id: string; readonly user_id: string }>((tx, by, group, input) =>
        unassignMember(tx, by, group, parseId(input.user_id)),
      ),
    }),
  ];
}
