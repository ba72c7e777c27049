import type { CommentView } from './comment-view.ts';
import type { Deps } from './deps.ts';
import type { Module } from '../../platform/http/module.ts';
import { commentResolvers } from './resolvers.ts';
import { commentResources } from './resources.ts';

export { addComment } from './add-comment.ts';
export { commentTextSchema } from './rules.ts';
export { deleteComment } from './write-comment.ts';
export { commentCreated, commentEdited, commentHeld } from './events.ts';
export { endHold } from './hold-comment.ts';
export { findComment, type CommentView } from './comment-view.ts';
export { comments } from './tables.ts';
export { commentLoaders, type CommentLoaders } from './loaders.ts';
export { recountComments } from './recount-comments.ts';
export { removeCommentThread } from './remove-comment.ts';
export { restoreCommentThread } from './restore-comment.ts';
export { commentCounts } from './comment-counts.ts';
export { visibleComments } from './visible-comments.ts';

declare module '../../platform/graphql/models.ts' {
  interface GraphqlModels {
    Comment: CommentView;
  }
}

/** Comments on pins, and replies to them (CU-07). */
export function commentsModule(deps: Deps): Module {
  return { resources: commentResources(deps), resolvers: commentResolvers(deps) };
}
