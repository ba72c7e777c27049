import { eq, sql } from 'drizzle-orm';
import {
  appGrants,
  notSuspendedCondition,
  openAccountCondition,
  registeredApps,
} from '../../people/accounts/index.ts';
import { activeGrantCondition } from '../../people/apps/index.ts';
import type { Deps } from './deps.ts';
import { webhookDeliveries, webhookEndpoints } from './tables.ts';

/** The time for which one process sends a delivery; longer than a fetch may take. */
const LEASE_S = 60;
/** The deliveries sent to an endpoint at once, and to one whose last attempt failed. */
const AT_ONCE = 2;
const AT_ONCE_FAILING = 1;

/** A delivery that this process sends, with its endpoint. */
export type ClaimedDelivery = {
  readonly delivery: typeof webhookDeliveries.$inferSelect;
  readonly endpoint: typeof webhookEndpoints.$inferSelect;
};

/**
 * Leases the delivery that is due the longest, of an endpoint that is not busy, and of those that fail only if
 * no other one waits; undefined if there is none. The grant of the
 * member is read again, with the scopes of the event: a revoked one ends its deliveries at once. Those of a closed or suspended
 * owner wait.
 */
export async function claimDelivery({
  db,
  now,
}: Pick<Deps, 'db' | 'now'>): Promise<ClaimedDelivery | undefined> {
  const at = sql`${now().toISOString()}`;
  const time = sql`${at}::timestamptz`;
  const busy = sql`(select count(*) from ${webhookDeliveries} sent
    where sent.endpoint_id = ${webhookEndpoints.id} and sent.state = 'pending' and sent.leased_until > ${time})`;
  const { rows } = await db.execute<{ id: string }>(sql`
    with due as materialized (
      select ${webhookDeliveries.id} from ${webhookDeliveries}
      join ${webhookEndpoints} on ${webhookEndpoints.id} = ${webhookDeliveries.endpointId}
      join ${registeredApps} on ${registeredApps.id} = ${webhookEndpoints.appId}
      where ${webhookDeliveries.state} = 'pending' and ${webhookDeliveries.nextAttemptAt} <= ${time}
        and (${webhookDeliveries.leasedUntil} is null or ${webhookDeliveries.leasedUntil} <= ${time})
        and ${webhookEndpoints.disabledAt} is null
        and ${busy} < case when ${webhookEndpoints.failingSince} is null then ${AT_ONCE}::int else ${AT_ONCE_FAILING}::int end
        and ${openAccountCondition(registeredApps.ownerId)} and ${notSuspendedCondition(registeredApps.ownerId, at)}
        and (${webhookDeliveries.grantId} is null or exists (
          select from ${appGrants} where ${appGrants.id} = ${webhookDeliveries.grantId}
            and ${appGrants.scopes} @> ${webhookDeliveries.scopes} and ${activeGrantCondition(at)}))
        and ${openAccountCondition(webhookDeliveries.userId)}
      order by ${webhookEndpoints.failingSince} is not null, ${webhookDeliveries.nextAttemptAt}, ${webhookDeliveries.id}
      limit 1 for update of ${webhookDeliveries} skip locked
    )
    update ${webhookDeliveries} set leased_until = ${time} + make_interval(secs => ${LEASE_S}::int)
    from due where ${webhookDeliveries.id} = due.id returning ${webhookDeliveries.id}::text as id`);
  const [row] = rows;
  if (!row) return undefined;
  const [claimed] = await db
    .select({ delivery: webhookDeliveries, endpoint: webhookEndpoints })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(eq(webhookDeliveries.id, BigInt(row.id)));
  return claimed;
}
