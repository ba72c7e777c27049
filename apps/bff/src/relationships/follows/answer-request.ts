import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { publishEvent } from '../../platform/domain-events/index.ts';
import { idList } from '../../platform/database/statement.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { followAccepted } from './events.ts';
import { lockPeople } from './lock-people.ts';

/** The number of requests that are accepted in one transaction. */
const ACCEPTED_AT_ONCE = 200;

/** Accepts a request to follow the viewer: the requester follows them, and is notified. Returns false if there is none. */
export function acceptRequest(root: Db, viewer: SignedIn, requesterId: bigint): Promise<boolean> {
  return root.transaction(async (tx) => {
    await lockPeople(tx, viewer.id, { kind: 'user', id: requesterId });
    return (await turnIntoFollows(tx, viewer.id, [requesterId])) > 0;
  });
}

/** Declines a request to follow the viewer: it is deleted, and no one is notified. Returns false if there is none. */
export async function declineRequest(db: Db, viewer: SignedIn, requesterId: bigint): Promise<boolean> {
  const { rows } = await db.execute(sql`
    delete from follow_requests where requested_id = ${viewer.id} and requester_id = ${requesterId} returning 1`);
  return rows.length > 0;
}

/**
 * Accepts all requests to follow a member whose profile is no longer private (AC-04), in parts. The profile is open before, so no
 * request is added meanwhile; after an interruption, the next call accepts the rest.
 */
export async function acceptAllRequests(root: Db, memberId: bigint): Promise<void> {
  for (let count = ACCEPTED_AT_ONCE; count === ACCEPTED_AT_ONCE;) {
    count = await root.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: string }>(sql`
        select requester_id::text as id from follow_requests where requested_id = ${memberId}
        order by created_at, requester_id limit ${ACCEPTED_AT_ONCE}`);
      if (rows.length === 0) return 0;
      const requesters = rows.map(({ id }) => BigInt(id));
      await tx.execute(sql`
        select from users where id = any(${idList([memberId, ...requesters])}::bigint[]) order by id for no key update`);
      await turnIntoFollows(tx, memberId, requesters);
      return rows.length;
    });
  }
}

/** Turns requests into follows and returns their number. The caller holds the lock of all members. */
async function turnIntoFollows(tx: Db, memberId: bigint, requesters: readonly bigint[]): Promise<number> {
  const ids = sql`${idList(requesters)}::bigint[]`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    delete from follow_requests where requested_id = ${memberId} and requester_id = any(${ids})
    returning requester_id::text as id`);
  const accepted = rows.map(({ id }) => BigInt(id));
  if (accepted.length === 0) return 0;
  const { rows: made } = await tx.execute<{ id: string }>(sql`
    insert into user_follows (follower_id, followed_id)
    select id, ${memberId} from unnest(${idList(accepted)}::bigint[]) id
    on conflict do nothing returning follower_id::text as id`);
  const followers = idList(made.map(({ id }) => BigInt(id)));
  await tx.execute(sql`
    update users set
      follower_count = follower_count + case when id = ${memberId} then ${made.length}::int else 0 end,
      following_count = following_count + case when id = any(${followers}::bigint[]) then 1 else 0 end
    where id = ${memberId} or id = any(${followers}::bigint[])`);
  await tx.execute(sql`
    delete from muted_sources
    where kind = 'user' and source_id = ${memberId} and user_id = any(${followers}::bigint[])`);
  for (const followerId of accepted) await publishEvent(tx, followAccepted, { userId: memberId, followerId });
  return accepted.length;
}
