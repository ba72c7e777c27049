import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { publishEvent } from '../../platform/domain-events/index.ts';
import { contents } from '../pin-access/index.ts';
import { findParent } from './comment-parent.ts';
import { commentCreated, commentHeld } from './events.ts';
import { removeCommentThread } from './remove-comment.ts';
import { restoreCommentThread } from './restore-comment.ts';
import { commentMentions, comments } from './tables.ts';

type Comment = Pick<typeof comments.$inferSelect, 'id' | 'contentId' | 'userId'>;

/** Holds a comment for review, in the transaction that writes it: like a removed one, it is shown to its author only (OP-06). */
export async function holdComment(tx: Db, { id, contentId, userId }: Comment): Promise<void> {
  await removeCommentThread(tx, { id, contentId }, 'removed');
  await tx.update(comments).set({ isHeld: true }).where(eq(comments.id, id));
  await publishEvent(tx, commentHeld, { commentId: id, contentId, userId });
}

/**
 * Ends the hold of a comment, in the transaction of the decision: it is published, with its counts and events, or it stays removed.
 * Returns whether it was held.
 */
export async function endHold(tx: Db, id: bigint, result: 'published' | 'removed'): Promise<boolean> {
  const { contentId, parentId, userId } = comments;
  const [held] = await tx
    .update(comments)
    .set({ isHeld: false })
    .where(and(eq(comments.id, id), eq(comments.isHeld, true)))
    .returning({ contentId, parentId, userId, deletedAt: comments.deletedAt });
  if (!held) return false;
  if (result === 'removed' || held.deletedAt !== null) return held.deletedAt === null;
  await restoreCommentThread(tx, id);
  const [content] = await tx
    .select({ creatorId: contents.creatorId })
    .from(contents)
    .where(eq(contents.id, held.contentId));
  if (!content) return false;
  const mentioned = await tx
    .select({ id: commentMentions.userId })
    .from(commentMentions)
    .where(eq(commentMentions.commentId, id));
  await publishEvent(tx, commentCreated, {
    commentId: id,
    contentId: held.contentId,
    creatorId: content.creatorId,
    userId: held.userId,
    parent: held.parentId === null ? null : await findParent(tx, held.parentId),
    mentionedIds: mentioned.map((member) => member.id),
  });
  return true;
}
