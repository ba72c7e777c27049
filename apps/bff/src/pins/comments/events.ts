import { z } from 'zod';
import { defineEvent, eventIdSchema } from '../../platform/domain-events/index.ts';

const written = {
  commentId: eventIdSchema,
  contentId: eventIdSchema,
  /** The creator of the content. */
  creatorId: eventIdSchema,
  /** The author of the comment. */
  userId: eventIdSchema,
  /** The comment that it replies to; null if it is not a reply. */
  parent: z.strictObject({ commentId: eventIdSchema, userId: eventIdSchema }).nullable(),
  /** The members whom it mentions and who may see its author. */
  mentionedIds: z.array(eventIdSchema),
};

/** A comment or a reply was written. */
export const commentCreated = defineEvent({
  name: 'comment.created',
  version: 1,
  data: z.strictObject(written),
  aggregateId: ({ commentId }) => commentId,
});

/** The text of a comment was changed to one with mentions. */
export const commentEdited = defineEvent({
  name: 'comment.edited',
  version: 1,
  data: z.strictObject(written),
  aggregateId: ({ commentId }) => commentId,
});

/** A comment or its new text is held for review: only its author sees it. */
export const commentHeld = defineEvent({
  name: 'comment.held',
  version: 1,
  data: z.strictObject({ commentId: eventIdSchema, contentId: eventIdSchema, userId: eventIdSchema }),
  aggregateId: ({ commentId }) => commentId,
});
