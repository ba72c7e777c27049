import { z } from 'zod';
import { recordAction } from '../../people/audit-log/index.ts';
import { pageOptions, parsePageParams, toPage } from '../../platform/http/bookmark.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Module } from '../../platform/http/module.ts';
import { authenticatedResource } from '../../platform/http/resource.ts';
import {
  countAnswer,
  emptyResponseSchema,
  idAnswer,
  timeAnswer,
} from '../../platform/http/response-schemas.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { liftLimit, listLimits, SPAM_RULES } from '../../safety/spam/index.ts';
import { checkTeam } from '../members/index.ts';
import type { Deps } from './deps.ts';

const LIST = 'spam limits';

/** Members whose reach is limited by the rules against spam, in the administration (OP-09). */
export function spamLimitsModule(deps: Deps): Module {
  const { db, bookmarks } = deps;
  return {
    resources: [
      authenticatedResource({
        name: 'SpamLimits',
        action: 'get',
        endpoint: 'v3_get_spam_limits',
        options: z.strictObject(pageOptions),
        answer: z.array(
          z.strictObject({
            id: idAnswer,
            rule: z.enum(SPAM_RULES),
            sample: z.string().nullable(),
            count: countAnswer,
            username: z.string(),
            full_name: z.string(),
            created_at: timeAnswer,
          }),
        ),
        async handle(options, { viewer }) {
          checkTeam(viewer);
          const { size, after } = parsePageParams(options);
          const [last] = bookmarks.read(LIST, after) ?? [];
          const rows = await listLimits(db, last === undefined ? undefined : BigInt(last), size + 1);
          const { items, bookmark } = toPage(rows, size, ({ id }) => bookmarks.make(LIST, [String(id)]));
          const data = items.map(({ id, fullName, createdAt, ...limit }) => ({
            id: String(id),
            ...limit,
            full_name: fullName,
            created_at: createdAt.toISOString(),
          }));
          return { data, bookmark };
        },
      }),
      authenticatedResource({
        name: 'SpamLimit',
        action: 'delete',
        endpoint: 'v3_lift_spam_limit',
        form: { path: '/_/limits/', keeps: ['id'], hides: [], leadsTo: '/_/limits/?done=lifted' },
        options: z.strictObject({ id: idSchema }),
        answer: emptyResponseSchema,
        async handle({ id }, { viewer }) {
          checkTeam(viewer);
          await db.transaction(async (tx) => {
            const lifted = await liftLimit(deps, tx, parseId(id) ?? 0n);
            if (!lifted) throw new AppError('spam_limit_not_found');
            const details = { rule: lifted.rule };
            await recordAction(deps, tx, viewer, {
              action: 'spam_limit_lifted',
              memberId: lifted.userId,
              details,
            });
          });
          return { data: null };
        },
      }),
    ],
  };
}
