import { MODERATION_DECISIONS, REPORTED_KINDS } from '@pegboard/types';
import { z } from 'zod';
import { pageOptions, parsePageParams } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { withIdempotencyKey } from '../../people/idempotency/index.ts';
import { decide } from './decide.ts';
import {
  auditSchema,
  decisionSchema,
  presentAudit,
  presentDecision,
  presentQueued,
  queuedSchema,
} from './present-report.ts';
import { auditTrail, moderationQueue } from './report-lists.ts';
import { checkModerator, detailSchema } from './rules.ts';

/**
 * REST resources of moderators and employees: ModerationQueueResource get, ModerationDecisionResource create
 * and get (FB-04).
 */
export function moderationResources(deps: Deps): readonly AnyResource[] {
  const { db } = deps;
  return [
    authenticatedResource({
      name: 'ModerationQueue',
      action: 'get',
      endpoint: 'v3_get_moderation_queue',
      options: z.strictObject({ object_type: z.enum(REPORTED_KINDS).optional(), ...pageOptions }),
      answer: z.array(queuedSchema),
      async handle({ object_type: kind, ...page }, { viewer }) {
        checkModerator(viewer);
        const { items, bookmark } = await moderationQueue(deps, viewer, kind, parsePageParams(page));
        return { data: items.map(presentQueued), bookmark };
      },
    }),
    authenticatedResource({
      name: 'ModerationDecision',
      action: 'create',
      endpoint: 'v3_decide_reports',
      options: z.strictObject({
        object_type: z.enum(REPORTED_KINDS),
        object_id: idSchema,
        decision: z.enum(MODERATION_DECISIONS),
        note: detailSchema.optional(),
      }),
      answer: decisionSchema,
      async handle(
        { object_type: kind, object_id: id, decision, note = null },
        { viewer, idempotencyKey: key },
      ) {
        checkModerator(viewer);
        const request = { decide: [kind, id, decision, note] };
        const input = { kind, objectId: parseId(id), decision, note };
        const data = await db.transaction((tx) =>
          withIdempotencyKey(tx, viewer, { key, request }, async () =>
            presentDecision(await decide(tx, viewer, input)),
          ),
        );
        return { data };
      },
    }),
    authenticatedResource({
      name: 'ModerationDecision',
      action: 'get',
      endpoint: 'v3_get_moderation_decisions',
      options: z.strictObject(pageOptions),
      answer: z.array(auditSchema),
      async handle(options, { viewer }) {
        checkModerator(viewer);
        const { items, bookmark } = await auditTrail(deps, viewer, parsePageParams(options));
        return { data: items.map(presentAudit), bookmark };
      },
    }),
  ];
}
