import { INTEGRATIONS, type IntegrationKey } from '@pegboard/business-dashboard/model';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { nothing, timeAnswer } from '../answer.ts';
import { users } from '../accounts/tables.ts';
import type { Db } from '../db.ts';
import type { Deps } from '../deps.ts';
import type { AnyResource } from '../resource.ts';
import { businessResource } from './business-resource.ts';
import { logAction } from './log-action.ts';
import { businessIntegrations } from './tables.ts';

const keys = INTEGRATIONS.map(({ key }) => key) as [IntegrationKey, ...IntegrationKey[]];
const keySchema = z.enum(keys, 'This is none of the services that can be connected.');
const statusSchema = z.strictObject({
  integration: keySchema,
  set_up_at: timeAnswer.nullable(),
  /** Null when the account is gone. */
  set_up_by: z.string().nullable(),
  /** When something came by the ways that it brings: the tag, or the conversions API. Only of what is set up. */
  last_event_at: timeAnswer.nullable(),
});

/** What a business connected: each service, and who said when that it is set up (BD-08, BD-09). */
export function integrationResources(deps: Deps): readonly AnyResource[] {
  const { db } = deps;
  return [
    businessResource(deps, {
      name: 'BusinessIntegrations',
      action: 'get',
      endpoint: 'v3_get_business_integrations',
      right: 'integrations.view',
      options: z.strictObject({}),
      answer: z.array(statusSchema),
      async handle(_, { business }) {
        const rows = await db
          .select({
            integration: businessIntegrations.integration,
            setUpAt: businessIntegrations.setUpAt,
            by: users.username,
          })
          .from(businessIntegrations)
          .leftJoin(users, eq(users.id, businessIntegrations.setUpBy))
          .where(eq(businessIntegrations.businessId, business.id));
        const lasts = rows.length === 0 ? new Map<string, Date>() : await lastBySource(db, business.id);
        const known = new Map(rows.map((row) => [row.integration, row]));
        return {
          data: INTEGRATIONS.map(({ key: integration, brings }) => {
            const row = known.get(integration);
            return {
              integration,
              set_up_at: row?.setUpAt.toISOString() ?? null,
              set_up_by: row?.by ?? null,
              last_event_at: row ? lastOf(brings, lasts) : null,
            };
          }),
        };
      },
    }),
    businessResource(deps, {
      name: 'BusinessIntegrations',
      action: 'update',
      endpoint: 'v3_set_up_business_integration',
      right: 'integrations.edit',
      options: z.strictObject({ integration: keySchema, is_set_up: z.boolean() }),
      answer: nothing,
      async handle({ integration, is_set_up: isSetUp }, { business, member }) {
        await db.transaction(async (tx) => {
          if (isSetUp)
            await tx
              .insert(businessIntegrations)
              .values({ businessId: business.id, integration, setUpBy: member.userId })
              .onConflictDoNothing();
          else
            await tx
              .delete(businessIntegrations)
              .where(
                and(
                  eq(businessIntegrations.businessId, business.id),
                  eq(businessIntegrations.integration, integration),
                ),
              );
          const name = INTEGRATIONS.find(({ key }) => key === integration)?.name ?? integration;
          await logAction(
            tx,
            { business, member },
            isSetUp ? 'integration.set_up' : 'integration.removed',
            name,
          );
        });
        return { data: null };
      },
    }),
  ];
}

/** When an event came last to a tag of the business, by each way: the hour from the sums, the moment within it. */
async function lastBySource(db: Db, businessId: bigint): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await db.execute<{ source: string; at: string }>(sql`
    select sums.source, max(event.received_at)::text as at
    from (
      select tag_id, source, max(hour) as hour from conversion_hours
      where tag_id in (select id from conversion_tags where business_id = ${businessId}) group by tag_id, source
    ) sums, lateral (
      select received_at from conversion_events
      where tag_id = sums.tag_id and received_at >= sums.hour and source = sums.source
      order by received_at desc limit 1
    ) event group by sums.source`);
  return new Map(rows.map(({ source, at }) => [source, new Date(at)]));
}

const SOURCES: Readonly<Record<string, string>> = { tag: 'tag', events: 'api' };

function lastOf(brings: readonly string[], lasts: ReadonlyMap<string, Date>): string | null {
  const times = brings.flatMap((one) => lasts.get(SOURCES[one] ?? '') ?? []);
  return times.length === 0 ? null : new Date(Math.max(...times.map(Number))).toISOString();
}
