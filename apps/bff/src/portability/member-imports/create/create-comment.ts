import { eq } from 'drizzle-orm';
import { addComment, comments, commentTextSchema } from '../../../pins/comments/index.ts';
import { boards } from '../../../pins/board-access/index.ts';
import { pins } from '../../../pins/pin-access/index.ts';
import type { ImportedComment } from '../import-item.ts';
import { createItemOnce, findItem, LeftOutError, type Created, type ImportRun } from './import-run.ts';

/**
 * Creates a comment of the member on a Pin of this import, or a reply to such a comment. A reply to a comment of someone else is left out: that
 * comment is not in the file. Throws `LeftOutError`.
 */
export async function createImportedComment(run: ImportRun, comment: ImportedComment): Promise<Created> {
  const { owner } = run;
  const parent = comment.parent === null ? undefined : await findItem(run, 'comment', comment.parent);
  if (comment.isReply && !parent) throw new LeftOutError('reply_left_out');
  const pin = comment.pin === null ? undefined : await findItem(run, 'pin', comment.pin);
  if (!pin) throw new LeftOutError('comment_elsewhere');
  const text = commentTextSchema.parse(comment.text);
  return createItemOnce(run, 'comment', comment.id, async (tx) => {
    const [on] = await tx
      .select({ contentId: pins.contentId, boardId: pins.boardId, privacy: boards.privacy })
      .from(pins)
      .innerJoin(boards, eq(boards.id, pins.boardId))
      .where(eq(pins.id, pin.targetId));
    if (!on) throw new LeftOutError('comment_elsewhere');
    const boardId = on.privacy === 'secret' ? on.boardId : null;
    const place = { contentId: on.contentId, boardId, parentId: parent?.targetId ?? null };
    const id = await addComment(tx, owner, place, text, { mentionsMembers: false, isRestored: true });
    const createdAt = new Date(Math.min(comment.createdAt.getTime(), Date.now()));
    const editedAt = comment.editedAt;
    await tx
      .update(comments)
      .set({ createdAt, ...(editedAt && { editedAt }) })
      .where(eq(comments.id, id));
    return id;
  });
}
