import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Db } from '../../platform/database/db.ts';
import { withIdempotencyKey } from '../../people/idempotency/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { addComment, editComment, type CommentTarget } from './add-comment.ts';
import { findComment, type CommentView } from './comment-view.ts';
import { commentLoaders } from './loaders.ts';
import { presentComment, type PresentedComment } from './present-comment.ts';
import { canDelete, canEdit } from './rules.ts';
import { removeCommentThread } from './remove-comment.ts';

type Writer = Pick<Deps, 'db' | 'now'>;

/** Adds a comment to a pin that the viewer sees, once per idempotency key, and returns it as it is shown. */
export function writeComment(
  deps: Writer,
  viewer: SignedIn,
  { contentId, boardId, parentId }: CommentTarget,
  text: string,
  key: string | undefined,
): Promise<PresentedComment> {
  const place = [contentId, boardId, parentId].map(String).join(' ');
  return deps.db.transaction((tx) =>
    withIdempotencyKey(tx, viewer, { key, request: { comment: place, text } }, async () =>
      shown(deps, tx, viewer, await addComment(tx, viewer, { contentId, boardId, parentId }, text)),
    ),
  );
}

/** Changes the viewer's own comment, within a day. Throws `forbidden`, `comment_not_found`. */
export async function changeComment(
  deps: Writer,
  viewer: SignedIn,
  comment: CommentView,
  text: string,
): Promise<PresentedComment> {
  if (!canEdit(comment, viewer.id, deps.now())) throw new AppError('forbidden');
  return deps.db.transaction(async (tx) => {
    if (!(await editComment(tx, viewer, comment, text))) throw new AppError('comment_not_found');
    return shown(deps, tx, viewer, comment.id);
  });
}

/** Deletes a comment with its replies, if the viewer has the permission. Throws `forbidden`, `comment_not_found`. */
export async function deleteComment(
  { db }: Pick<Deps, 'db'>,
  viewer: SignedIn,
  comment: CommentView,
): Promise<void> {
  if (!canDelete(comment, viewer.id)) throw new AppError('forbidden');
  const isGone = await db.transaction((tx) => removeCommentThread(tx, comment, 'deleted'));
  if (!isGone) throw new AppError('comment_not_found');
}

async function shown({ now }: Writer, tx: Db, viewer: SignedIn, id: bigint): Promise<PresentedComment> {
  const comment = await findComment(tx, viewer, id);
  if (!comment) throw new AppError('comment_not_found');
  return presentComment(comment, viewer, { loaders: commentLoaders({ db: tx }, viewer), now: now() });
}
