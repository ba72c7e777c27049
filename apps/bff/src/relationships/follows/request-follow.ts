import { sql } from 'drizzle-orm';
import { notBlockedCondition, readableProfileCondition, users } from '../../people/accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { publishEvent } from '../../platform/domain-events/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { followRequested } from './events.ts';

/**
 * Stores the viewer's request to follow a member with a private profile, and returns whether it did: others, and those whom the
 * viewer follows already, need none. Idempotent: a repeated request notifies no one. The caller holds the lock of both members.
 */
export async function requestFollow(tx: Db, viewer: SignedIn, id: bigint): Promise<boolean> {
  const { rows } = await tx.execute<{ is_new: boolean }>(sql`
    with asked as materialized (
      select ${users.id} from ${users}
      where ${users.id} = ${id} and ${notBlockedCondition(viewer, users.id)} and not ${readableProfileCondition(viewer, users.id)}
    ), made as (
      insert into follow_requests (requester_id, requested_id) select ${viewer.id}, id from asked
      on conflict do nothing returning 1
    )
    select exists (select from made) as is_new from asked`);
  const [request] = rows;
  if (request?.is_new) await publishEvent(tx, followRequested, { userId: id, requesterId: viewer.id });
  return request !== undefined;
}

/** Deletes the request of a member to follow another, if there is one. */
export async function withdrawRequest(tx: Db, requesterId: bigint, id: bigint): Promise<void> {
  await tx.execute(
    sql`delete from follow_requests where requester_id = ${requesterId} and requested_id = ${id}`,
  );
}
