import { MODERATION_DECISIONS, REPORTED_KINDS } from '@pegboard/types';
import { z } from 'zod';
import { pageOptions, parsePageParams } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { withIdempotencyKey } from '../../people/idempotency/index.ts';
import { countAnswer, emptyResponseSchema } from '../../platform/http/response-schemas.ts';
import { ASSIGNMENT_CHANGES, changeAssignment } from './assignments.ts';
import { withdrawDecision } from './withdraw-decision.ts';
import { decide } from './decide.ts';
import { DECIDED_AT_ONCE_MAX, decideMany } from './decide-many.ts';
import {
  auditSchema,
  decisionSchema,
  presentAudit,
  presentDecision,
  presentQueued,
  queuedSchema,
} from './present-report.ts';
import { auditTrail, moderationQueue } from './report-lists.ts';
import { checkModerator, detailSchema, statementSchema } from './rules.ts';

const DECISIONS_PATH = '/reports-and-violations/decisions/';
const QUEUE_PATH = '/reports-and-violations/queue/';

const subjectsSchema = z
  .array(z.strictObject({ object_type: z.enum(REPORTED_KINDS), object_id: idSchema }))
  .min(1, 'Mark a report.')
  .max(DECIDED_AT_ONCE_MAX);

/**
 * Returns the options of the form of the queue: a button of one item sends `one`, such as `keep pin:7`; a button for all
 * marked items sends `decision` or `change`.
 */
function readQueueForm(sent: Readonly<Record<string, string>>): unknown {
  const { one = '', items = '', decision, change, note, statement } = sent;
  const [chosen = '', ...named] = one.split(' ');
  const of = named.length > 0 ? named : items.split(' ').filter((item) => item !== '');
  const what = named.length > 0 ? chosen : (decision ?? change ?? '');
  const subjects = of.map((item) => {
    const [kind, id] = item.split(':');
    return { object_type: kind, object_id: id };
  });
  return ASSIGNMENT_CHANGES.some((known) => known === what)
    ? { items: subjects, change: what }
    : { items: subjects, decision: what, ...(note && { note }), ...(statement && { statement }) };
}

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
      options: z.strictObject({
        object_type: z.enum(REPORTED_KINDS).optional(),
        /** True for those that the viewer took. */
        mine: z.boolean().optional(),
        ...pageOptions,
      }),
      answer: z.array(queuedSchema),
      async handle({ object_type: kind, mine, ...page }, { viewer }) {
        checkModerator(viewer);
        const filter = { kind, isMine: mine };
        const { items, bookmark } = await moderationQueue(deps, viewer, filter, parsePageParams(page));
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
        statement: detailSchema.optional(),
      }),
      answer: decisionSchema,
      async handle(
        { object_type: kind, object_id: id, decision, note = null, statement = null },
        { viewer, idempotencyKey: key },
      ) {
        checkModerator(viewer);
        const request = { decide: [kind, id, decision, note, statement] };
        const input = { kind, objectId: parseId(id), decision, note, statement };
        const data = await db.transaction((tx) =>
          withIdempotencyKey(tx, viewer, { key, request }, async () =>
            presentDecision(await decide(deps, tx, viewer, input)),
          ),
        );
        return { data };
      },
    }),
    authenticatedResource({
      name: 'ModerationDecisions',
      action: 'create',
      endpoint: 'v3_decide_reports_of_many',
      form: {
        path: QUEUE_PATH,
        keeps: ['items', 'one', 'change', 'decision', 'note', 'statement'],
        hides: [],
        repeats: ['items'],
        optionsOf: readQueueForm,
        leadsTo: `${QUEUE_PATH}?done=saved`,
      },
      options: z
        .strictObject({
          items: subjectsSchema,
          decision: z.enum(MODERATION_DECISIONS).optional(),
          change: z.enum(ASSIGNMENT_CHANGES).optional(),
          note: detailSchema.optional(),
          statement: detailSchema.optional(),
        })
        .refine(({ decision, change }) => (decision === undefined) !== (change === undefined)),
      answer: z.strictObject({ decided: countAnswer, skipped: countAnswer }),
      async handle(options, { viewer }) {
        checkModerator(viewer);
        const { items, decision, change, note = null, statement = null } = options;
        const subjects = items.map(({ object_type: kind, object_id: id }) => ({
          kind,
          objectId: parseId(id) ?? 0n,
        }));
        if (decision !== undefined)
          return { data: await decideMany(deps, viewer, subjects, { decision, note, statement }) };
        await db.transaction(async (tx) => {
          for (const subject of subjects) await changeAssignment(tx, viewer, subject, change ?? 'take');
        });
        return { data: { decided: subjects.length, skipped: 0 } };
      },
    }),
    authenticatedResource({
      name: 'ModerationDecision',
      action: 'update',
      endpoint: 'v3_withdraw_decision',
      form: {
        path: DECISIONS_PATH,
        keeps: ['id', 'reason'],
        hides: [],
        leadsTo: `${DECISIONS_PATH}?done=withdrawn`,
      },
      options: z.strictObject({ id: idSchema, reason: statementSchema }),
      answer: emptyResponseSchema,
      async handle({ id, reason }, { viewer }) {
        checkModerator(viewer);
        await db.transaction((tx) => withdrawDecision(deps, tx, viewer, parseId(id) ?? 0n, reason));
        return { data: null };
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
