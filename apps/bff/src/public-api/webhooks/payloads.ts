import { findUser } from '../../people/accounts/index.ts';
import { findBoard } from '../../pins/board-access/index.ts';
import { boardSections } from '../../pins/board-access/index.ts';
import { findComment } from '../../pins/comments/index.ts';
import { findPin } from '../../pins/pins/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { presentApiBoard, presentApiPin, presentApiSection } from '../v5/index.ts';
import type { Deps } from './deps.ts';

/**
 * Presents an object of an event as a member sees it, in the shapes of the public API; undefined if it is gone, or if the
 * member does not see it.
 */
export type PresentObject = (deps: Deps, viewer: SignedIn) => Promise<object | undefined>;

/** Presents a pin. */
export function pinPayload(id: bigint): PresentObject {
  return async (deps, viewer) => {
    const pin = await findPin(deps.db, viewer, id);
    return pin && { pin: await presentApiPin(deps, viewer, pin) };
  };
}

/** Presents the ids of a pin that is gone. */
export function deletedPinPayload(id: bigint, boardId: bigint): PresentObject {
  return async () => ({ pin: { id: String(id), board_id: String(boardId) } });
}

/** Presents a board. */
export function boardPayload(id: bigint): PresentObject {
  return async (deps, viewer) => {
    const board = await findBoard(deps.db, viewer, { id });
    return board && { board: await presentApiBoard(deps, viewer, board) };
  };
}

/** Presents the id of a board that is gone. */
export function deletedBoardPayload(id: bigint): PresentObject {
  return async () => ({ board: { id: String(id) } });
}

/** Presents a section of a board. */
export function sectionPayload(id: bigint, boardId: bigint): PresentObject {
  return async (deps, viewer) => {
    if (!(await findBoard(deps.db, viewer, { id: boardId }))) return undefined;
    const [section] = await deps.db
      .select()
      .from(boardSections)
      .where(and(eq(boardSections.id, id), isNull(boardSections.deletedAt)));
    return section && { board_id: String(boardId), section: presentApiSection(section) };
  };
}

/** Presents the ids of a section that is gone. */
export function deletedSectionPayload(id: bigint, boardId: bigint): PresentObject {
  return async () => ({ board_id: String(boardId), section: { id: String(id) } });
}

/** Presents a board with a member in a role, such as its follower. */
export function boardMemberPayload(boardId: bigint, role: string, userId: bigint): PresentObject {
  return async (deps, viewer) => {
    const board = await boardPayload(boardId)(deps, viewer);
    const member = await memberOf(deps, viewer, userId);
    return board && member && { ...board, [role]: member };
  };
}

/** Presents a follow of a member. */
export function followPayload(followedId: bigint, followerId: bigint): PresentObject {
  return async (deps, viewer) => {
    const followed = await memberOf(deps, viewer, followedId);
    const follower = await memberOf(deps, viewer, followerId);
    return followed && follower && { followed, follower };
  };
}

/** Presents a comment. `pin_id` is the pin of its content, if the member sees it. */
export function commentPayload(id: bigint): PresentObject {
  return async (deps, viewer) => {
    const comment = await findComment(deps.db, viewer, id);
    if (!comment) return undefined;
    const pin = await findPin(deps.db, viewer, comment.contentId);
    return {
      comment: {
        id: String(comment.id),
        text: comment.text,
        author: { username: comment.author.username },
        parent_id: comment.parentId === null ? null : String(comment.parentId),
        pin_id: pin ? String(pin.id) : null,
        created_at: comment.createdAt.toISOString(),
      },
    };
  };
}

async function memberOf(
  { db }: Pick<Deps, 'db'>,
  viewer: SignedIn,
  id: bigint,
): Promise<{ readonly username: string } | undefined> {
  if (id === viewer.id) return { username: viewer.username };
  const user = await findUser(db, viewer, { id });
  return user && { username: user.username };
}
