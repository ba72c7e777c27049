import { createContext, use, type Context } from 'react';
import type { Commenter, PinComment, RepliesState } from '../model/comment.ts';
import type { CommentPorts } from './comment-ports.ts';
import type { CommentStore } from './comment-store.ts';
import type { CommentsMessages } from './comments-messages.ts';

/** The context of the comments' parts. */
export type CommentsContextValue = {
  readonly store: CommentStore;
  readonly ports: CommentPorts;
  readonly viewer: Commenter | null;
  readonly isAllowed: boolean;
  readonly folds: Readonly<Record<string, RepliesState>>;
  readonly own: readonly string[];
  readonly profileHref: (username: string) => string;
  readonly locale: string;
  readonly messages: CommentsMessages;
  /** Announces an event to screen readers. */
  readonly announce: (text: string) => void;
  /** Asks for confirmation before a comment is deleted. */
  readonly askRemove: (comment: PinComment) => void;
};

/** Provided by `<Comments>`. */
export const CommentsContext: Context<CommentsContextValue | null> =
  createContext<CommentsContextValue | null>(null);

/** Returns the context of the comments' parts. Throws outside `<Comments>`. */
export function useComments(): CommentsContextValue {
  const value = use(CommentsContext);
  if (!value) throw new Error('useComments was called outside <Comments>: render this component below it.');
  return value;
}
