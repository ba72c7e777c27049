import { and, inArray, isNull, sql } from 'drizzle-orm';
import { mayMeet, users, withFreshBlocks } from '../accounts/index.ts';
import type { Db } from '../db.ts';
import { AppError } from '../errors.ts';
import { newId } from '../new-id.ts';
import type { SignedIn } from '../viewer.ts';
import { mentionedNames } from './rules.ts';
import { commentMentions, comments } from './tables.ts';

/** Where a comment is added: on a content, on a secret board it is said on, below a comment. */
export type CommentPlace = {
  readonly contentId: bigint;
  readonly boardId: bigint | null;
  readonly parentId: bigint | null;
};

/**
 * Writes a comment in a transaction, with whom it names and the counts. That the viewer sees the place is checked before;
 * the rest holds when it is written. Throws `comments_off`, `comment_not_found`. Gives the id.
 */
export async function addComment(
  tx: Db,
  viewer: SignedIn,
  { contentId, boardId, parentId }: CommentPlace,
  text: string,
): Promise<bigint> {
  const { rows } = await tx.execute<{ is_allowed: boolean }>(
    sql`select is_commenting_allowed as is_allowed from contents where id = ${contentId} for no key update`,
  );
  if (rows[0]?.is_allowed !== true) throw new AppError('comments_off');
  const id = newId();
  if (parentId !== null) {
    const { rowCount } = await tx.execute(sql`
      update comments set reply_count = reply_count + 1
      where id = ${parentId} and deleted_at is null and removed_at is null`);
    if (rowCount === 0) throw new AppError('comment_not_found');
  }
  await tx.insert(comments).values({ id, contentId, boardId, parentId, userId: viewer.id, text });
  await nameMentioned(tx, viewer, id, text);
  if (boardId === null)
    await tx.execute(sql`update contents set comment_count = comment_count + 1 where id = ${contentId}`);
  return id;
}

/** Changes the text of a comment, and whom it names. False when it was deleted or removed meanwhile. */
export async function editComment(tx: Db, viewer: SignedIn, id: bigint, text: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(comments)
    .set({ text, editedAt: sql`now()` })
    .where(and(sql`${comments.id} = ${id}`, isNull(comments.deletedAt), isNull(comments.removedAt)));
  if (rowCount === 0) return false;
  await tx.delete(commentMentions).where(sql`${commentMentions.commentId} = ${id}`);
  await nameMentioned(tx, viewer, id, text);
  return true;
}

/** Keeps who is named in a comment: people whom its author may meet. All other names stay plain text. */
async function nameMentioned(tx: Db, viewer: SignedIn, commentId: bigint, text: string): Promise<void> {
  const names = mentionedNames(text);
  if (names.length === 0) return;
  const people = await tx
    .select({ userId: users.id, username: users.username })
    .from(users)
    .where(and(inArray(users.username, [...names]), mayMeet(withFreshBlocks(viewer), users.id)));
  if (people.length > 0)
    await tx.insert(commentMentions).values(people.map((person) => ({ commentId, ...person })));
}
