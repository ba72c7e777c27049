import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { afterPart, lockedPart } from '../../platform/database/write-order.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { lockPeople } from './lock-people.ts';

/** Ends the follow of the viewer by a member, and of the viewer's boards, if there is one (AC-04). No one is notified. */
export function removeFollower(root: Db, viewer: SignedIn, followerId: bigint): Promise<void> {
  return root.transaction(async (tx) => {
    await lockPeople(tx, viewer.id, { kind: 'user', id: followerId });
    const { rows } = await tx.execute(sql`
      delete from user_follows where follower_id = ${followerId} and followed_id = ${viewer.id} returning 1`);
    if (rows.length > 0)
      await tx.execute(sql`
        update users set
          follower_count = follower_count - case when id = ${viewer.id} then 1 else 0 end,
          following_count = following_count - case when id = ${followerId} then 1 else 0 end
        where id in (${viewer.id}, ${followerId})`);
    await tx.execute(sql`
      with ended as (
        delete from board_follows using boards
        where boards.id = board_follows.board_id and boards.owner_id = ${viewer.id} and follower_id = ${followerId}
        returning board_follows.board_id
      ), ${lockedPart('changed_board', 'boards', sql`select board_id from ended`)}
      update boards set follower_count = follower_count - 1
      where id in (select board_id from ended) and ${afterPart('changed_board')}`);
  });
}
