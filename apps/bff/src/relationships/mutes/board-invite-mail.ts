import { sql } from 'drizzle-orm';
import { boardInviteMail } from '../../pins/boards/index.ts';
import { defineMail } from '../../platform/mail/index.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { wantsFrom } from './mute-conditions.ts';

type Write = typeof boardInviteMail.write;

/**
 * The mail of an invite to a board, unless its recipient mutes the member who invites them or a word of the board's name
 * (SR-13). It is decided when the mail is sent.
 */
export const unmutedBoardInviteMail = defineMail({
  ...boardInviteMail,
  async write(data: Parameters<Write>[0], deps: Parameters<Write>[1], run: Parameters<Write>[2]) {
    const { rows } = await deps.db.execute(sql`
      select from board_invites join boards on boards.id = board_id
      where board_id = ${parseId(data.boardId) ?? 0n} and invited_user_id = ${parseId(data.userId) ?? 0n}
        and ${wantsFrom(sql`invited_user_id`, sql`invited_by_id`, sql`boards.name`)}`);
    return rows.length === 0 ? null : boardInviteMail.write(data, deps, run);
  },
});
