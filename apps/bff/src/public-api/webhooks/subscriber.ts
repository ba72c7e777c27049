import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import {
  boardCreated,
  boardDeleted,
  boardJoined,
  boardUpdated,
  sectionCreated,
  sectionDeleted,
  sectionUpdated,
} from '../../pins/boards/index.ts';
import { commentCreated } from '../../pins/comments/index.ts';
import { pinCreated, pinDeleted, pinUpdated } from '../../pins/pins/index.ts';
import { pinSaved } from '../../pins/saves/index.ts';
import type { Db } from '../../platform/database/db.ts';
import {
  onEvent,
  type EventDefinition,
  type EventHandler,
  type EventSchema,
  type Subscriber,
} from '../../platform/domain-events/index.ts';
import { insertNotifications } from '../../messaging/notifications/index.ts';
import { boardFollowed, userFollowed } from '../../relationships/follows/index.ts';
import type { Deps } from './deps.ts';
import { webhookDisabled } from './events.ts';
import {
  boardMemberPayload,
  boardPayload,
  commentPayload,
  deletedBoardPayload,
  deletedPinPayload,
  deletedSectionPayload,
  followPayload,
  pinPayload,
  sectionPayload,
  type PresentObject,
} from './payloads.ts';
import type { WebhookEventType } from './event-types.ts';
import { queueDeliveries, type WebhookEvent } from './queue-deliveries.ts';

type Described = Omit<WebhookEvent, 'type'> | undefined;

/** Queues deliveries of domain events to the endpoints of apps, and notifies their owners of disabled ones (AC-08, AC-12). */
export const webhooksSubscriber: Subscriber<Deps> = {
  name: 'webhooks',
  handlers: [
    deliver(pinCreated, 'pin.created', (data, db) => describePin(db, data, pinPayload(data.pinId))),
    deliver(pinUpdated, 'pin.updated', (data, db) => describePin(db, data, pinPayload(data.pinId))),
    deliver(pinSaved, 'pin.saved', (data, db) => describePin(db, data, pinPayload(data.pinId))),
    deliver(pinDeleted, 'pin.deleted', (data, db) =>
      describePin(db, data, deletedPinPayload(data.pinId, data.boardId)),
    ),
    deliver(boardCreated, 'board.created', ({ boardId }, db) =>
      describeBoard(db, boardId, boardPayload(boardId)),
    ),
    deliver(boardUpdated, 'board.updated', ({ boardId }, db) =>
      describeBoard(db, boardId, boardPayload(boardId)),
    ),
    deliver(boardDeleted, 'board.deleted', ({ boardId }, db) =>
      describeBoard(db, boardId, deletedBoardPayload(boardId)),
    ),
    deliver(sectionCreated, 'section.created', ({ boardId, sectionId }, db) =>
      describeBoard(db, boardId, sectionPayload(sectionId, boardId)),
    ),
    deliver(sectionUpdated, 'section.updated', ({ boardId, sectionId }, db) =>
      describeBoard(db, boardId, sectionPayload(sectionId, boardId)),
    ),
    deliver(sectionDeleted, 'section.deleted', ({ boardId, sectionId }, db) =>
      describeBoard(db, boardId, deletedSectionPayload(sectionId, boardId)),
    ),
    deliver(boardJoined, 'board.joined', async ({ boardId, ownerId, userId }, db) => ({
      members: [ownerId, userId],
      isSecret: await isSecretBoard(db, boardId),
      present: boardMemberPayload(boardId, 'collaborator', userId),
    })),
    deliver(boardFollowed, 'board.followed', async ({ boardId, ownerId, followerId }, db) => ({
      members: [ownerId, followerId],
      isSecret: await isSecretBoard(db, boardId),
      present: boardMemberPayload(boardId, 'follower', followerId),
    })),
    deliver(userFollowed, 'user.followed', async ({ userId, followerId }) => ({
      members: [userId, followerId],
      isSecret: false,
      present: followPayload(userId, followerId),
    })),
    deliver(commentCreated, 'comment.created', async ({ commentId, creatorId, userId }, db) => {
      const { rows } = await db.execute(
        sql`select from comments where id = ${commentId} and board_id is not null`,
      );
      return { members: [creatorId, userId], isSecret: rows.length > 0, present: commentPayload(commentId) };
    }),
    onEvent(webhookDisabled, ({ data: { endpointId, ownerId }, occurredAt }, deps) =>
      insertNotifications(
        deps,
        [{ kind: 'webhook_disabled', userId: ownerId, actorId: ownerId, subjectId: endpointId }],
        occurredAt,
      ),
    ),
  ],
};

/** Returns a handler that queues deliveries of a type for an event, which `describe` turns into its receivers and payload. */
function deliver<S extends EventSchema>(
  event: EventDefinition<S>,
  type: WebhookEventType,
  describe: (data: z.output<S>, db: Db) => Promise<Described>,
): EventHandler<Deps> {
  return onEvent(event, (happened, deps) =>
    queueDeliveries(deps, happened, type, (db) => describe(happened.data, db)),
  );
}

type Board = { readonly ownerId: bigint; readonly isSecret: boolean };

/** Returns the owner and the secrecy of a board, also of a deleted one. */
async function readBoard(db: Db, id: bigint): Promise<Board | undefined> {
  const { rows } = await db.execute<{ owner_id: string; privacy: string }>(
    sql`select owner_id::text, privacy from boards where id = ${id}`,
  );
  const [row] = rows;
  return row && { ownerId: BigInt(row.owner_id), isSecret: row.privacy === 'secret' };
}

/** Returns whether a board is secret; true if it is gone. */
async function isSecretBoard(db: Db, id: bigint): Promise<boolean> {
  return (await readBoard(db, id))?.isSecret ?? true;
}

/** Describes an event of a pin: it concerns the pinner and the owner of the board. */
async function describePin(
  db: Db,
  { boardId, userId }: { readonly boardId: bigint; readonly userId: bigint },
  present: PresentObject,
): Promise<Described> {
  const board = await readBoard(db, boardId);
  return board && { members: distinct([userId, board.ownerId]), isSecret: board.isSecret, present };
}

/** Describes an event of a board or a section: it concerns the owner and the collaborators. */
async function describeBoard(db: Db, boardId: bigint, present: PresentObject): Promise<Described> {
  const board = await readBoard(db, boardId);
  if (!board) return undefined;
  const { rows } = await db.execute<{ user_id: string }>(
    sql`select user_id::text from board_collaborators where board_id = ${boardId} order by user_id`,
  );
  const collaborators = rows.map(({ user_id: id }) => BigInt(id));
  return { members: distinct([board.ownerId, ...collaborators]), isSecret: board.isSecret, present };
}

const distinct = (ids: readonly bigint[]): readonly bigint[] => [...new Set(ids)];
