import { z } from 'zod';
import { defineEvent, eventIdSchema } from '../../platform/domain-events/index.ts';

/** A member reacted to a content that they had not reacted to. */
export const contentReacted = defineEvent({
  name: 'content.reacted',
  version: 1,
  data: z.strictObject({ contentId: eventIdSchema, creatorId: eventIdSchema, userId: eventIdSchema }),
  aggregateId: ({ userId }) => userId,
});

/** A member reacted to a comment that they had not reacted to. */
export const commentReacted = defineEvent({
  name: 'comment.reacted',
  version: 1,
  data: z.strictObject({ commentId: eventIdSchema, authorId: eventIdSchema, userId: eventIdSchema }),
  aggregateId: ({ userId }) => userId,
});
