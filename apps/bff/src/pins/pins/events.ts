import { z } from 'zod';
import { defineEvent, eventIdSchema, publishEvent } from '../../platform/domain-events/index.ts';
import type { Db } from '../../platform/database/db.ts';

/** The texts of a story mention members: it was published, or its texts were changed. */
export const storyMentioned = defineEvent({
  name: 'story.mentioned',
  version: 1,
  data: z.strictObject({
    contentId: eventIdSchema,
    /** The creator of the content. */
    userId: eventIdSchema,
    mentionedIds: z.array(eventIdSchema),
  }),
  aggregateId: ({ contentId }) => contentId,
});

/** Publishes `story.mentioned` in the transaction of its cause; not without a mentioned member. */
export async function publishMentions(
  tx: Db,
  story: { readonly contentId: bigint; readonly userId: bigint },
  mentions: readonly { readonly userId: string }[],
): Promise<void> {
  const mentionedIds = [...new Set(mentions.map(({ userId }) => userId))].map(BigInt);
  if (mentionedIds.length > 0) await publishEvent(tx, storyMentioned, { ...story, mentionedIds });
}
