import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import {
  defineEvent,
  eventIdSchema,
  insertEvents,
  type EventDefinition,
} from '../../platform/domain-events/index.ts';

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

const ofBoard = z.strictObject({ boardId: eventIdSchema, ownerId: eventIdSchema });
const ofSection = z.strictObject({
  sectionId: eventIdSchema,
  boardId: eventIdSchema,
  /** The owner of the board. */
  ownerId: eventIdSchema,
});

/** A member created a board, or restored a deleted one. */
export const boardCreated = defineEvent({
  name: 'board.created',
  version: 1,
  data: ofBoard,
  aggregateId: ({ boardId }) => boardId,
});

/** The texts, the privacy or the cover of a board were changed. */
export const boardUpdated = defineEvent({
  name: 'board.updated',
  version: 1,
  data: ofBoard,
  aggregateId: ({ boardId }) => boardId,
});

/** A board was deleted with its sections and pins, also by a merge or by a moderator. */
export const boardDeleted = defineEvent({
  name: 'board.deleted',
  version: 1,
  data: ofBoard,
  aggregateId: ({ boardId }) => boardId,
});

/** A section was added to a board, or a deleted one was restored. */
export const sectionCreated = defineEvent({
  name: 'section.created',
  version: 1,
  data: ofSection,
  aggregateId: ({ boardId }) => boardId,
});

/** A section was renamed. */
export const sectionUpdated = defineEvent({
  name: 'section.updated',
  version: 1,
  data: ofSection,
  aggregateId: ({ boardId }) => boardId,
});

/** A section was deleted; not published for the sections of a deleted board. */
export const sectionDeleted = defineEvent({
  name: 'section.deleted',
  version: 1,
  data: ofSection,
  aggregateId: ({ boardId }) => boardId,
});

/** Returns the `insert` that publishes an event of each board that matches a condition on `boards`. */
export function insertBoardEvents(event: EventDefinition<typeof ofBoard>, where: SQL): SQL {
  return insertEvents(
    event,
    sql`select id as aggregate_id, jsonb_build_object('boardId', id::text, 'ownerId', owner_id::text) as data
      from boards where ${where}`,
  );
}
