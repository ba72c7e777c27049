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

/** A member asked to follow a private profile. */
export const followRequested = defineEvent({
  name: 'follow.requested',
  version: 1,
  data: z.strictObject({ userId: eventIdSchema, requesterId: eventIdSchema }),
  aggregateId: ({ requesterId }) => requesterId,
});

/** A member accepted a request to follow their private profile. */
export const followAccepted = defineEvent({
  name: 'follow.accepted',
  version: 1,
  data: z.strictObject({ userId: eventIdSchema, followerId: eventIdSchema }),
  aggregateId: ({ followerId }) => followerId,
});
