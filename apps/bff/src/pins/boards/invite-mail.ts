import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { accountMail } from '../../people/accounts/index.ts';
import { emailChoices, unsubscribeLink } from '../../people/email-choices/index.ts';
import { defineMail, mailMessages } from '../../platform/mail/index.ts';
import type { Deps } from './deps.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { boardUrl } from '../board-access/index.ts';

/**
 * Notifies a member by mail of an invite to a board, if the invite is still pending when the mail is sent, their email
 * is confirmed and they want such mails (IV-03, WB-02). Each mail has a one-click unsubscribe (RFC 8058).
 */
export const boardInviteMail = defineMail({
  name: 'board-invite',
  data: z.strictObject({ userId: z.string(), boardId: z.string() }),
  async write(data, deps: Deps) {
    const [userId, boardId] = [parseId(data.userId), parseId(data.boardId)];
    if (userId === undefined || boardId === undefined) return null;
    const { rows } = await deps.db.execute<{
      email: string;
      firstName: string;
      locale: string;
      inviter: string;
      board: string;
      slug: string;
      owner: string;
    }>(sql`
      select invited.email, invited.first_name as "firstName", invited.locale, inviter.full_name as inviter, boards.name as board,
        boards.slug, owner.username as owner
      from board_invites
        join users invited on invited.id = invited_user_id and invited.email_verified_at is not null
        join users inviter on inviter.id = invited_by_id
        join boards on boards.id = board_id and boards.deleted_at is null
        join users owner on owner.id = boards.owner_id
      where board_id = ${boardId} and invited_user_id = ${userId}`);
    const [invite] = rows;
    if (!invite || !(await emailChoices(deps.db, userId)).lists.board_invites) return null;
    const { inviter, board, slug, owner } = invite;
    const unsubscribe = unsubscribeLink(deps, userId, 'board_invites');
    const texts = mailMessages(invite.locale).boardInvite;
    const mail = accountMail(invite, texts.subject(inviter), [
      texts.asks(inviter, board),
      { link: `${deps.env.publicUrl}${boardUrl({ slug, ownerUsername: owner })}`, label: texts.open },
      texts.why,
      { link: unsubscribe, label: texts.preferences },
    ]);
    return { ...mail, unsubscribe };
  },
});
