import type { Commenter, CommentOrder, PinComment } from '../model/comment.ts';
import { toSubmittedDraft, type SubmittedDraft } from '../model/comment-draft.ts';
import {
  findComment,
  createCommentList,
  getThreadRoot,
  updateComment,
  setRepliesState,
  toggleLike,
  addComment,
  removeComment,
  appendPage,
  setReplies,
  replaceSentComment,
  restoreComment,
  type CommentList,
} from '../model/comment-list.ts';
import type { CommentsMessages } from './comments-messages.ts';
import type { CommentPorts } from './comment-ports.ts';

/**
 * The store of one pin's comments, independent of React: updated optimistically, and rolled back if the
 * request fails.
 */
export type CommentStore = {
  readonly list: () => CommentList;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Reads the first page, in the given order. */
  readonly read: (order: CommentOrder) => Promise<void>;
  readonly readMore: () => Promise<void>;
  readonly unfold: (id: string) => Promise<void>;
  readonly fold: (id: string) => void;
  /**
   * Posts a comment, or a reply to `replyTo`. Resolves to false on failure; the caller then restores the
   * text.
   */
  readonly add: (text: string, replyTo: string | null) => Promise<boolean>;
  /** Changes a comment. Resolves to false on failure. */
  readonly edit: (id: string, text: string) => Promise<boolean>;
  readonly remove: (id: string) => Promise<boolean>;
  readonly like: (id: string) => void;
};

/** Creates the store of one pin's comments for a member or, with null, a visitor. */
export function createCommentStore(of: {
  readonly pinId: string;
  readonly count: number;
  readonly isAllowed: boolean;
  readonly viewer: Commenter | null;
  readonly ports: CommentPorts;
  readonly messages: CommentsMessages;
}): CommentStore {
  const { pinId, viewer, ports, messages } = of;
  const listeners = new Set<() => void>();
  let list = createCommentList('top', of.count, of.isAllowed);
  let reading = 0;
  let failed: SubmittedDraft | undefined;
  /** Pending likes by comment id, with the server's last known state. */
  const likes = new Map<string, Pick<PinComment, 'isLiked' | 'likeCount'>>();

  const set = (next: CommentList): void => {
    list = next;
    for (const notify of listeners) notify();
  };
  const tell = (message: string | undefined): false => {
    ports.onError(message || messages.failed);
    return false;
  };

  const readPage = async (before: CommentList, status: CommentList['status']): Promise<void> => {
    reading += 1;
    const turn = reading;
    set({ ...before, status });
    const result = await ports.read({ pinId, order: before.order, after: before.after });
    if (turn !== reading) return;
    set(result.ok ? appendPage(list, result) : { ...list, status: 'failed' });
  };

  /**
   * Sends a like until the server has the displayed state; presses during a request are merged into one
   * request.
   */
  const sendLike = async (id: string): Promise<void> => {
    const requested = findComment(list, id)?.isLiked;
    const before = likes.get(id);
    if (requested === undefined || !before || requested === before.isLiked) return void likes.delete(id);
    const result = await ports.like({ commentId: id, isLiked: requested });
    if (!result.ok) {
      likes.delete(id);
      set(updateComment(list, id, (comment) => ({ ...comment, ...before })));
      return void tell(result.message);
    }
    const confirmed = { isLiked: requested, likeCount: result.likeCount };
    likes.set(id, confirmed);
    if (findComment(list, id)?.isLiked === requested)
      set(updateComment(list, id, (comment) => ({ ...comment, ...confirmed })));
    return sendLike(id);
  };

  return {
    list: () => list,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    read: (order) =>
      readPage({ ...createCommentList(order, list.count, list.isAllowed), own: list.own }, 'loading'),
    async readMore() {
      if (list.status !== 'ready' && list.status !== 'failed') return;
      await readPage(list, list.comments.length === 0 ? 'loading' : 'loading-more');
    },
    async unfold(id) {
      const comment = findComment(list, id);
      if (!comment || list.folds[id] === 'loading') return;
      if (comment.replies.length >= comment.replyCount) return set(setRepliesState(list, id, 'open'));
      set(setRepliesState(list, id, 'loading'));
      const result = await ports.readReplies(id);
      if (result.ok) return set(setReplies(list, id, result.replies));
      set(setRepliesState(list, id, 'folded'));
      tell(result.message);
    },
    fold: (id) => set(setRepliesState(list, id, 'folded')),
    async add(text, replyTo) {
      if (!viewer) return false;
      const draft = toSubmittedDraft(failed, { text, place: replyTo ?? pinId }, ports.newKey);
      const parentId = replyTo === null ? null : getThreadRoot(list, replyTo);
      const sendingId = `sending ${draft.key}`;
      set(addComment(list, sendingComment(sendingId, draft.text, viewer, ports.now()), parentId));
      const result = await ports.add({ pinId, replyTo, text: draft.text, key: draft.key });
      failed = result.ok ? undefined : draft;
      if (result.ok) {
        set(replaceSentComment(list, sendingId, result.comment, parentId));
        return true;
      }
      set(removeComment(list, sendingId)?.list ?? list);
      return tell(result.message);
    },
    async edit(id, text) {
      const before = findComment(list, id);
      if (!before || before.text === text.trim()) return true;
      set(updateComment(list, id, (comment) => ({ ...comment, text: text.trim(), state: 'sending' })));
      const result = await ports.edit({ commentId: id, text: text.trim() });
      const { text: said, mentions, isEdited } = result.ok ? result.comment : before;
      set(updateComment(list, id, (now) => ({ ...now, text: said, mentions, isEdited, state: undefined })));
      return result.ok || tell(result.message);
    },
    async remove(id) {
      const without = removeComment(list, id);
      if (!without) return true;
      set(without.list);
      const result = await ports.remove(id);
      if (result.ok) return true;
      set(restoreComment(list, without.taken));
      return tell(result.message);
    },
    like(id) {
      const comment = findComment(list, id);
      if (!comment || comment.state === 'sending') return;
      set(updateComment(list, id, toggleLike));
      if (likes.has(id)) return;
      likes.set(id, { isLiked: comment.isLiked, likeCount: comment.likeCount });
      void sendLike(id);
    },
  };
}

function sendingComment(id: string, text: string, author: Commenter, now: Date): PinComment {
  return {
    id,
    text,
    author,
    mentions: [],
    likeCount: 0,
    isLiked: false,
    access: [],
    createdAt: now.toISOString(),
    isEdited: false,
    isRemoved: false,
    replyCount: 0,
    replies: [],
    state: 'sending',
  };
}
