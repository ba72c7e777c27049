import { eq, sql, type SQL } from 'drizzle-orm';
import { userColumns, users } from '../../people/accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { comments } from './tables.ts';
import { reachableComments } from './visible-comments.ts';

/** The columns of a comment, with those that determine its permissions. */
const commentColumns = {
  id: comments.id,
  contentId: comments.contentId,
  boardId: comments.boardId,
  parentId: comments.parentId,
  userId: comments.userId,
  text: comments.text,
  replyCount: comments.replyCount,
  reactionCount: comments.reactionCount,
  reactionCounts: comments.reactionCounts,
  createdAt: comments.createdAt,
  editedAt: comments.editedAt,
  removedAt: comments.removedAt,
  isHeld: comments.isHeld,
  creatorId: sql<bigint>`(select creator_id from contents where contents.id = ${comments.contentId})`.mapWith(
    BigInt,
  ),
  boardOwnerId: sql<
    bigint | null
  >`(select owner_id from boards where boards.id = ${comments.boardId})`.mapWith(BigInt),
  author: userColumns,
};

/** A comment with its author. */
export type CommentView = Awaited<ReturnType<typeof selectComments>>[number];

/** Reads comments with their authors; the caller's `where` selects the visible ones. */
export function selectComments(db: Db, where: SQL | undefined) {
  return db
    .select(commentColumns)
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .where(where)
    .$dynamic();
}

/** Returns a comment that the viewer may see, by id; undefined both for a hidden comment and for none. */
export async function findComment(
  db: Db,
  viewer: Viewer,
  id: bigint | undefined,
): Promise<CommentView | undefined> {
  if (id === undefined) return undefined;
  const [comment] = await selectComments(db, sql`${comments.id} = ${id} and ${reachableComments(viewer)}`);
  return comment;
}
