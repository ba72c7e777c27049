import { z } from 'zod';
import { defineEvent, eventIdSchema } from '../../platform/domain-events/index.ts';

/** A member was invited to collaborate on a board. A changed invite is not a new one. */
export const boardInvited = defineEvent({
  name: 'board.invited',
  version: 1,
  data: z.strictObject({ boardId: eventIdSchema, invitedUserId: eventIdSchema, invitedById: eventIdSchema }),
  aggregateId: ({ boardId }) => boardId,
});

/** A member accepted an invite to a board, or joined it through a link. */
export const boardJoined = defineEvent({
  name: 'board.joined',
  version: 1,
  data: z.strictObject({ boardId: eventIdSchema, ownerId: eventIdSchema, userId: eventIdSchema }),
  aggregateId: ({ boardId }) => boardId,
});
