import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { afterPart, lockedPart } from '../../platform/database/write-order.ts';
import { lockPeople } from '../follows/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';

/** The page on which a member was blocked and its subject, as sent by the client. */
export type BlockOrigin = { readonly source: string | null; readonly context: string | null };

/**
 * Blocks a member for the viewer: all follows and requests to follow between the two, of each other and of each
 * other's boards, and open invitations to these boards or by each other end, and neither stays a collaborator of the
 * other's boards (FB-06). Idempotent. Returns false if there is no such member, or they blocked the viewer first:
 * only visible members can be blocked.
 */
export function blockUser(root: Db, viewer: SignedIn, id: bigint, origin: BlockOrigin): Promise<boolean> {
  return root.transaction(async (tx) => {
    await lockPeople(tx, viewer.id, { kind: 'user', id });
    const { rows } = await tx.execute<{ is_blocked: boolean }>(sql`
      with made as (
        insert into user_blocks (blocker_id, blocked_id, source, context)
        select ${viewer.id}, users.id, ${origin.source}, ${origin.context} from users
        where users.id = ${id}
          and not exists (select from user_blocks where blocker_id = ${id} and blocked_id = ${viewer.id})
        on conflict do nothing returning blocked_id
      ), pairs as (
        select ${viewer.id}::bigint as one, blocked_id as other from made
        union all select blocked_id, ${viewer.id} from made
      ), ended as (
        delete from user_follows using pairs where follower_id = one and followed_id = other
        returning follower_id, followed_id
      ), counted as (
        update users set
          follower_count = follower_count - (select count(*) from ended where followed_id = users.id),
          following_count = following_count - (select count(*) from ended where follower_id = users.id)
        where id in (select follower_id from ended union select followed_id from ended)
      ), unasked as (
        delete from follow_requests using pairs where requester_id = one and requested_id = other
      ), ended_of_boards as (
        delete from board_follows using pairs, boards
        where boards.id = board_follows.board_id and boards.owner_id = other and follower_id = one
        returning board_follows.board_id
      ), taken_off as (
        delete from board_collaborators using pairs, boards
        where boards.id = board_collaborators.board_id and boards.owner_id = one and user_id = other
        returning board_collaborators.board_id, user_id
      ), change as materialized (
        select board_id, count(*) filter (where user_id is null) as follows, array_remove(array_agg(user_id), null) as people
        from (select board_id, null::bigint as user_id from ended_of_boards union all select board_id, user_id from taken_off)
          as each_change
        group by board_id
      ), ${lockedPart('changed_board', 'boards', sql`select board_id from change`)}, changed_boards as (
        update boards set
          follower_count = follower_count - change.follows,
          is_collaborative = exists (
            select from board_collaborators
            where board_collaborators.board_id = boards.id and user_id <> all(change.people))
        from change where boards.id = change.board_id and ${afterPart('changed_board')}
      ), uninvited as (
        delete from board_invites using pairs, boards
        where boards.id = board_invites.board_id and (
          (boards.owner_id = one or invited_by_id = one) and invited_user_id = other
          or boards.owner_id = one and invited_by_id = other)
      ), unlinked as (
        delete from board_invite_links using taken_off
        where board_invite_links.board_id = taken_off.board_id and invited_by_id = taken_off.user_id
      ), forgotten as (
        delete from board_removals using pairs, boards
        where boards.id = board_removals.board_id and (
          (boards.owner_id = one or removed_by_id = one or invited_by_id = one) and user_id = other
          or boards.owner_id = one and invited_by_id = other)
      )
      select exists (select from made) or exists (
        select from user_blocks where blocker_id = ${viewer.id} and blocked_id = ${id}) as is_blocked`);
    return rows[0]?.is_blocked === true;
  });
}

/** Ends a block of the viewer, if there is one. Relations that it ended stay ended. */
export async function unblockUser(db: Db, viewer: SignedIn, id: bigint): Promise<void> {
  await db.execute(sql`delete from user_blocks where blocker_id = ${viewer.id} and blocked_id = ${id}`);
}
