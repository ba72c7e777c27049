import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { users } from '../../people/accounts/index.ts';
import { comments } from '../../pins/comments/index.ts';
import { boards, reachableBoards } from '../../pins/board-access/index.ts';
import { contents, pins, visiblePins } from '../../pins/pin-access/index.ts';
import type { Db } from '../../platform/database/db.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { CollectedLine } from './pin-row.ts';

/** Number of rows that are read with one statement. */
const ROWS_PER_STATEMENT = 500;

/**
 * Reads the comments that a member wrote, in the order of their ids, some hundred at once. The address of a Pin is that of one on a board that is
 * not secret, so that a comment does not reveal where it was made on a secret board of another member.
 */
export async function* readComments(
  db: Db,
  viewer: SignedIn,
  site: string,
): AsyncGenerator<readonly CollectedLine[]> {
  let after = 0n;
  for (;;) {
    const rows = await db
      .select({
        comment: comments,
        ownParent: sql<
          string | null
        >`(select parent.id::text from ${comments} parent where parent.id = ${comments.parentId}
          and parent.user_id = ${viewer.id} and parent.deleted_at is null)`,
        ownPin: sql<
          string | null
        >`(select min(${pins.id})::text from ${pins} join ${boards} on ${boards.id} = ${pins.boardId}
          where ${pins.contentId} = ${comments.contentId} and ${pins.deletedAt} is null
            and ${boards.ownerId} = ${viewer.id} and ${boards.deletedAt} is null)`,
        openPin: sql<
          string | null
        >`(select min(${pins.id})::text from ${pins} join ${contents} on ${contents.id} = ${pins.contentId}
          join ${boards} on ${boards.id} = ${pins.boardId}
          where ${pins.contentId} = ${comments.contentId} and ${pins.deletedAt} is null
            and ${boards.privacy} <> 'secret' and ${reachableBoards(viewer)} and ${visiblePins(viewer)})`,
      })
      .from(comments)
      // With a join, drizzle names the tables of columns, which the subqueries need.
      .innerJoin(users, eq(users.id, comments.userId))
      .where(and(eq(comments.userId, viewer.id), gt(comments.id, after), isNull(comments.deletedAt)))
      .orderBy(asc(comments.id))
      .limit(ROWS_PER_STATEMENT);
    yield rows.map(({ comment, ownParent, ownPin, openPin }) => ({
      kind: 'comment',
      id: String(comment.id),
      pin: ownPin,
      address: openPin === null ? null : `${site}/pin/${openPin}/`,
      text: comment.text,
      isReply: comment.parentId !== null,
      parent: ownParent,
      createdAt: comment.createdAt.toISOString(),
      editedAt: comment.editedAt?.toISOString() ?? null,
    }));
    after = rows.at(-1)?.comment.id ?? after;
    if (rows.length < ROWS_PER_STATEMENT) return;
  }
}
