import { informationPath } from '@pegboard/routes';
import { z } from 'zod';
import { emailSchema, fullNameSchema } from '../../people/accounts/index.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { authenticatedResource, publicResource, type AnyResource } from '../../platform/http/resource.ts';
import { emptyResponseSchema, idAnswer, timeAnswer } from '../../platform/http/response-schemas.ts';
import { defineLimit, getClientSubnet } from '../../platform/rate-limits/index.ts';
import { decideNotice, openNotices, storeNotice } from './copyright-notices.ts';
import type { Deps } from './deps.ts';
import { checkModerator, detailSchema, statementSchema } from './rules.ts';
import { NOTICE_DECISIONS } from './answers.ts';

const HOUR_MS = 3_600_000;
const NOTICES_PER_ADDRESS = defineLimit({
  name: 'copyright notices an address',
  max: 5,
  windowMs: HOUR_MS,
  against: 'abuse',
});
const NOTICES_IN_TOTAL = defineLimit({
  name: 'copyright notices in total',
  max: 300,
  windowMs: HOUR_MS,
  against: 'abuse',
});
const NOTICE_PATH = informationPath('copyright');

const receivedAnswer = z.strictObject({ reference: z.string() });
const openAnswer = z.array(
  z.strictObject({
    id: idAnswer,
    reference: z.string(),
    name: z.string(),
    email: z.string(),
    addresses: z.string(),
    work: z.string(),
    created_at: timeAnswer,
  }),
);
const isStated = z.literal(true, 'Confirm this statement.');

/** REST resources of copyright notices: sent by anyone, decided by moderators (AC-11). */
export function noticeResources({ db, limits }: Deps): readonly AnyResource[] {
  return [
    publicResource({
      name: 'CopyrightNotice',
      action: 'create',
      endpoint: 'v3_send_copyright_notice',
      form: {
        path: NOTICE_PATH,
        keeps: ['name', 'email', 'addresses', 'work', 'good_faith', 'accurate'],
        hides: [],
        optionsOf: ({ good_faith: goodFaith, accurate, ...sent }) => ({
          ...sent,
          good_faith: goodFaith === 'on',
          accurate: accurate === 'on',
        }),
        leadsTo: (data) => `${NOTICE_PATH}?reference=${receivedAnswer.parse(data).reference}`,
      },
      options: z.strictObject({
        name: fullNameSchema,
        email: emailSchema,
        addresses: statementSchema,
        work: statementSchema,
        good_faith: isStated,
        accurate: isStated,
      }),
      answer: receivedAnswer,
      async handle({ name, email, addresses, work }, { address }) {
        await limits.count([NOTICES_PER_ADDRESS, getClientSubnet(address)], [NOTICES_IN_TOTAL, '']);
        return { data: { reference: await storeNotice(db, { name, email, addresses, work }) } };
      },
    }),
    authenticatedResource({
      name: 'CopyrightNotice',
      action: 'get',
      endpoint: 'v3_get_copyright_notices',
      options: z.strictObject({}),
      answer: openAnswer,
      async handle(_, { viewer }) {
        checkModerator(viewer);
        const rows = await openNotices(db);
        return {
          data: rows.map(({ id, reference, name, email, addresses, work, createdAt }) => ({
            id: String(id),
            reference,
            name,
            email,
            addresses,
            work,
            created_at: createdAt.toISOString(),
          })),
        };
      },
    }),
    authenticatedResource({
      name: 'CopyrightNotice',
      action: 'update',
      endpoint: 'v3_decide_copyright_notice',
      options: z.strictObject({
        id: idSchema,
        decision: z.enum(NOTICE_DECISIONS),
        note: detailSchema.optional(),
      }),
      answer: emptyResponseSchema,
      async handle({ id, decision, note = null }, { viewer }) {
        checkModerator(viewer);
        await decideNotice(db, viewer, parseId(id) ?? 0n, { decision, note });
        return { data: null };
      },
    }),
  ];
}
