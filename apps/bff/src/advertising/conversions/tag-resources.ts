import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  countAnswer,
  idAnswer,
  emptyResponseSchema,
  timeAnswer,
} from '../../platform/http/response-schemas.ts';
import { businessResource, logAction } from '../../business/business/index.ts';
import { findAccount } from '../campaigns/index.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { AnyResource } from '../../platform/http/resource.ts';
import { EVENT_NAMES, EVENT_SOURCES } from './event-names.ts';
import { findTag, listTags, readTagDashboard, type EventCount } from './find-tags.ts';
import { conversionTags } from './tables.ts';

const kinds = ['access', 'manager'] as const;
const TAGS_OF_ACCOUNT_MAX = 20;
/** The name that a member gave to a tag or a token. */
export const nameSchema = z.string().trim().min(1).max(100);

const tagAnswer = z.strictObject({
  id: idAnswer,
  name: z.string(),
  created_at: timeAnswer,
  last_event_at: timeAnswer.nullable(),
  /** Number of events in the last 24 hours. */
  events_of_day: countAnswer,
});
const countsAnswer = z.array(
  z.strictObject({ name: z.enum(EVENT_NAMES), source: z.enum(EVENT_SOURCES), events: countAnswer }),
);
const dashboardAnswer = z.strictObject({
  last_event_at: timeAnswer.nullable(),
  day: countsAnswer,
  week: countsAnswer,
  newest: z.array(
    z.strictObject({
      event_id: z.string(),
      name: z.enum(EVENT_NAMES),
      source: z.enum(EVENT_SOURCES),
      value_micro: countAnswer.nullable(),
      currency: z.string().nullable(),
      is_attributed: z.boolean(),
      received_at: timeAnswer,
    }),
  ),
});

/** REST resources of a business's tags and their events (BD-08). */
export function tagResources(deps: Deps): readonly AnyResource[] {
  const { db, now } = deps;
  return [
    businessResource(deps, {
      name: 'ConversionTags',
      action: 'get',
      endpoint: 'v3_get_conversion_tags',
      right: 'conversions.view',
      kinds,
      options: z.strictObject({ account_id: idSchema }),
      answer: z.array(tagAnswer),
      async handle({ account_id: accountId }, who) {
        const account = await findAccount(db, who, accountId);
        const tags = await listTags(db, account.id, now());
        return {
          data: tags.map((tag) => ({
            id: String(tag.id),
            name: tag.name,
            created_at: tag.createdAt.toISOString(),
            last_event_at: tag.lastEventAt?.toISOString() ?? null,
            events_of_day: tag.eventsOfDay,
          })),
        };
      },
    }),
    businessResource(deps, {
      name: 'ConversionTag',
      action: 'create',
      endpoint: 'v3_create_conversion_tag',
      right: 'conversions.edit',
      kinds,
      options: z.strictObject({ account_id: idSchema, name: nameSchema }),
      answer: z.strictObject({ id: idAnswer }),
      async handle({ account_id: accountId, name }, who) {
        const account = await findAccount(db, who, accountId);
        const id = newId();
        await db.transaction(async (tx) => {
          // The account is locked, so that concurrent requests cannot exceed the maximum.
          await tx.execute(sql`select from ad_accounts where id = ${account.id} for update`);
          const there = await tx.$count(conversionTags, eq(conversionTags.accountId, account.id));
          if (there >= TAGS_OF_ACCOUNT_MAX) throw new AppError('tags_full');
          await tx
            .insert(conversionTags)
            .values({ id, businessId: who.business.id, accountId: account.id, name });
          await logAction(tx, who, 'conversion_tag.created', name);
        });
        return { data: { id: String(id) } };
      },
    }),
    businessResource(deps, {
      name: 'ConversionTag',
      action: 'update',
      endpoint: 'v3_rename_conversion_tag',
      right: 'conversions.edit',
      kinds,
      options: z.strictObject({ tag_id: idSchema, name: nameSchema }),
      answer: emptyResponseSchema,
      async handle({ tag_id: tagId, name }, who) {
        const tag = await findTag(db, who, tagId);
        await db.update(conversionTags).set({ name }).where(eq(conversionTags.id, tag.id));
        return { data: null };
      },
    }),
    businessResource(deps, {
      name: 'ConversionTag',
      action: 'delete',
      endpoint: 'v3_delete_conversion_tag',
      right: 'conversions.edit',
      kinds,
      options: z.strictObject({ tag_id: idSchema }),
      answer: emptyResponseSchema,
      async handle({ tag_id: tagId }, who) {
        const tag = await findTag(db, who, tagId);
        await db.transaction(async (tx) => {
          await tx.delete(conversionTags).where(eq(conversionTags.id, tag.id));
          await logAction(tx, who, 'conversion_tag.deleted', tag.name);
        });
        return { data: null };
      },
    }),
    businessResource(deps, {
      name: 'ConversionTag',
      action: 'get',
      endpoint: 'v3_get_conversion_tag',
      right: 'conversions.view',
      kinds,
      options: z.strictObject({ tag_id: idSchema }),
      answer: dashboardAnswer,
      async handle({ tag_id: tagId }, who) {
        const tag = await findTag(db, who, tagId);
        const read = await readTagDashboard(db, tag.id, now());
        return {
          data: {
            last_event_at: read.lastEventAt?.toISOString() ?? null,
            day: read.day.map(plain),
            week: read.week.map(plain),
            newest: read.newest.map((event) => ({
              event_id: event.eventId,
              name: event.name,
              source: event.source,
              value_micro: event.valueMicro,
              currency: event.currency,
              is_attributed: event.campaignId !== null,
              received_at: event.receivedAt.toISOString(),
            })),
          },
        };
      },
    }),
  ];
}

const plain = ({ name, source, events }: EventCount): EventCount => ({ name, source, events });
