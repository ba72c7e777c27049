import { sql } from 'drizzle-orm';
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
import { onEvent, type Subscriber } from '../../platform/domain-events/index.ts';
import { boardFollowed, userFollowed } from '../../relationships/follows/index.ts';
import type { Deps } from './deps.ts';
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
import { queueDeliveries, type WebhookEvent } from './queue-deliveries.ts';

type Described = Omit<WebhookEvent, 'type'> | undefined;

/** Queues deliveries of domain events to the endpoints of apps (AC-08). */
export const webhooksSubscriber: Subscriber<Deps> = {
  name: 'webhooks',
  handlers: [
    onEvent(pinCreated, (event, deps) =>
      queueDeliveries(deps, event, 'pin.created', (db) =>
        describePin(db, event.data, pinPayload(event.data.pinId)),
      ),
    ),
    onEvent(pinUpdated, (event, deps) =>
      queueDeliveries(deps, event, 'pin.updated', (db) =>
        describePin(db, event.data, pinPayload(event.data.pinId)),
      ),
    ),
    onEvent(pinDeleted, (event, deps) =>
      queueDeliveries(deps, event, 'pin.deleted', (db) =>
        describePin(db, event.data, deletedPinPayload(event.data.pinId, event.data.boardId)),
      ),
    ),
    onEvent(pinSaved, (event, deps) =>
      queueDeliveries(deps, event, 'pin.saved', (db) =>
        describePin(db, event.data, pinPayload(event.data.pinId)),
      ),
    ),
    onEvent(boardCreated, (event, deps) =>
      queueDeliveries(deps, event, 'board.created', (db) =>
        describeBoard(db, event.data.boardId, boardPayload(event.data.boardId)),
      ),
    ),
    onEvent(boardUpdated, (event, deps) =>
      queueDeliveries(deps, event, 'board.updated', (db) =>
        describeBoard(db, event.data.boardId, boardPayload(event.data.boardId)),
      ),
    ),
    onEvent(boardDeleted, (event, deps) =>
      queueDeliveries(deps, event, 'board.deleted', (db) =>
        describeBoard(db, event.data.boardId, deletedBoardPayload(event.data.boardId)),
      ),
    ),
    onEvent(sectionCreated, (event, deps) =>
      queueDeliveries(deps, event, 'section.created', (db) =>
        describeBoard(db, event.data.boardId, sectionPayload(event.data.sectionId, event.data.boardId)),
      ),
    ),
    onEvent(sectionUpdated, (event, deps) =>
      queueDeliveries(deps, event, 'section.updated', (db) =>
        describeBoard(db, event.data.boardId, sectionPayload(event.data.sectionId, event.data.boardId)),
      ),
    ),
    onEvent(sectionDeleted, (event, deps) =>
      queueDeliveries(deps, event, 'section.deleted', (db) =>
        describeBoard(
          db,
          event.data.boardId,
          deletedSectionPayload(event.data.sectionId, event.data.boardId),
        ),
      ),
    ),
    onEvent(boardJoined, (event, deps) =>
      queueDeliveries(deps, event, 'board.joined', async (db) => {
        const { boardId, ownerId, userId } = event.data;
        const present = boardMemberPayload(boardId, 'collaborator', userId);
        return { members: [ownerId, userId], isSecret: await isSecretBoard(db, boardId), present };
      }),
    ),
    onEvent(boardFollowed, (event, deps) =>
      queueDeliveries(deps, event, 'board.followed', async (db) => {
        const { boardId, ownerId, followerId } = event.data;
        const present = boardMemberPayload(boardId, 'follower', followerId);
        return { members: [ownerId, followerId], isSecret: await isSecretBoard(db, boardId), present };
      }),
    ),
    onEvent(userFollowed, (event, deps) =>
      queueDeliveries(deps, event, 'user.followed', async () => {
        const { userId, followerId } = event.data;
        return {
          members: [userId, followerId],
          isSecret: false,
          present: followPayload(userId, followerId),
        };
      }),
    ),
    onEvent(commentCreated, (event, deps) =>
      queueDeliveries(deps, event, 'comment.created', async (db) => {
        const { commentId, creatorId, userId } = event.data;
        const { rows } = await db.execute(
          sql`select from comments where id = ${commentId} and board_id is not null`,
        );
        return {
          members: [creatorId, userId],
          isSecret: rows.length > 0,
          present: commentPayload(commentId),
        };
      }),
    ),
  ],
};

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
