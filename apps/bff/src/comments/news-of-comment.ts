import type { NewsEvent } from '../notifications/index.ts';

/** A comment that was answered, and whose it is. */
export type AnsweredComment = { readonly id: bigint; readonly userId: bigint };

/**
 * Who hears of a comment, each once, for the first reason that holds: it answers a comment of theirs, it names them, it
 * is on a pin of their making.
 */
export function newsOfComment({
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
}): readonly NewsEvent[] {
  const written = { actorId, commentId: id };
  const events: readonly NewsEvent[] = [
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
