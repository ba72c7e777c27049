import { COMMENT_MAX } from '@pegboard/types';
import { plainTextSchema } from '../../platform/text/plain-text.ts';

/** Time in which authors can change a comment; later, others have replied to it. */
export const COMMENT_EDIT_HOURS = 24;

/** The orders of comments: most reactions first, newest first, oldest first. */
export const COMMENT_ORDERS = ['top', 'newest', 'oldest'] as const;

/** One of the orders of comments. */
export type CommentOrder = (typeof COMMENT_ORDERS)[number];

/** Schema of the text of a comment: plain text with line breaks, 1 to 500 visible characters. */
export const commentTextSchema = plainTextSchema(COMMENT_MAX);

type Authored = { readonly userId: bigint; readonly createdAt: Date; readonly removedAt: Date | null };

/** Returns whether a viewer may edit a comment: their own, within a day, unless a moderator removed it. */
export function canEdit(comment: Authored, viewerId: bigint, now: Date): boolean {
  const age = now.getTime() - comment.createdAt.getTime();
  return comment.userId === viewerId && comment.removedAt === null && age < COMMENT_EDIT_HOURS * 3_600_000;
}

/**
 * Returns whether a viewer may delete a comment: its author, the creator of the pin, and the owner of its
 * secret board may.
 */
export function canDelete(
  comment: Pick<Authored, 'userId'> & {
    readonly creatorId: bigint;
    readonly boardOwnerId: bigint | null;
  },
  viewerId: bigint,
): boolean {
  return [comment.userId, comment.creatorId, comment.boardOwnerId].includes(viewerId);
}
