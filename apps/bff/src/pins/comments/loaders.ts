import DataLoader from 'dataloader';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { notBlockedCondition, userColumns, users, type UserRow } from '../../people/accounts/index.ts';
import type { Deps } from './deps.ts';
import type { PinView } from '../pins/index.ts';
import { idList } from '../../platform/database/statement.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { commentCounts } from './comment-counts.ts';
import { selectComments, type CommentView } from './comment-view.ts';
import { commentMentions, commentReactions, comments } from './tables.ts';
import { visibleComments } from './visible-comments.ts';

/** Number of replies shown below a comment initially. */
export const FIRST_REPLIES = 3;

/** A member mentioned in a comment, and the username in the text. */
export type Mention = { readonly username: string; readonly user: UserRow };

/** The batched reads of comments. */
export type CommentLoaders = {
  /** The number of visible comments of a pin. */
  readonly commentCount: DataLoader<PinView, number>;
  /** The number of visible replies to a comment. */
  readonly replyCount: DataLoader<CommentView, number>;
  /** The mentioned members that the viewer may see. */
  readonly mentionsIn: DataLoader<bigint, readonly Mention[]>;
  /** The type of the viewer's reaction to a comment. */
  readonly reactionToComment: DataLoader<bigint, number | null>;
  readonly firstReplies: DataLoader<bigint, readonly CommentView[]>;
};

declare module '../../platform/graphql/loaders.ts' {
  interface Loaders extends CommentLoaders {}
}

/** Loaders of comments for one request. */
export function commentLoaders({ db }: Pick<Deps, 'db'>, viewer: Viewer): CommentLoaders {
  return {
    commentCount: new DataLoader((pins) => commentCounts(db, viewer, pins)),
    replyCount: new DataLoader(async (parents) => {
      if (!viewer?.hasBlocks) return parents.map(({ replyCount }) => replyCount);
      const ids = parents.map(({ id }) => id);
      const rows = await db
        .select({ id: comments.parentId, replies: sql<number>`count(*)::int` })
        .from(comments)
        .where(
          and(inArray(comments.parentId, ids), sql`${comments.removedAt} is null`, visibleComments(viewer)),
        )
        .groupBy(comments.parentId);
      const byParent = new Map(rows.map(({ id, replies }) => [id, replies]));
      return ids.map((id) => byParent.get(id) ?? 0);
    }),
    mentionsIn: new DataLoader(async (ids) => {
      const rows = await db
        .select({
          commentId: commentMentions.commentId,
          username: commentMentions.username,
          user: userColumns,
        })
        .from(commentMentions)
        .innerJoin(users, eq(users.id, commentMentions.userId))
        .where(and(inArray(commentMentions.commentId, [...ids]), notBlockedCondition(viewer, users.id)))
        .orderBy(asc(commentMentions.username));
      const byComment = Map.groupBy(rows, ({ commentId }) => commentId);
      return ids.map((id) => byComment.get(id) ?? []);
    }),
    reactionToComment: new DataLoader(async (ids) => {
      if (!viewer) return ids.map(() => null);
      const rows = await db
        .select({ id: commentReactions.commentId, type: commentReactions.reactionType })
        .from(commentReactions)
        .where(and(inArray(commentReactions.commentId, [...ids]), eq(commentReactions.userId, viewer.id)));
      const byComment = new Map(rows.map(({ id, type }) => [id, type]));
      return ids.map((id) => byComment.get(id) ?? null);
    }),
    firstReplies: new DataLoader(async (ids) => {
      const chosen = sql`${comments.id} in (
        select first.id from unnest(${idList(ids)}::bigint[]) as wanted(id), lateral (
          select ${comments.id} as id from ${comments}
          where ${comments.parentId} = wanted.id and ${visibleComments(viewer)}
          order by ${comments.id} limit ${FIRST_REPLIES}) as first)`;
      const rows = await selectComments(db, chosen).orderBy(asc(comments.id));
      const byParent = Map.groupBy(rows, ({ parentId }) => parentId);
      return ids.map((id) => byParent.get(id) ?? []);
    }),
  };
}
