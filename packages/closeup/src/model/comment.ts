/** Someone who comments, as a comment shows them. */
export type Commenter = {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly imageUrl: string | undefined;
};

/** The orders in which comments are read: what is liked most first, or what is newest. */
export type CommentOrder = 'top' | 'newest';

/** One comment or reply, as the site answers it and as it changes on the page. */
export type PinComment = {
  readonly id: string;
  /** Plain text with its line breaks. */
  readonly text: string;
  readonly author: Commenter;
  /** The names in the text that are links, in lower case and without the at sign. */
  readonly mentions: readonly string[];
  readonly likeCount: number;
  readonly isLiked: boolean;
  /** The viewer's permissions. */
  readonly access: readonly ('edit' | 'delete')[];
  /** ISO 8601. */
  readonly createdAt: string;
  readonly isEdited: boolean;
  /** A moderator removed it, and its author alone sees it. */
  readonly isRemoved: boolean;
  readonly replyCount: number;
  /** The replies that are known, oldest first; a reply has none. */
  readonly replies: readonly PinComment[];
  /** `sending` until the site has it. */
  readonly state?: 'sending' | undefined;
};

/** Number of replies shown below a collapsed comment. */
const FOLDED_REPLIES = 1;

/** The display of a comment's replies: the first ones, loading, or all that are loaded. */
export type RepliesState = 'folded' | 'loading' | 'open';

/**
 * The replies that are shown below a comment (CU-07): all of them when it is unfolded; else the first, and
 * what the viewer has said on this page, so that no one looks for their own words.
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
