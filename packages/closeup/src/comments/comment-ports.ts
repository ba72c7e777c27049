import type { CommentOrder, PinComment } from '../model/comment.ts';
import type { CommentPage } from '../model/comment-list.ts';

/** The result of a port: the data, or an error with a message for the viewer where the site has one. */
export type CommentResult<T = object> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly message?: string | undefined };

/** The ports of the comments. None throws. */
export type CommentPorts = {
  /** A page of the comments on a pin. */
  readonly read: (params: {
    readonly pinId: string;
    readonly order: CommentOrder;
    readonly after: string | null;
  }) => Promise<CommentResult<CommentPage>>;
  /** All replies to a comment, or as many as are shown at once. */
  readonly readReplies: (
    commentId: string,
  ) => Promise<CommentResult<{ readonly replies: readonly PinComment[] }>>;
  /** Writes a comment on a pin, or below the comment `replyTo`; the same key writes it once. */
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
  /** Reports the reader, once, that something did not succeed. */
  readonly onError: (text: string) => void;
  /** Called when a visitor wants to write or like. */
  readonly onLoginNeeded: () => void;
  /** Called to report a comment; without it there is no such action. */
  readonly onReport?: ((comment: PinComment) => void) | undefined;
  /** A new idempotency key. */
  readonly newKey: () => string;
  readonly now: () => Date;
};
