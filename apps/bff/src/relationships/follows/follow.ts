import { sql, type SQL } from 'drizzle-orm';
import { notBlockedCondition, users, withReloadedBlocks } from '../../people/accounts/index.ts';
import { boards, reachableBoards } from '../../pins/board-access/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { publishEvent } from '../../platform/domain-events/index.ts';
import { afterPart } from '../../platform/database/write-order.ts';
import { interests } from '../../people/interests/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { boardFollowed, userFollowed } from './events.ts';
import type { Followed } from './followed.ts';
import { lockPeople } from './lock-people.ts';
import { muteStatement, type Muting } from './mute.ts';
import { requestFollow, withdrawRequest } from './request-follow.ts';

const TABLES = {
  user: { follows: sql`user_follows`, column: sql`followed_id` },
  board: { follows: sql`board_follows`, column: sql`board_id` },
  interest: { follows: sql`interest_follows`, column: sql`interest_id` },
} as const;

/** The result of a follow: a private profile is asked. Null if the viewer may not see the source, or it does not exist. */
export type FollowResult = 'followed' | 'requested' | null;

/**
 * Follows a source for the viewer, and includes it in their feeds again (FB-05). A private profile is asked instead (AC-04).
 * Idempotent. Blocks, follows and requests between two members are serialized.
 */
export function follow(root: Db, viewer: SignedIn, followed: Followed): Promise<FollowResult> {
  const { kind, id } = followed;
  const { follows, column } = TABLES[kind];
  return root.transaction(async (tx) => {
    await lockPeople(tx, viewer.id, followed);
    if (kind === 'user' && (await requestFollow(tx, withReloadedBlocks(viewer), id))) return 'requested';
    const { rows } = await tx.execute<{ is_seen: boolean; owner_id: string | null }>(sql`
      with seen as materialized (${seenBy(withReloadedBlocks(viewer), followed)}
      ), made as (
        insert into ${follows} (follower_id, ${column}) select ${viewer.id}, id from seen
        on conflict do nothing returning 1
      ), ${counted(viewer.id, followed, sql`made`, 1)}, taken_back as (
        delete from muted_sources
        where user_id = ${viewer.id} and kind = ${kind} and source_id = ${id} and exists (select from seen) and ${afterPart('made')}
        returning 1
      ), taken_in as (
        delete from feed_left_out
        where user_id = ${viewer.id} and kind = ${kind} and source_id = ${id} and exists (select from seen) and ${afterPart('taken_back')}
      )
      select exists (select from seen) as is_seen, (select owner_id::text from seen, made) as owner_id`);
    const ownerId = rows[0]?.owner_id;
    if (ownerId) await publishFollow(tx, viewer, followed, BigInt(ownerId));
    return rows[0]?.is_seen === true ? 'followed' : null;
  });
}

/**
 * Ends a follow of the viewer, or a request to follow, if there is one, and excludes the source from their feeds: after a plain
 * unfollow only if there was a follow, after feedback in any case.
 */
export function unfollow(root: Db, viewer: SignedIn, followed: Followed, muting: Muting): Promise<void> {
  const { kind, id } = followed;
  const { follows, column } = TABLES[kind];
  return root.transaction(async (tx) => {
    await lockPeople(tx, viewer.id, followed);
    if (kind === 'user') await withdrawRequest(tx, viewer.id, id);
    await tx.execute(sql`
      with ended as (
        delete from ${follows} where follower_id = ${viewer.id} and ${column} = ${id} returning 1
      ), ${counted(viewer.id, followed, sql`ended`, -1)}
      ${muteStatement(viewer.id, followed, muting, sql`exists (select from ended)`)}`);
  });
}

/** Publishes a new follow of a member or a board; `ownerId` is the member, or the owner of the board. */
function publishFollow(
  tx: Db,
  { id: followerId }: SignedIn,
  followed: Followed,
  ownerId: bigint,
): Promise<void> {
  return followed.kind === 'board'
    ? publishEvent(tx, boardFollowed, { boardId: followed.id, ownerId, followerId })
    : publishEvent(tx, userFollowed, { userId: ownerId, followerId });
}

/**
 * Selects the target of a follow if it is visible to the viewer: its `id`, and `owner_id`, the member who is
 * followed or owns it; null for a topic.
 */
function seenBy(viewer: SignedIn, { kind, id }: Followed): SQL {
  if (kind === 'interest')
    return sql`select ${interests.id}, null::bigint as owner_id from ${interests} where ${interests.id} = ${id}`;
  if (kind === 'user')
    return sql`select ${users.id}, ${users.id} as owner_id from ${users} where ${users.id} = ${id} and ${notBlockedCondition(viewer, users.id)}`;
  return sql`select ${boards.id}, ${boards.ownerId} as owner_id from ${boards} where ${boards.id} = ${id} and ${reachableBoards(viewer)}`;
}

/** Updates the counters of a follow that was `changed`; the followers of topics are not counted. */
function counted(viewerId: bigint, { kind, id }: Followed, changed: SQL, by: 1 | -1): SQL {
  const isChanged = sql`exists (select from ${changed})`;
  if (kind === 'interest') return sql`counted as (select)`;
  if (kind === 'board')
    return sql`counted as (
      update boards set follower_count = follower_count + ${by} where id = ${id} and ${isChanged})`;
  return sql`counted as (
    update users set
      follower_count = follower_count + case when id = ${id} then ${by}::int else 0 end,
      following_count = following_count + case when id = ${viewerId} then ${by}::int else 0 end
    where id in (${id}, ${viewerId}) and ${isChanged})`;
}
