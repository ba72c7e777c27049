import { z } from 'zod';
import { defineEvent, eventIdSchema } from '../../platform/domain-events/index.ts';

/** A member followed another member. */
export const userFollowed = defineEvent({
  name: 'user.followed',
  version: 1,
  data: z.strictObject({ userId: eventIdSchema, followerId: eventIdSchema }),
  aggregateId: ({ followerId }) => followerId,
});

/** A member followed a board. */
export const boardFollowed = defineEvent({
  name: 'board.followed',
  version: 1,
  data: z.strictObject({ boardId: eventIdSchema, ownerId: eventIdSchema, followerId: eventIdSchema }),
  aggregateId: ({ followerId }) => followerId,
});
