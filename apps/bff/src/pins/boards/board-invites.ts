import { sql } from 'drizzle-orm';
import { notBlockedCondition, users, withReloadedBlocks } from '../../people/accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { publishEvent } from '../../platform/domain-events/index.ts';
import { idList } from '../../platform/database/statement.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import {
  CONTRIBUTOR_PERMISSIONS,
  authoriseBoard,
  type BoardRow,
  boards,
  findBoard,
  type CollaboratorPermissions,
  canGrant,
  getBoardAccess,
} from '../board-access/index.ts';
import { COLLABORATOR, INVITE, recordRemoval } from './board-removals.ts';
import { boardInvited, boardJoined } from './events.ts';
import { ENDED } from './undo-window.ts';

/*
 * Changes of a board's members first lock the rows of its owner, of the acting member and of the affected one, so
 * invites, responses, removals and blocks between two members are serialized (IV-03, FB-06).
 */

/** The state of an invite: pending, or accepted. */
export type InviteState = 'invited' | 'accepted';

/**
 * Invites a member to a board, with permissions that the viewer has. A repeated invite replaces the permissions of the
 * pending one; collaborators are left unchanged. Throws `board_not_found`, `forbidden`, `user_not_found`, and
 * `invalid_input` for its owner and for the board of a profile.
 */
export function inviteToBoard(
  root: Db,
  viewer: SignedIn,
  boardId: bigint | undefined,
  personId: bigint,
  rights: CollaboratorPermissions = CONTRIBUTOR_PERMISSIONS,
): Promise<InviteState> {
  return root.transaction(async (tx) => {
    await lockUsers(tx, boardId, [viewer.id, personId]);
    const board = await authoriseBoard(tx, viewer, boardId, 'invite');
    if (!canGrant(await getBoardAccess(tx, viewer, board), rights)) throw new AppError('forbidden');
    if (board.layout !== 'default')
      throw new AppError('invalid_input', { fields: { board_id: 'Nobody is invited to a profile.' } });
    if (personId === board.ownerId) {
      const message = personId === viewer.id ? 'This board is yours.' : 'This is their board.';
      throw new AppError('invalid_input', { fields: { invited_user_id: message } });
    }
    const { rows } = await tx.execute<{
      is_known: boolean;
      is_on: boolean;
      is_there: boolean;
      is_new: boolean;
    }>(sql`
      with person as (
        select ${users.id} from ${users} where ${users.id} = ${personId} and ${notBlockedCondition(withReloadedBlocks(viewer), users.id)}
      ), joined as (
        select from board_collaborators where board_id = ${board.id} and user_id = ${personId}
      ), made as (
        insert into board_invites (board_id, invited_user_id, invited_by_id, may_edit, may_invite)
        select ${board.id}, person.id, ${viewer.id}, ${rights.mayEdit}, ${rights.mayInvite}
        from person where not exists (select from joined)
          and ${notBlockedCondition(withReloadedBlocks({ ...viewer, id: board.ownerId }), sql`person.id`)}
        on conflict (board_id, invited_user_id) do update
        set invited_by_id = excluded.invited_by_id, may_edit = excluded.may_edit, may_invite = excluded.may_invite
        returning xmax = 0 as is_new
      )
      select exists (select from person) as is_known, exists (select from joined) as is_on,
        exists (select from made) as is_there, exists (select from made where is_new) as is_new`);
    // A block between the owner and the invited member is reported as an unknown user, so that it is not revealed.
    if (!rows[0]?.is_known || !(rows[0].is_on || rows[0].is_there)) throw new AppError('user_not_found');
    if (rows[0].is_new)
      await publishEvent(tx, boardInvited, {
        boardId: board.id,
        invitedUserId: personId,
        invitedById: viewer.id,
      });
    return rows[0].is_on ? 'accepted' : 'invited';
  });
}

/**
 * Accepts the viewer's invite to a board, or an open link to it, and returns the board; idempotent. Throws
 * `invite_not_found` both for an unknown board and without an invite.
 */
export function acceptInvite(
  root: Db,
  viewer: SignedIn,
  boardId: bigint | undefined,
  linkHash?: string,
): Promise<BoardRow> {
  return root.transaction(async (tx) => {
    if (boardId === undefined) throw new AppError('invite_not_found');
    await lockUsers(tx, boardId, [viewer.id]);
    const { rows } = await tx.execute<{ is_on: boolean; is_new: boolean }>(sql`
      with open_board as (
        select ${boards.id}, ${boards.ownerId} from ${boards}
        where ${boards.id} = ${boardId} and ${boards.deletedAt} is null
          and ${notBlockedCondition(withReloadedBlocks(viewer), boards.ownerId)}
      ), joined as (
        select open_board.id from open_board where owner_id = ${viewer.id} or exists (
          select from board_collaborators where board_id = open_board.id and user_id = ${viewer.id})
      ), taken as (
        delete from board_invites using open_board
        where board_invites.board_id = open_board.id and invited_user_id = ${viewer.id} returning board_id, may_edit, may_invite
      ), linked as (
        select board_id, may_edit, may_invite from board_invite_links join open_board on open_board.id = board_id
        where code_hash = ${linkHash ?? ''} and not exists (select from joined)
      ), added as (
        insert into board_collaborators (board_id, user_id, may_edit, may_invite)
        select board_id, ${viewer.id}::bigint, bool_or(may_edit), bool_or(may_invite)
        from (select * from taken union all select * from linked) as granted group by board_id
        on conflict do nothing returning board_id
      ), shared as (
        update boards set is_collaborative = true where id in (select board_id from added)
      )
      select exists (select from joined) or exists (select from added) as is_on,
        exists (select from added) as is_new`);
    const board = rows[0]?.is_on
      ? await findBoard(tx, withReloadedBlocks(viewer), { id: boardId })
      : undefined;
    if (!board) throw new AppError('invite_not_found');
    if (rows[0]?.is_new)
      await publishEvent(tx, boardJoined, { boardId: board.id, ownerId: board.ownerId, userId: viewer.id });
    return board;
  });
}

/**
 * Declines the viewer's own invite, or revokes one. The owner can revoke any invite to the board; members who may
 * invite can revoke those that they sent. Does nothing without an invite. Throws `board_not_found`, and `forbidden` for
 * an invite of another member.
 */
export async function endInvite(
  db: Db,
  viewer: SignedIn,
  boardId: bigint | undefined,
  personId: bigint | undefined,
): Promise<void> {
  const board = personId === viewer.id ? undefined : await authoriseBoard(db, viewer, boardId, 'invite');
  if (boardId === undefined || personId === undefined) return;
  const isOpenTo = sql`board_id = ${boardId} and invited_user_id = ${personId}`;
  const isAnyones = board === undefined || board.ownerId === viewer.id;
  const { rowCount } = await db.execute(sql`
    with uninvited as (
      delete from board_invites where ${isOpenTo} and ${isAnyones ? sql`true` : sql`invited_by_id = ${viewer.id}`} returning *
    ) ${recordRemoval(viewer, sql`select ${INVITE} from uninvited`)}`);
  if (rowCount || isAnyones) return;
  const { rows } = await db.execute(sql`select from board_invites where ${isOpenTo}`);
  if (rows.length > 0) throw new AppError('forbidden');
}

/**
 * Removes a collaborator from a board, with the invites and links that they created. The owner can remove anyone, and
 * collaborators themselves; their pins stay. Does nothing for a member who is no collaborator. Throws `board_not_found`
 * and `forbidden`.
 */
export function endCollaboration(
  root: Db,
  viewer: SignedIn,
  boardId: bigint | undefined,
  personId: bigint | undefined,
): Promise<void> {
  return root.transaction(async (tx) => {
    if (boardId !== undefined) await lockUsers(tx, boardId, [viewer.id, personId ?? viewer.id]);
    if (personId !== viewer.id) await authoriseBoard(tx, viewer, boardId, 'own');
    if (boardId === undefined || personId === undefined) return;
    await tx.execute(sql`
      with ended as (
        delete from board_collaborators where board_id = ${boardId} and user_id = ${personId} returning *
      ), uninvited as (
        delete from board_invites using ended
        where board_invites.board_id = ended.board_id and invited_by_id = ${personId} returning board_invites.*
      ), unlinked as (
        update board_invite_links set ${ENDED}
        where board_id in (select board_id from ended) and invited_by_id = ${personId} and ended_at is null
      ), remembered as (
        ${recordRemoval(viewer, sql`select ${COLLABORATOR} from ended union all select ${INVITE} from uninvited`)}
      )
      update boards set is_collaborative = exists (
        select from board_collaborators where board_id = boards.id and user_id <> ${personId})
      where id in (select board_id from ended)`);
  });
}

/**
 * Changes the permissions of a collaborator on the viewer's board; invites and links that they created stay. Throws
 * `board_not_found`, `forbidden`, and `user_not_found` for a member who is not a collaborator.
 */
export async function changeRights(
  db: Db,
  viewer: SignedIn,
  boardId: bigint | undefined,
  personId: bigint | undefined,
  rights: CollaboratorPermissions,
): Promise<void> {
  const board = await authoriseBoard(db, viewer, boardId, 'own');
  const { rowCount } = await db.execute(sql`
    update board_collaborators set may_edit = ${rights.mayEdit}, may_invite = ${rights.mayInvite}
    where board_id = ${board.id} and user_id = ${personId ?? 0n}`);
  if (rowCount === 0) throw new AppError('user_not_found');
}

/** Locks the owner of a board and these members in the order of their ids, which prevents deadlocks. */
export async function lockUsers(
  tx: Db,
  boardId: bigint | undefined,
  people: readonly bigint[],
): Promise<void> {
  await tx.execute(sql`
    select from users where id = any(${idList(people)}::bigint[])
      or id = (select owner_id from boards where boards.id = ${boardId ?? 0n})
    order by id for no key update`);
}
