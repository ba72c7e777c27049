import type { CommentView } from './comment-view.ts';

declare module '../../platform/graphql/models.ts' {
  interface GraphqlModels {
    Comment: CommentView;
  }
}
