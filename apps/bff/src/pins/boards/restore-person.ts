import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { authoriseBoard, findBoard, canGrant, getBoardAccess } from '../board-access/index.ts';
import { lockUsers, type InviteState } from './board-invites.ts';
import { isWithinUndoWindow, REOPENED } from './undo-window.ts';

type Removal = {
  readonly invited_by_id: string | null;
  readonly may_edit: boolean;
  readonly may_invite: boolean;
  readonly since: string;
  readonly removed_at: string;
};

/**
 * Undoes a removal by the viewer of less than `UNDO_SECONDS` ago. A removed collaborator gets the same permissions,
 * with the invites and links that were removed with them; a revoked or declined invite is pending again; a member who
 * left is a collaborator again. Existing collaborators and invites stay unchanged. Throws `undo_over` for the removals
 * of others, for expired ones, and between members who blocked each other meanwhile; `forbidden` when the viewer no
 * longer has the permission; `board_not_found`.
 */
export function restorePerson(
  root: Db,
  viewer: SignedIn,
  boardId: bigint | undefined,
  personId: bigint | undefined,
): Promise<InviteState> {
  return root.transaction(async (tx) => {
    if (boardId === undefined || personId === undefined) throw new AppError('board_not_found');
    await lockUsers(tx, boardId, [viewer.id, personId]);
    const isSelf = personId === viewer.id;
    const board = isSelf ? undefined : await authoriseBoard(tx, viewer, boardId, 'invite');
    const removal = await takeRemoval(tx, viewer, boardId, personId);
    if (removal && board) {
      const permissions = { mayEdit: removal.may_edit, mayInvite: removal.may_invite };
      if (!canGrant(await getBoardAccess(tx, viewer, board), permissions)) throw new AppError('forbidden');
    }
    if (removal?.invited_by_id === null) await putBack(tx, boardId, personId, removal);
    else if (removal) await askAgain(tx, boardId, personId, removal);
    const state = await stateOf(tx, boardId, personId);
    if (state) return state;
    if (isSelf && !(await findBoard(tx, viewer, { id: boardId }))) throw new AppError('board_not_found');
    throw new AppError('undo_over');
  });
}

/**
 * Deletes and returns a removal that the viewer made. An invite is restored only while its sender is on the
 * board.
 */
async function takeRemoval(
  tx: Db,
  viewer: SignedIn,
  boardId: bigint,
  personId: bigint,
): Promise<Removal | undefined> {
  const { rows } = await tx.execute<Removal>(sql`
    delete from board_removals as removal using boards
    where boards.id = removal.board_id and boards.deleted_at is null and removal.board_id = ${boardId}
      and user_id = ${personId} and removed_by_id = ${viewer.id} and ${isWithinUndoWindow(sql`removed_at`)}
      and (invited_by_id is null or invited_by_id = boards.owner_id or exists (
        select from board_collaborators as inviter
        where inviter.board_id = boards.id and inviter.user_id = removal.invited_by_id))
    returning invited_by_id::text, may_edit, may_invite, since::text, removed_at::text`);
  return rows[0];
}

async function putBack(tx: Db, boardId: bigint, personId: bigint, removal: Removal): Promise<void> {
  const { may_edit: mayEdit, may_invite: mayInvite, since, removed_at: removedAt } = removal;
  await tx.execute(sql`
    with uninvited as (
      delete from board_invites where board_id = ${boardId} and invited_user_id = ${personId}
    ), added as (
      insert into board_collaborators (board_id, user_id, may_edit, may_invite, created_at)
      values (${boardId}, ${personId}, ${mayEdit}, ${mayInvite}, ${since}::timestamptz) on conflict do nothing
    ), restored as (
      delete from board_removals where board_id = ${boardId} and invited_by_id = ${personId}
        and removed_at = ${removedAt}::timestamptz returning *
    ), invited as (
      insert into board_invites (board_id, invited_user_id, invited_by_id, may_edit, may_invite, created_at)
      select board_id, user_id, invited_by_id, may_edit, may_invite, since from restored
      where not exists (
        select from board_collaborators as joined where joined.board_id = restored.board_id and joined.user_id = restored.user_id)
      on conflict do nothing
    ), linked as (
      update board_invite_links set ${REOPENED}
      where board_id = ${boardId} and invited_by_id = ${personId} and ended_at = ${removedAt}::timestamptz
    )
    update boards set is_collaborative = true where id = ${boardId}`);
}

async function askAgain(tx: Db, boardId: bigint, personId: bigint, removal: Removal): Promise<void> {
  const { invited_by_id: invitedById, may_edit: mayEdit, may_invite: mayInvite, since } = removal;
  await tx.execute(sql`
    insert into board_invites (board_id, invited_user_id, invited_by_id, may_edit, may_invite, created_at)
    select ${boardId}, ${personId}, ${invitedById}::bigint, ${mayEdit}, ${mayInvite}, ${since}::timestamptz
    where not exists (select from board_collaborators where board_id = ${boardId} and user_id = ${personId})
    on conflict do nothing`);
}

async function stateOf(tx: Db, boardId: bigint, personId: bigint): Promise<InviteState | undefined> {
  const { rows } = await tx.execute<{ is_on: boolean; is_asked: boolean }>(sql`
    select exists (select from board_collaborators where board_id = ${boardId} and user_id = ${personId}) as is_on,
      exists (select from board_invites where board_id = ${boardId} and invited_user_id = ${personId}) as is_asked`);
  if (rows[0]?.is_on) return 'accepted';
  return rows[0]?.is_asked ? 'invited' : undefined;
}
