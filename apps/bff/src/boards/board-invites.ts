import { sql } from 'drizzle-orm';
import { mayMeet, users, withFreshBlocks } from '../accounts/index.ts';
import type { Db } from '../db.ts';
import { AppError } from '../errors.ts';
import { lockPeople } from '../follows/lock-people.ts';
import { notify } from '../notifications/notify.ts';
import type { SignedIn } from '../viewer.ts';
import { authoriseBoard, findBoard } from './authorise.ts';
import type { BoardRow } from './board-row.ts';
import { boards } from './tables.ts';

/*
 * Whoever changes who is on a board first locks its owner's row and the other person's: invites, answers, removals and
 * blocks between two people wait for each other (IV-03, FB-06).
 */

/** Where somebody stands with a board: asked, or on it. */
export type InviteState = 'invited' | 'accepted';

/**
 * Invites a person to a board of the viewer's. Inviting twice is inviting once, and who is on it already stays on it.
 * Throws `board_not_found`, `forbidden`, `user_not_found`, and `invalid_input` for oneself and for the profile's board.
 */
export function inviteToBoard(
  root: Db,
  viewer: SignedIn,
  boardId: bigint | undefined,
  personId: bigint,
): Promise<InviteState> {
  return root.transaction(async (tx) => {
    await lockPeople(tx, viewer.id, { kind: 'user', id: personId });
    const board = await authoriseBoard(tx, viewer, boardId, 'edit');
    if (board.layout !== 'default')
      throw new AppError('invalid_input', { fields: { board_id: 'Nobody is invited to a profile.' } });
    if (personId === viewer.id)
      throw new AppError('invalid_input', { fields: { invited_user_id: 'This board is yours.' } });
    const { rows } = await tx.execute<{ is_known: boolean; is_on: boolean; is_new: boolean }>(sql`
      with person as (
        select ${users.id} from ${users} where ${users.id} = ${personId} and ${mayMeet(withFreshBlocks(viewer), users.id)}
      ), joined as (
        select from board_collaborators where board_id = ${board.id} and user_id = ${personId}
      ), made as (
        insert into board_invites (board_id, invited_user_id, invited_by_id)
        select ${board.id}, person.id, ${viewer.id} from person where not exists (select from joined)
        on conflict do nothing returning 1
      )
      select exists (select from person) as is_known, exists (select from joined) as is_on,
        exists (select from made) as is_new`);
    if (!rows[0]?.is_known) throw new AppError('user_not_found');
    if (rows[0].is_new)
      await notify(tx, [{ kind: 'board_invite', userId: personId, actorId: viewer.id, subjectId: board.id }]);
    return rows[0].is_on ? 'accepted' : 'invited';
  });
}

/**
 * Takes the viewer's invite to a board, or an open link to it, and gives the board; doing it again changes nothing.
 * Throws `invite_not_found`, whether there is no such board or the viewer was not asked.
 */
export function acceptInvite(
  root: Db,
  viewer: SignedIn,
  boardId: bigint | undefined,
  linkHash?: string,
): Promise<BoardRow> {
  return root.transaction(async (tx) => {
    if (boardId === undefined) throw new AppError('invite_not_found');
    await lockPeople(tx, viewer.id, { kind: 'board', id: boardId });
    const { rows } = await tx.execute<{ is_on: boolean; is_new: boolean }>(sql`
      with open_board as (
        select ${boards.id}, ${boards.ownerId} from ${boards}
        where ${boards.id} = ${boardId} and ${boards.deletedAt} is null
          and ${mayMeet(withFreshBlocks(viewer), boards.ownerId)}
      ), joined as (
        select open_board.id from open_board where owner_id = ${viewer.id} or exists (
          select from board_collaborators where board_id = open_board.id and user_id = ${viewer.id})
      ), taken as (
        delete from board_invites using open_board
        where board_invites.board_id = open_board.id and invited_user_id = ${viewer.id} returning board_id
      ), linked as (
        select board_id from board_invite_links join open_board on open_board.id = board_id
        where code_hash = ${linkHash ?? ''} and not exists (select from joined)
      ), added as (
        insert into board_collaborators (board_id, user_id)
        select board_id, ${viewer.id}::bigint from taken union select board_id, ${viewer.id}::bigint from linked
        on conflict do nothing returning board_id
      ), shared as (
        update boards set is_collaborative = true where id in (select board_id from added)
      )
      select exists (select from joined) or exists (select from added) as is_on,
        exists (select from added) as is_new`);
    const board = rows[0]?.is_on ? await findBoard(tx, withFreshBlocks(viewer), { id: boardId }) : undefined;
    if (!board) throw new AppError('invite_not_found');
    if (rows[0]?.is_new)
      await notify(tx, [
        { kind: 'invite_accepted', userId: board.ownerId, actorId: viewer.id, subjectId: board.id },
      ]);
    return board;
  });
}

/**
 * Declines the viewer's own invite, or takes back one to a board of theirs; without an invite nothing happens. Throws
 * `board_not_found` and `forbidden` for an invite of another to a board that is not the viewer's.
 */
export async function endInvite(
  db: Db,
  viewer: SignedIn,
  boardId: bigint | undefined,
  personId: bigint | undefined,
): Promise<void> {
  if (personId !== viewer.id) await authoriseBoard(db, viewer, boardId, 'edit');
  if (boardId === undefined || personId === undefined) return;
  await db.execute(
    sql`delete from board_invites where board_id = ${boardId} and invited_user_id = ${personId}`,
  );
}

/**
 * Takes a collaborator off a board: its owner anyone, everybody themselves; their pins stay. Somebody who is not on it
 * is off it already. Throws `board_not_found` and `forbidden` as `endInvite` does.
 */
export function endCollaboration(
  root: Db,
  viewer: SignedIn,
  boardId: bigint | undefined,
  personId: bigint | undefined,
): Promise<void> {
  return root.transaction(async (tx) => {
    if (boardId !== undefined) await lockPeople(tx, viewer.id, { kind: 'board', id: boardId });
    if (personId !== viewer.id) await authoriseBoard(tx, viewer, boardId, 'edit');
    if (boardId === undefined || personId === undefined) return;
    await tx.execute(sql`
      with ended as (
        delete from board_collaborators where board_id = ${boardId} and user_id = ${personId} returning board_id
      )
      update boards set is_collaborative = exists (
        select from board_collaborators where board_id = boards.id and user_id <> ${personId})
      where id in (select board_id from ended)`);
  });
}
