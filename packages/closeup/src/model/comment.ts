/** The author of a comment. */
export type Commenter = {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly imageUrl: string | undefined;
};

/** The orders of comments: most liked first, or newest first. */
export type CommentOrder = 'top' | 'newest';

/** One comment or reply, as in a response and as changed on the page. */
export type PinComment = {
  readonly id: string;
  /** Plain text with its line breaks. */
  readonly text: string;
  readonly author: Commenter;
  /** The mentioned usernames that are links, in lower case and without the at sign. */
  readonly mentions: readonly string[];
  readonly likeCount: number;
  readonly isLiked: boolean;
  /** The viewer's permissions. */
  readonly access: readonly ('edit' | 'delete')[];
  /** ISO 8601 timestamp. */
  readonly createdAt: string;
  readonly isEdited: boolean;
  /** True if a moderator removed it; only its author still sees it. */
  readonly isRemoved: boolean;
  /** True while it waits for the review of a moderator; only its author sees it. */
  readonly isHeld?: boolean;
  readonly replyCount: number;
  /** The loaded replies, oldest first; a reply has none. */
  readonly replies: readonly PinComment[];
  /** `sending` until the server has stored it. */
  readonly state?: 'sending' | undefined;
};

/** Number of replies shown below a collapsed comment. */
const FOLDED_REPLIES = 1;

/** The display of a comment's replies: the first ones, loading, or all that are loaded. */
export type RepliesState = 'folded' | 'loading' | 'open';

/**
 * Returns the visible replies of a comment (CU-07): all when expanded; otherwise the first, and the viewer's
 * replies on this page, so that they stay visible to their author.
 */
export function getVisibleReplies(
  comment: PinComment,
  fold: RepliesState,
  isOwn: (id: string) => boolean,
): readonly PinComment[] {
  if (fold === 'open') return comment.replies;
  return comment.replies.filter(
    ({ id, state }, index) => index < FOLDED_REPLIES || state === 'sending' || isOwn(id),
  );
}

/** Number of comments shown below a pin initially, so that related pins stay near. */
export const FIRST_COMMENTS = 3;
