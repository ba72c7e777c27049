import type { NotificationEvent } from '../../people/notification-inbox/index.ts';

/** A comment that was answered, and whose it is. */
export type AnsweredComment = { readonly id: bigint; readonly userId: bigint };

/**
 * Who hears of a comment, each once, for the first reason that holds: it answers a comment of theirs, it names them, it
 * is on a pin of their making.
 */
export function getCommentNotifications({
  id,
  actorId,
  contentId,
  creatorId,
  answered,
  mentioned,
}: {
  readonly id: bigint;
  readonly actorId: bigint;
  readonly contentId: bigint;
  readonly creatorId: bigint;
  readonly answered: AnsweredComment | undefined;
  readonly mentioned: readonly bigint[];
}): readonly NotificationEvent[] {
  const written = { actorId, commentId: id };
  const events: readonly NotificationEvent[] = [
    ...(answered
      ? [{ ...written, userId: answered.userId, kind: 'reply' as const, subjectId: answered.id }]
      : []),
    ...mentioned.map((userId) => ({ ...written, userId, kind: 'mention' as const, subjectId: id })),
    { ...written, userId: creatorId, kind: 'comment', subjectId: contentId },
  ];
  return events.filter(
    ({ userId }, at) => userId !== actorId && events.findIndex((event) => event.userId === userId) === at,
  );
}

/**
 * Who hears of a comment that was changed: those whom it names now, each once a comment. Who heard of it before is not told
 * again: who was named, also when an earlier change took the name out, who is answered, and whoever made the pin.
 */
export function newsOfChange({
  id,
  actorId,
  creatorId,
  answeredId,
  mentioned,
  toldByName,
}: {
  readonly id: bigint;
  readonly actorId: bigint;
  readonly creatorId: bigint;
  readonly answeredId: bigint | undefined;
  readonly mentioned: readonly bigint[];
  readonly toldByName: ReadonlySet<bigint>;
}): readonly NotificationEvent[] {
  const knows = (userId: bigint): boolean =>
    [actorId, creatorId, answeredId].includes(userId) || toldByName.has(userId);
  return mentioned
    .filter((userId) => !knows(userId))
    .map((userId) => ({ userId, actorId, kind: 'mention', subjectId: id, commentId: id }));
}
