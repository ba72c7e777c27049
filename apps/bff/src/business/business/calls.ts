import { DEFAULT_LOCALE } from '@pegboard/types';
import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { accountMail, users } from '../../people/accounts/index.ts';
import { idAnswer, emptyResponseSchema, timeAnswer } from '../../platform/http/response-schemas.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { defineMail, mailMessages, queueMail } from '../../platform/mail/index.ts';
import { getIdTimestamp, newId, parseId } from '../../platform/ids/new-id.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import { businessCalls } from './tables.ts';

const DAY_MS = 86_400_000;
const CALLS_A_DAY = defineLimit({ name: 'requested calls', max: 5, windowMs: DAY_MS, against: 'abuse' });
const CALLS_SHOWN = 50;
const AHEAD_DAYS = 90;

const topicSchema = z.enum(['start', 'ads', 'catalogs', 'measuring', 'other'], 'Choose what it is about.');
const partSchema = z.enum(['morning', 'afternoon', 'evening'], 'Choose a part of the day.');
const phoneSchema = z
  .string()
  .trim()
  .max(40, 'This is longer than a telephone number.')
  .regex(/^\+?[\d ()./-]{5,40}$/, 'Write the number with its country code, as +1 555 0100.');
const callSchema = z.strictObject({
  id: idAnswer,
  topic: topicSchema,
  day: z.iso.date(),
  part_of_day: partSchema,
  time_zone: z.string(),
  phone: z.string(),
  message: z.string(),
  asked_at: timeAnswer,
});

/**
 * Returns whether a day can be chosen for a phone call: from today in any time zone to three months ahead.
 */
export function isCallDay(day: string, now: Date): boolean {
  const at = Date.parse(`${day}T12:00:00Z`);
  return at >= now.getTime() - 1.5 * DAY_MS && at <= now.getTime() + AHEAD_DAYS * DAY_MS;
}

/**
 * The email to a member, in their language, and to the operators of the site, in the default one, about a requested phone call.
 */
export const businessCallMail = defineMail({
  name: 'business-call',
  data: z.strictObject({ callId: z.string(), to: z.enum(['asker', 'site']) }),
  async write({ callId, to }, { db, env }: Deps) {
    const [call] = await db
      .select({
        call: businessCalls,
        email: users.email,
        firstName: users.firstName,
        username: users.username,
        locale: users.locale,
      })
      .from(businessCalls)
      .innerJoin(users, eq(users.id, businessCalls.userId))
      .where(eq(businessCalls.id, parseId(callId) ?? 0n));
    if (!call) return null;
    const { topic, day, partOfDay, timeZone, phone, message } = call.call;
    const locale = to === 'asker' ? call.locale : DEFAULT_LOCALE;
    const texts = mailMessages(locale).businessCall;
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(
      new Date(day),
    );
    const request = [
      texts.topic(texts.topics[topic]),
      texts.time(date, texts.parts[partOfDay], timeZone),
      texts.phone(phone),
      ...(message === '' ? [] : [message]),
    ];
    if (to === 'asker')
      return accountMail(call, texts.subject, [
        texts.received,
        ...request,
        { link: `${env.publicUrl}/business/schedule_call/`, label: texts.manage },
      ]);
    const site = /<([^<>]+)>$/.exec(env.mailFrom)?.[1] ?? env.mailFrom;
    return accountMail({ email: site, firstName: 'team' }, `${call.username} requests a call`, [
      `@${call.username} (${call.email}) requests a call.`,
      ...request,
    ]);
  },
});

/**
 * REST resources of phone calls that members request: emailed to both sides, listed, and canceled (BD-09).
 */
export function callResources(deps: Deps): readonly AnyResource[] {
  const { db } = deps;
  return [
    authenticatedResource({
      name: 'BusinessCall',
      action: 'get',
      endpoint: 'v3_get_business_calls',
      options: z.strictObject({}),
      answer: z.array(callSchema),
      async handle(_, { viewer }) {
        const rows = await db
          .select()
          .from(businessCalls)
          .where(eq(businessCalls.userId, viewer.id))
          .orderBy(desc(businessCalls.id))
          .limit(CALLS_SHOWN);
        return { data: rows.map(presentCall) };
      },
    }),
    authenticatedResource({
      name: 'BusinessCall',
      action: 'create',
      endpoint: 'v3_ask_for_business_call',
      options: z.strictObject({
        topic: topicSchema,
        day: z.iso.date('Choose a day.'),
        part_of_day: partSchema,
        time_zone: z.string().trim().max(60).default('UTC'),
        phone: phoneSchema,
        message: z.string().trim().max(2000, 'Use 2,000 characters or fewer.').default(''),
      }),
      answer: callSchema,
      async handle(options, { viewer }) {
        if (!isCallDay(options.day, deps.now()))
          throw new AppError('invalid_input', {
            fields: { day: 'Choose a day in the next three months.' },
          });
        await deps.limits.count([CALLS_A_DAY, String(viewer.id)]);
        const { part_of_day: partOfDay, time_zone: timeZone, ...rest } = options;
        const call = { id: newId(), userId: viewer.id, partOfDay, timeZone, ...rest };
        await db.transaction(async (tx) => {
          await tx.insert(businessCalls).values(call);
          for (const to of ['asker', 'site'] as const)
            await queueMail(deps, tx, businessCallMail, { callId: String(call.id), to });
        });
        return { data: presentCall(call) };
      },
    }),
    authenticatedResource({
      name: 'BusinessCall',
      action: 'delete',
      endpoint: 'v3_take_back_business_call',
      options: z.strictObject({ call_id: idSchema }),
      answer: emptyResponseSchema,
      async handle({ call_id: id }, { viewer }) {
        const removed = await db
          .delete(businessCalls)
          .where(and(eq(businessCalls.id, parseId(id) ?? 0n), eq(businessCalls.userId, viewer.id)))
          .returning({ id: businessCalls.id });
        if (removed.length === 0) throw new AppError('call_not_found');
        return { data: null };
      },
    }),
  ];
}

function presentCall(row: typeof businessCalls.$inferSelect): z.infer<typeof callSchema> {
  const { id, topic, day, partOfDay, timeZone, phone, message } = row;
  return {
    id: String(id),
    topic,
    day,
    part_of_day: partOfDay,
    time_zone: timeZone,
    phone,
    message,
    asked_at: getIdTimestamp(id).toISOString(),
  };
}
