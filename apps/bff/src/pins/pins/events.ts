import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import {
  defineEvent,
  eventIdSchema,
  insertEvents,
  publishEvent,
  type EventDefinition,
} from '../../platform/domain-events/index.ts';
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

const ofPin = z.strictObject({
  pinId: eventIdSchema,
  boardId: eventIdSchema,
  /** The pinner. */
  userId: eventIdSchema,
});

/** A pin with a new content is on a board, or a deleted pin was restored. A save is `pin.saved`. */
export const pinCreated = defineEvent({
  name: 'pin.created',
  version: 1,
  data: ofPin,
  aggregateId: ({ pinId }) => pinId,
});

/** The texts, the content or the board of a pin were changed by its pinner or creator. */
export const pinUpdated = defineEvent({
  name: 'pin.updated',
  version: 1,
  data: ofPin,
  aggregateId: ({ pinId }) => pinId,
});

/** A pin was removed from its board; not published for the pins of a deleted board or section. */
export const pinDeleted = defineEvent({
  name: 'pin.deleted',
  version: 1,
  data: ofPin,
  aggregateId: ({ pinId }) => pinId,
});

/** Returns the `insert` that publishes an event for each of the pins that match a condition on `pins`. */
export function insertPinEvents(event: EventDefinition<typeof ofPin>, where: SQL): SQL {
  return insertEvents(
    event,
    sql`select id as aggregate_id, jsonb_build_object('pinId', id::text, 'boardId', board_id::text,
        'userId', pinner_id::text) as data
      from pins where ${where}`,
  );
}
