import type { NotificationEvent } from './insert-notifications.ts';

/** A comment as described by its events. */
export type CommentFacts = {
  readonly commentId: bigint;
  readonly contentId: bigint;
  /** The creator of the content. */
  readonly creatorId: bigint;
  /** The author of the comment. */
  readonly userId: bigint;
  readonly parent: { readonly commentId: bigint; readonly userId: bigint } | null;
  readonly mentionedIds: readonly bigint[];
};

/**
 * Returns the notifications of a new comment. Each member gets one, for the first reason that applies: it
 * replies to their comment, it mentions them, it is on a pin that they created.
 */
export function getCommentNotifications(comment: CommentFacts): readonly NotificationEvent[] {
  const { commentId, userId: actorId, parent } = comment;
  const written = { actorId, commentId };
  const events: readonly NotificationEvent[] = [
    ...(parent
      ? [{ ...written, userId: parent.userId, kind: 'reply' as const, subjectId: parent.commentId }]
      : []),
    ...comment.mentionedIds.map((userId) => ({
      ...written,
      userId,
      kind: 'mention' as const,
      subjectId: commentId,
    })),
    { ...written, userId: comment.creatorId, kind: 'comment', subjectId: comment.contentId },
  ];
  return events.filter(
    ({ userId }, at) => userId !== actorId && events.findIndex((event) => event.userId === userId) === at,
  );
}

/**
 * Returns the notifications of a changed comment: one for each mentioned member who has not been notified.
 * The author of the parent and the creator of the pin were notified when the comment was written, and so were
 * those in `notified`.
 */
export function getEditNotifications(
  { commentId, creatorId, userId: actorId, parent, mentionedIds }: CommentFacts,
  notified: ReadonlySet<bigint>,
): readonly NotificationEvent[] {
  const hasOne = (userId: bigint): boolean =>
    [actorId, creatorId, parent?.userId].includes(userId) || notified.has(userId);
  return mentionedIds
    .filter((userId) => !hasOne(userId))
    .map((userId) => ({ userId, actorId, kind: 'mention', subjectId: commentId, commentId }));
}
