import {
  DELIVERY_STATES,
  INTEGRATIONS,
  type LastDelivery,
  type IntegrationKey,
} from '@pegboard/business-dashboard/model';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { timeAnswer } from '../../platform/http/response-schemas.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Deps } from './deps.ts';
import type { AnyResource } from '../../platform/http/resource.ts';
import { businessResource } from './business-resource.ts';

const keys = INTEGRATIONS.map(({ key }) => key) as [IntegrationKey, ...IntegrationKey[]];
const keySchema = z.enum(keys, 'This is none of the services that can be connected.');
const statusSchema = z.strictObject({
  integration: keySchema,
  /** The last event of each channel in use, and its time. Another service may have sent it. */
  came: z.array(
    z.strictObject({
      way: z.enum(['tag', 'feed', 'events', 'audiences']),
      state: z.enum(DELIVERY_STATES),
      at: timeAnswer.nullable(),
    }),
  ),
});

/** The REST resource of a business's connections: the last event of each channel (BD-08, BD-09). */
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
        const came = await cameToBusiness(db, business.id);
        return {
          data: INTEGRATIONS.map(({ key: integration, brings }) => ({
            integration,
            came: brings.map((way) => ({ way, ...came(way) })),
          })),
        };
      },
    }),
  ];
}

type Way = (typeof INTEGRATIONS)[number]['brings'][number];
type Came = Pick<LastDelivery, 'state' | 'at'>;

/**
 * Returns the last event of each channel for the ad accounts and catalogs of a business, from hourly sums and
 * the ends of runs and uploads. The sending service is unknown.
 */
async function cameToBusiness(db: Db, businessId: bigint): Promise<(way: Way) => Came> {
  const accounts = sql`(select id from ad_accounts where business_id = ${businessId})`;
  const { rows } = await db.execute<{ way: Way; state: LastDelivery['state']; at: string }>(sql`
    select case source when 'tag' then 'tag' else 'events' end as way, 'received' as state, max(event.received_at)::text as at
    from (
      select tag_id, source, max(hour) as hour from conversion_hours
      where source in ('tag', 'api') and tag_id in (select id from conversion_tags where account_id in ${accounts})
      group by tag_id, source
    ) sums, lateral (
      select received_at from conversion_events
      where tag_id = sums.tag_id and received_at >= sums.hour and source = sums.source
      order by received_at desc limit 1
    ) event group by source
    union all
    select 'events', 'token_used', max(last_used_at)::text from conversion_tokens
    where account_id in ${accounts} and revoked_at is null having max(last_used_at) is not null
    union all
    select 'audiences', 'uploaded', max(ended_at)::text from conversion_uploads
    where account_id in ${accounts} and kind = 'customers' having max(ended_at) is not null
    union all (
      select 'feed', case when run.state = 'failed' then 'failed' when run.source = 'url' then 'fetched' else 'uploaded' end,
        run.ended_at::text
      from catalog_runs run join catalogs catalog on catalog.id = run.catalog_id
      where catalog.business_id = ${businessId} and run.ended_at is not null and run.state <> 'cancelled'
      order by run.ended_at desc limit 1
    )`);
  // The state of an event is more specific than that of the token by which it was sent.
  const known = new Map(rows.toReversed().map((row) => [row.way, row]));
  return (way) => {
    const row = known.get(way);
    return row ? { state: row.state, at: new Date(row.at).toISOString() } : { state: 'nothing', at: null };
  };
}
