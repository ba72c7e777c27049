import { toConnection } from '../../platform/graphql/connection.ts';
import { z } from 'zod';
import { idAnswer } from '../../platform/http/response-schemas.ts';
import { checkSubject, findUser } from '../../people/accounts/index.ts';
import { pageSize } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import type { Module } from '../../platform/http/module.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { authenticatedResource } from '../../platform/http/resource.ts';
import { blockUser, unblockUser } from './block-user.ts';
import { blockedUsers, hasBlocked } from './blocked-users.ts';

const wordSchema = z.string().max(200);
const blockSchema = z.strictObject({ id: idAnswer, is_blocked: z.boolean() });

/** Blocking members: UserBlockResource create and delete (§7), and the list of blocked members. */
export function blocksModule(deps: Deps): Module {
  const { db } = deps;
  return {
    resources: [
      authenticatedResource({
        name: 'UserBlock',
        action: 'create',
        endpoint: 'v3_block_user',
        options: z.strictObject({
          blocked_user_id: idSchema,
          orbac_subject_id: idSchema.optional(),
          block_source: wordSchema.optional(),
          block_context: wordSchema.optional(),
        }),
        answer: blockSchema,
        async handle(options, { viewer }) {
          checkSubject(options.orbac_subject_id, viewer);
          const id = parseId(options.blocked_user_id);
          if (id === viewer.id)
            throw new AppError('invalid_input', {
              fields: { blocked_user_id: 'You cannot block yourself.' },
            });
          const { block_source: source = null, block_context: context = null } = options;
          if (id === undefined || !(await blockUser(db, viewer, id, { source, context })))
            throw new AppError('user_not_found');
          return { data: { id: options.blocked_user_id, is_blocked: true } };
        },
      }),
      authenticatedResource({
        name: 'UserBlock',
        action: 'delete',
        endpoint: 'v3_unblock_user',
        form: {
          path: '/settings/blocked/',
          keeps: [],
          hides: ['blocked_user_id'],
          leadsTo: '/settings/blocked/',
        },
        options: z.strictObject({ blocked_user_id: idSchema }),
        answer: blockSchema,
        async handle({ blocked_user_id: blocked }, { viewer }) {
          const id = parseId(blocked);
          const isKnown =
            id !== undefined &&
            ((await hasBlocked(db, viewer, id)) || (await findUser(db, viewer, { id })) !== undefined);
          if (!isKnown) throw new AppError('user_not_found');
          await unblockUser(db, viewer, id);
          return { data: { id: blocked, is_blocked: false } };
        },
      }),
    ],
    resolvers: {
      Viewer: {
        async blockedUsers(_, { first, after }, { viewer }) {
          const params = { size: pageSize(first), after };
          const page = viewer ? await blockedUsers(deps, viewer, params) : { items: [], bookmark: null };
          return toConnection(page);
        },
      },
    },
  };
}
