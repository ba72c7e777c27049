import type { CommentOrder, PinComment } from '../model/comment.ts';
import type { CommentPage } from '../model/comment-list.ts';

/** The result of a port: the data, or an error with the server's message for the viewer, if any. */
export type CommentResult<T = object> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly message?: string | undefined };

/** The ports of the comments. None throws. */
export type CommentPorts = {
  /** Reads a page of the comments on a pin. */
  readonly read: (params: {
    readonly pinId: string;
    readonly order: CommentOrder;
    readonly after: string | null;
  }) => Promise<CommentResult<CommentPage>>;
  /** Reads the replies to a comment, up to the maximum that is shown at once. */
  readonly readReplies: (
    commentId: string,
  ) => Promise<CommentResult<{ readonly replies: readonly PinComment[] }>>;
  /**
   * Posts a comment on a pin, or a reply to the comment `replyTo`; requests with the same key post it once.
   */
  readonly add: (comment: {
    readonly pinId: string;
    readonly replyTo: string | null;
    readonly text: string;
    readonly key: string;
  }) => Promise<CommentResult<{ readonly comment: PinComment }>>;
  readonly edit: (change: {
    readonly commentId: string;
    readonly text: string;
  }) => Promise<CommentResult<{ readonly comment: PinComment }>>;
  readonly remove: (commentId: string) => Promise<CommentResult>;
  readonly like: (like: {
    readonly commentId: string;
    readonly isLiked: boolean;
  }) => Promise<CommentResult<{ readonly likeCount: number }>>;
  /** Reports an error to the viewer, once. */
  readonly onError: (text: string) => void;
  /** Called when a visitor tries to comment or like. */
  readonly onLoginNeeded: () => void;
  /** Reports a comment; without it, the action is not offered. */
  readonly onReport?: ((comment: PinComment) => void) | undefined;
  /** Returns a new idempotency key. */
  readonly newKey: () => string;
  readonly now: () => Date;
};
