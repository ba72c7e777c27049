import type { CommentOrder, PinComment, RepliesState } from './comment.ts';

/** The comments on a pin that the page has loaded. */
export type CommentList = {
  readonly order: CommentOrder;
  readonly status: 'loading' | 'ready' | 'loading-more' | 'failed';
  readonly comments: readonly PinComment[];
  /** The cursor of the next page; null at the end. */
  readonly after: string | null;
  /** Number of comments, including replies. */
  readonly count: number;
  readonly isAllowed: boolean;
  readonly folds: Readonly<Record<string, RepliesState>>;
  /** The viewer's comments made on this page. */
  readonly own: readonly string[];
};

/** A page of comments in a response. */
export type CommentPage = {
  readonly comments: readonly PinComment[];
  readonly after: string | null;
  readonly count: number;
  readonly isAllowed: boolean;
};

/** The former position of a removed comment, to restore it. */
export type RemovedComment = {
  readonly comment: PinComment;
  readonly parentId: string | null;
  readonly index: number;
};

type Change = (comments: readonly PinComment[]) => readonly PinComment[];

/** Returns the list before any page is loaded; the count is part of the pin. */
export function createCommentList(order: CommentOrder, count: number, isAllowed: boolean): CommentList {
  return { order, status: 'loading', comments: [], after: null, count, isAllowed, folds: {}, own: [] };
}

/** Returns the list with a further page; comments that it already has keep their position. */
export function appendPage(list: CommentList, page: CommentPage): CommentList {
  const comments = eachOnce([...list.comments, ...page.comments]);
  const { after, count, isAllowed } = page;
  return { ...list, status: 'ready', comments, after, count, isAllowed };
}

/** Returns the list with all loaded replies of a comment; pending replies stay below them. */
export function setReplies(list: CommentList, id: string, replies: readonly PinComment[]): CommentList {
  const changed = updateComment(list, id, (comment) => {
    const known = eachOnce([...replies, ...comment.replies]);
    return { ...comment, replies: known, replyCount: Math.max(comment.replyCount, known.length) };
  });
  return setRepliesState(changed, id, 'open');
}

/** Returns the list with the replies of a comment collapsed, loading or expanded. */
export function setRepliesState(list: CommentList, id: string, fold: RepliesState): CommentList {
  return { ...list, folds: { ...list.folds, [id]: fold } };
}

/** Returns the list with a new comment: a comment is first, a reply is last in its thread. */
export function addComment(list: CommentList, comment: PinComment, parentId: string | null): CommentList {
  const own = [...list.own, comment.id];
  const counted = { ...list, count: list.count + 1, own };
  if (parentId === null) return { ...counted, comments: [comment, ...list.comments] };
  return updateComment(counted, parentId, (parent) => ({
    ...parent,
    replyCount: parent.replyCount + 1,
    replies: [...parent.replies, comment],
  }));
}

/**
 * Returns the list with a pending comment replaced by the stored one; the stored one is added if the list was
 * reloaded meanwhile.
 */
export function replaceSentComment(
  list: CommentList,
  sendingId: string,
  sent: PinComment,
  parentId: string | null,
): CommentList {
  if (findComment(list, sent.id)) return removeComment(list, sendingId)?.list ?? list;
  if (!findComment(list, sendingId)) {
    const added = addComment(list, sent, parentId);
    return { ...added, count: list.count };
  }
  const own = [...list.own, sent.id];
  return { ...updateComment(list, sendingId, () => sent), own };
}

/** Returns the list with one comment or reply changed. */
export function updateComment(
  list: CommentList,
  id: string,
  change: (comment: PinComment) => PinComment,
): CommentList {
  const changed: Change = (comments) =>
    comments.map((comment) => {
      if (comment.id === id) return change(comment);
      if (!comment.replies.some((reply) => reply.id === id)) return comment;
      return { ...comment, replies: changed(comment.replies) };
    });
  return { ...list, comments: changed(list.comments) };
}

/**
 * Returns the list without a comment and its replies, and their former position; undefined if it is not in
 * the list.
 */
export function removeComment(
  list: CommentList,
  id: string,
): { readonly list: CommentList; readonly taken: RemovedComment } | undefined {
  const index = list.comments.findIndex((comment) => comment.id === id);
  const comment = list.comments[index];
  if (comment) {
    const count = Math.max(0, list.count - 1 - comment.replyCount);
    const comments = list.comments.toSpliced(index, 1);
    return { list: { ...list, comments, count }, taken: { comment, parentId: null, index } };
  }
  for (const parent of list.comments) {
    const at = parent.replies.findIndex((reply) => reply.id === id);
    const reply = parent.replies[at];
    if (!reply) continue;
    const rest = updateComment(list, parent.id, (one) => ({
      ...one,
      replyCount: Math.max(0, one.replyCount - 1),
      replies: one.replies.toSpliced(at, 1),
    }));
    const taken = { comment: reply, parentId: parent.id, index: at };
    return { list: { ...rest, count: Math.max(0, list.count - 1) }, taken };
  }
  return undefined;
}

/** Returns the list with a comment restored at its former position, after its deletion failed. */
export function restoreComment(list: CommentList, { comment, parentId, index }: RemovedComment): CommentList {
  const count = list.count + 1 + comment.replyCount;
  if (parentId === null) return { ...list, count, comments: list.comments.toSpliced(index, 0, comment) };
  return updateComment({ ...list, count }, parentId, (parent) => ({
    ...parent,
    replyCount: parent.replyCount + 1,
    replies: parent.replies.toSpliced(index, 0, comment),
  }));
}

/** Returns a comment or reply of the list. */
export function findComment(list: CommentList, id: string): PinComment | undefined {
  for (const comment of list.comments) {
    if (comment.id === id) return comment;
    const reply = comment.replies.find((one) => one.id === id);
    if (reply) return reply;
  }
  return undefined;
}

/**
 * Returns the comment that a reply belongs to, or the comment itself: replies to replies are part of the same
 * thread.
 */
export function getThreadRoot(list: CommentList, id: string): string {
  return list.comments.find(({ replies }) => replies.some((reply) => reply.id === id))?.id ?? id;
}

/** Returns the comment to focus after one is removed: the next, otherwise the previous, otherwise none. */
export function getNextFocus(list: CommentList, id: string): string | undefined {
  const all = list.comments.flatMap((comment) => [comment.id, ...comment.replies.map((reply) => reply.id)]);
  const gone = new Set([id, ...(findComment(list, id)?.replies.map((reply) => reply.id) ?? [])]);
  const at = all.indexOf(id);
  return all.slice(at).find((one) => !gone.has(one)) ?? all.slice(0, Math.max(0, at)).at(-1);
}

/** Returns a comment with its like toggled and its count adjusted. */
export function toggleLike(comment: PinComment): PinComment {
  const isLiked = !comment.isLiked;
  return { ...comment, isLiked, likeCount: Math.max(0, comment.likeCount + (isLiked ? 1 : -1)) };
}

/** Returns the comments without duplicates, each at its first position. */
function eachOnce(comments: readonly PinComment[]): readonly PinComment[] {
  const byId = new Map<string, PinComment>();
  for (const comment of comments) if (!byId.has(comment.id)) byId.set(comment.id, comment);
  return [...byId.values()];
}
