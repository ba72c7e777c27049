import { z } from 'zod';
import { personSchema, presentPerson } from '../../people/accounts/index.ts';
import {
  countAnswer,
  idAnswer,
  reactionCountsAnswer,
  timeAnswer,
} from '../../platform/http/response-schemas.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { CommentView } from './comment-view.ts';
import type { CommentLoaders } from './loaders.ts';
import { canDelete, canEdit } from './rules.ts';

const ACCESS = ['edit', 'delete'] as const;

/** A comment over REST. */
export const commentSchema = z.strictObject({
  id: idAnswer,
  parent_id: idAnswer.nullable(),
  text: z.string(),
  user: personSchema,
  mentions: z.array(z.strictObject({ username: z.string(), user_id: idAnswer })),
  reaction_counts: reactionCountsAnswer,
  viewer_reaction: z.int().nullable(),
  reply_count: countAnswer,
  is_removed: z.boolean(),
  /** True while it waits for the review of a moderator. */
  is_held: z.boolean(),
  access: z.array(z.enum(ACCESS)),
  created_at: timeAnswer,
  edited_at: timeAnswer.nullable(),
});

/** A comment over REST. */
export type PresentedComment = z.infer<typeof commentSchema>;

/** Returns the viewer's permissions on a comment: `edit`, `delete`. */
export function commentAccess(
  comment: CommentView,
  viewer: Viewer,
  now: Date,
): readonly (typeof ACCESS)[number][] {
  if (!viewer) return [];
  const may = { edit: canEdit(comment, viewer.id, now), delete: canDelete(comment, viewer.id) };
  return ACCESS.filter((one) => may[one]);
}

/** Presents a comment (wire-facts.md: snake_case with `id`). */
export async function presentComment(
  comment: CommentView,
  viewer: Viewer,
  { loaders, now }: { readonly loaders: CommentLoaders; readonly now: Date },
): Promise<PresentedComment> {
  // Sequential, because a transaction has one connection; lists of comments are batched anyway.
  const mentions = await loaders.mentionsIn.load(comment.id);
  const reaction = await loaders.reactionToComment.load(comment.id);
  const replies = await loaders.replyCount.load(comment);
  return {
    id: String(comment.id),
    parent_id: comment.parentId === null ? null : String(comment.parentId),
    text: comment.text,
    user: presentPerson(comment.author),
    mentions: mentions.map(({ username, user }) => ({ username, user_id: String(user.id) })),
    reaction_counts: comment.reactionCounts,
    viewer_reaction: reaction,
    reply_count: replies,
    is_removed: comment.removedAt !== null && !comment.isHeld,
    is_held: comment.isHeld,
    access: [...commentAccess(comment, viewer, now)],
    created_at: comment.createdAt.toISOString(),
    edited_at: comment.editedAt?.toISOString() ?? null,
  };
}
