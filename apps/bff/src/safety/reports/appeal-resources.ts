import { MODERATION_DECISIONS, REPORTED_KINDS } from '@pegboard/types';
import { z } from 'zod';
import { personSchema, presentPerson } from '../../people/accounts/index.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { emptyResponseSchema, idAnswer, timeAnswer } from '../../platform/http/response-schemas.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import {
  answerAppeal,
  appeal,
  appealableDecisions,
  appealDeadline,
  openAppeals,
  type AppealRow,
} from './appeals.ts';
import type { Deps } from './deps.ts';
import type { DecisionRow } from './report-lists.ts';
import { checkModerator, statementSchema } from './rules.ts';
import { APPEAL_ANSWERS } from './answers.ts';

/** The page of moderators with the open appeals. */
const APPEALS_PAGE = '/reports-and-violations/appeals/';

const APPEALS_PER_DAY = defineLimit({ name: 'appeals', max: 20, windowMs: 86_400_000, against: 'abuse' });
const APPEAL_PATH = '/appealed-pin/';

const decisionAnswer = {
  decision_id: idAnswer,
  object_type: z.enum(REPORTED_KINDS),
  excerpt: z.string(),
  decision: z.enum(MODERATION_DECISIONS),
  reasons: z.array(z.string()),
  statement: z.string().nullable(),
  decided_at: timeAnswer,
};
const appealAnswer = z.strictObject({
  text: z.string(),
  created_at: timeAnswer,
  answer: z.enum(APPEAL_ANSWERS).nullable(),
  answer_text: z.string().nullable(),
  answered_at: timeAnswer.nullable(),
});
const ownAnswer = z.array(
  z.strictObject({
    ...decisionAnswer,
    appeal_until: timeAnswer,
    can_appeal: z.boolean(),
    appeal: appealAnswer.nullable(),
  }),
);
const openAnswer = z.array(
  z.strictObject({
    ...decisionAnswer,
    id: idAnswer,
    text: z.string(),
    created_at: timeAnswer,
    owner: personSchema,
    moderator: z.string().nullable(),
  }),
);

/** REST resources of appeals: sent by the owner of what was decided on, answered by moderators (AC-10). */
export function appealResources(deps: Deps): readonly AnyResource[] {
  const { db, limits } = deps;
  return [
    authenticatedResource({
      name: 'Appeal',
      action: 'get',
      endpoint: 'v3_get_own_appeals',
      options: z.strictObject({ decision_id: idSchema.optional() }),
      answer: ownAnswer,
      async handle({ decision_id: id }, { viewer }) {
        const rows = await appealableDecisions(
          db,
          viewer,
          id === undefined ? undefined : (parseId(id) ?? 0n),
        );
        return {
          data: rows.map((row) => ({
            ...presentDecided(row.decision),
            appeal_until: appealDeadline(row.decision).toISOString(),
            can_appeal: !row.appeal && appealDeadline(row.decision) > deps.now(),
            appeal: row.appeal && presentAppeal(row.appeal),
          })),
        };
      },
    }),
    authenticatedResource({
      name: 'Appeal',
      action: 'create',
      endpoint: 'v3_appeal',
      form: { path: APPEAL_PATH, keeps: ['decision_id', 'text'], hides: [], leadsTo: APPEAL_PATH },
      options: z.strictObject({ decision_id: idSchema, text: statementSchema }),
      answer: emptyResponseSchema,
      async handle({ decision_id: id, text }, { viewer }) {
        await limits.count([APPEALS_PER_DAY, String(viewer.id)]);
        await appeal(deps, viewer, parseId(id) ?? 0n, text);
        return { data: null };
      },
    }),
    authenticatedResource({
      name: 'OpenAppeals',
      action: 'get',
      endpoint: 'v3_get_open_appeals',
      options: z.strictObject({}),
      answer: openAnswer,
      async handle(_, { viewer }) {
        checkModerator(viewer);
        const rows = await openAppeals(db, viewer);
        return {
          data: rows.map((row) => ({
            ...presentDecided(row.decision),
            id: String(row.appeal.id),
            text: row.appeal.text,
            created_at: row.appeal.createdAt.toISOString(),
            owner: presentPerson(row.owner),
            moderator: row.moderator,
          })),
        };
      },
    }),
    authenticatedResource({
      name: 'Appeal',
      action: 'update',
      endpoint: 'v3_answer_appeal',
      form: { path: APPEALS_PAGE, keeps: ['id', 'text'], hides: ['answer'], leadsTo: APPEALS_PAGE },
      options: z.strictObject({ id: idSchema, answer: z.enum(APPEAL_ANSWERS), text: statementSchema }),
      answer: emptyResponseSchema,
      async handle({ id, ...answer }, { viewer }) {
        checkModerator(viewer);
        await answerAppeal(deps, viewer, parseId(id) ?? 0n, answer);
        return { data: null };
      },
    }),
  ];
}

function presentDecided(row: DecisionRow) {
  return {
    decision_id: String(row.id),
    object_type: row.kind,
    excerpt: row.excerpt,
    decision: row.decision,
    reasons: Object.keys(row.reasons),
    statement: row.statement,
    decided_at: row.createdAt.toISOString(),
  };
}

function presentAppeal(row: AppealRow): z.infer<typeof appealAnswer> {
  return {
    text: row.text,
    created_at: row.createdAt.toISOString(),
    answer: row.answer,
    answer_text: row.answerText,
    answered_at: row.answeredAt?.toISOString() ?? null,
  };
}
