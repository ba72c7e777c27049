import { sql } from 'drizzle-orm';
import { activeGrantCondition } from '../../people/apps/index.ts';
import {
  appGrants,
  notSuspendedCondition,
  openAccountCondition,
  registeredApps,
  users,
  viewerColumns,
} from '../../people/accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { idList } from '../../platform/database/statement.ts';
import type { AppScope } from '../../platform/http/app-scope.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { WebhookEventType } from './event-types.ts';
import { webhookEndpoints } from './tables.ts';

/** An endpoint that receives an event, with the member for whom. */
export type Receiver = {
  readonly endpointId: bigint;
  readonly userId: bigint;
  /** Null for the owner of the app. */
  readonly grantId: bigint | null;
};

/** Returns whether any endpoint receives events of a type. */
export async function isReceived(db: Db, type: WebhookEventType): Promise<boolean> {
  const { rows } = await db.execute(sql`select from ${webhookEndpoints}
    where ${webhookEndpoints.disabledAt} is null and ${webhookEndpoints.eventTypes} @> array[${type}]::text[] limit 1`);
  return rows.length > 0;
}

/**
 * Returns the endpoints that receive an event. `members` are the members whom it concerns, the first ones preferred: an endpoint
 * gets it for one of them who allowed the app all `scopes`. The owner of the app needs no grant, except for secret boards.
 */
export async function findReceivers(
  db: Db,
  now: Date,
  event: {
    readonly type: WebhookEventType;
    readonly members: readonly bigint[];
    readonly scopes: readonly AppScope[];
    readonly isSecret: boolean;
  },
): Promise<readonly Receiver[]> {
  const at = sql`${now.toISOString()}`;
  const { rows } = await db.execute<{ endpoint_id: string; user_id: string; grant_id: string | null }>(sql`
    select ${webhookEndpoints.id}::text as endpoint_id, member.user_id::text, member.grant_id::text
    from ${webhookEndpoints} join ${registeredApps} on ${registeredApps.id} = ${webhookEndpoints.appId}
    cross join lateral (
      select concerned.user_id, allowed.id as grant_id
      from unnest(${idList(event.members)}::bigint[]) with ordinality as concerned (user_id, nth)
      left join lateral (
        select ${appGrants.id} from ${appGrants}
        where ${appGrants.registeredAppId} = ${registeredApps.id} and ${appGrants.userId} = concerned.user_id
          and ${appGrants.scopes} @> ${`{${event.scopes.join(',')}}`}::text[] and ${appGrants.expiresAt} > ${at}::timestamptz
          and ${activeGrantCondition(at)}
        order by ${appGrants.id} desc limit 1
      ) allowed on true
      where (allowed.id is not null or (concerned.user_id = ${registeredApps.ownerId} and not ${event.isSecret}::boolean))
        and ${openAccountCondition(sql`concerned.user_id`)} and ${notSuspendedCondition(sql`concerned.user_id`, at)}
      order by concerned.nth limit 1
    ) member
    where ${webhookEndpoints.disabledAt} is null and ${webhookEndpoints.eventTypes} @> array[${event.type}]::text[]`);
  return rows.map((row) => ({
    endpointId: BigInt(row.endpoint_id),
    userId: BigInt(row.user_id),
    grantId: row.grant_id === null ? null : BigInt(row.grant_id),
  }));
}

/** Returns the member for whom a payload is presented, as the viewer of its objects. */
export async function readMember(db: Db, id: bigint): Promise<SignedIn | undefined> {
  const [row] = await db
    .select(viewerColumns)
    .from(users)
    .where(sql`${users.id} = ${id} and ${openAccountCondition(users.id)}`);
  return row;
}
