export { Comments, type CommentsProps } from './comments.tsx';
export type { CommentResult, CommentPorts } from './comment-ports.ts';
export { commentsMessages, type CommentsMessages } from './comments-messages.ts';
export type { Commenter, CommentOrder, PinComment } from '../model/comment.ts';
export type { CommentPage } from '../model/comment-list.ts';
