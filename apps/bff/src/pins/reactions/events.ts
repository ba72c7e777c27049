import { z } from 'zod';
import { defineEvent, eventIdSchema } from '../../platform/domain-events/index.ts';

/** A member added a first reaction to a content. */
export const contentReacted = defineEvent({
  name: 'content.reacted',
  version: 1,
  data: z.strictObject({ contentId: eventIdSchema, creatorId: eventIdSchema, userId: eventIdSchema }),
  aggregateId: ({ userId }) => userId,
});

/** A member added a first reaction to a comment. */
export const commentReacted = defineEvent({
  name: 'comment.reacted',
  version: 1,
  data: z.strictObject({ commentId: eventIdSchema, authorId: eventIdSchema, userId: eventIdSchema }),
  aggregateId: ({ userId }) => userId,
});
