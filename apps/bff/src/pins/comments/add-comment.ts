import { listMentionedNames } from '@pegboard/types';
import { and, inArray, isNull, sql } from 'drizzle-orm';
import {
  acceptsContact,
  notBlockedCondition,
  users,
  withReloadedBlocks,
} from '../../people/accounts/index.ts';
import { checkWords } from '../../people/word-rules/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { publishEvent } from '../../platform/domain-events/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { CommentView } from './comment-view.ts';
import { findParent, type ParentComment } from './comment-parent.ts';
import { commentCreated, commentEdited } from './events.ts';
import { holdComment } from './hold-comment.ts';
import { commentMentions, comments } from './tables.ts';

/** The target of a comment: a content, the secret board it is private to, and the parent comment. */
export type CommentTarget = {
  readonly contentId: bigint;
  readonly boardId: bigint | null;
  readonly parentId: bigint | null;
};

/**
 * Writes a comment with its mentions and the counts, in a transaction. The caller checks that the viewer may see the
 * pin; everything else is checked here. Without `mentionsMembers`, the names in it are no mentions. With `isRestored`, it may be
 * on the author's own content that no longer allows comments. One with words to review is held (OP-06). Throws `comments_off`, `comment_not_found`, `words_refused`. Returns the id.
 */
export async function addComment(
  tx: Db,
  viewer: SignedIn,
  { contentId, boardId, parentId }: CommentTarget,
  text: string,
  {
    mentionsMembers = true,
    isRestored = false,
  }: { readonly mentionsMembers?: boolean; readonly isRestored?: boolean } = {},
): Promise<bigint> {
  const { rows } = await tx.execute<{ is_allowed: boolean; creator_id: string }>(
    sql`select (is_commenting_allowed or (${isRestored} and creator_id = ${viewer.id})) and ${acceptsContact('comments', viewer.id, sql`creator_id`)} as is_allowed,
      creator_id::text from contents where id = ${contentId} for no key update`,
  );
  if (rows[0]?.is_allowed !== true) throw new AppError('comments_off');
  const isHeld = await checkWords(tx, { text });
  const id = newId();
  const parent = parentId === null ? null : await countReply(tx, parentId);
  await tx.insert(comments).values({ id, contentId, boardId, parentId, userId: viewer.id, text });
  const mentioned = mentionsMembers ? await nameMentioned(tx, viewer, id, text) : [];
  if (boardId === null)
    await tx.execute(sql`update contents set comment_count = comment_count + 1 where id = ${contentId}`);
  if (isHeld) {
    await holdComment(tx, { id, contentId, userId: viewer.id });
    return id;
  }
  await publishEvent(tx, commentCreated, {
    commentId: id,
    contentId,
    creatorId: BigInt(rows[0].creator_id),
    userId: viewer.id,
    parent,
    mentionedIds: [...mentioned],
  });
  return id;
}

/** Counts a reply to a comment, and returns the comment with its author. Throws `comment_not_found`. */
async function countReply(tx: Db, parentId: bigint): Promise<ParentComment> {
  const { rows } = await tx.execute<{ user_id: string }>(sql`
    update comments set reply_count = reply_count + 1
    where id = ${parentId} and deleted_at is null and removed_at is null returning user_id::text`);
  if (!rows[0]) throw new AppError('comment_not_found');
  return { commentId: parentId, userId: BigInt(rows[0].user_id) };
}

/**
 * Changes the text of a comment and its mentions. Publishes `comment.edited` if there are any. Returns false for a comment
 * that was deleted or removed meanwhile.
 */
export async function editComment(
  tx: Db,
  viewer: SignedIn,
  comment: Pick<CommentView, 'id' | 'contentId' | 'parentId' | 'creatorId'>,
  text: string,
): Promise<boolean> {
  const { id, contentId, parentId, creatorId } = comment;
  const isHeld = await checkWords(tx, { text });
  const { rowCount } = await tx
    .update(comments)
    .set({ text, editedAt: sql`now()` })
    .where(and(sql`${comments.id} = ${id}`, isNull(comments.deletedAt), isNull(comments.removedAt)));
  if (rowCount === 0) return false;
  await tx.delete(commentMentions).where(sql`${commentMentions.commentId} = ${id}`);
  const mentioned = await nameMentioned(tx, viewer, id, text);
  if (isHeld) {
    await holdComment(tx, { id, contentId, userId: viewer.id });
    return true;
  }
  if (mentioned.length === 0) return true;
  await publishEvent(tx, commentEdited, {
    commentId: id,
    contentId,
    creatorId,
    userId: viewer.id,
    parent: parentId === null ? null : await findParent(tx, parentId),
    mentionedIds: [...mentioned],
  });
  return true;
}

/**
 * Stores the members mentioned in a comment, and returns them. Members with a block between them and the author are not
 * mentioned.
 */
async function nameMentioned(
  tx: Db,
  viewer: SignedIn,
  commentId: bigint,
  text: string,
): Promise<readonly bigint[]> {
  const names = listMentionedNames(text);
  if (names.length === 0) return [];
  const people = await tx
    .select({ userId: users.id, username: users.username })
    .from(users)
    .where(
      and(
        inArray(users.username, [...names]),
        notBlockedCondition(withReloadedBlocks(viewer), users.id),
        acceptsContact('mentions', viewer.id, users.id),
      ),
    );
  if (people.length > 0)
    await tx.insert(commentMentions).values(people.map((person) => ({ commentId, ...person })));
  return people.map(({ userId }) => userId);
}
