import type { NotificationEvent } from './insert-notifications.ts';

/** A story that mentions members, as described by its event. */
export type StoryMentions = {
  readonly contentId: bigint;
  /** The creator of the content. */
  readonly userId: bigint;
  readonly mentionedIds: readonly bigint[];
};

/** Returns the notifications of a story: one for each mentioned member who has not been notified of it (CR-08). */
export function getStoryMentionNotifications(
  { contentId, userId: actorId, mentionedIds }: StoryMentions,
  notified: ReadonlySet<bigint>,
): readonly NotificationEvent[] {
  return mentionedIds
    .filter((userId) => userId !== actorId && !notified.has(userId))
    .map((userId) => ({ userId, actorId, kind: 'story_mention', subjectId: contentId }));
}
