import { INTEGRATIONS, type IntegrationKey } from '@pegboard/business-dashboard/model';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { nothing, timeAnswer } from '../answer.ts';
import { users } from '../accounts/tables.ts';
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
        const known = new Map(rows.map((row) => [row.integration, row]));
        return {
          data: keys.map((integration) => {
            const row = known.get(integration);
            return {
              integration,
              set_up_at: row?.setUpAt.toISOString() ?? null,
              set_up_by: row?.by ?? null,
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
