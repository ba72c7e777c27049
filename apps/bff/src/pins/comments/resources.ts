import type { ReactionType } from '@pegboard/types';
import { z } from 'zod';
import { idAnswer, emptyResponseSchema } from '../../platform/http/response-schemas.ts';
import { withReloadedBlocks } from '../../people/accounts/index.ts';
import { pageOptions, parsePageParams, type Page } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import { findPin, type PinView } from '../pins/index.ts';
import { react, reactionAnswer, reactionTypeSchema } from '../reactions/index.ts';
import { authenticatedResource, publicResource, type AnyResource } from '../../platform/http/resource.ts';
import type { SignedIn, Viewer } from '../../platform/http/viewer.ts';
import { REACTIONS_PER_HOUR } from '../reactions/index.ts';
import { pinComments, repliesTo } from './comment-lists.ts';
import { findComment, type CommentView } from './comment-view.ts';
import { commentLoaders } from './loaders.ts';
import { commentSchema, presentComment } from './present-comment.ts';
import { COMMENT_ORDERS, commentTextSchema } from './rules.ts';
import { changeComment, deleteComment, writeComment } from './write-comment.ts';

const reactionSchema = z.strictObject({ comment_id: idAnswer, ...reactionAnswer });
const HOUR_MS = 3_600_000;
const COMMENTS_PER_HOUR = defineLimit({ name: 'comments', max: 120, windowMs: HOUR_MS, against: 'abuse' });

/**
 * Comments over REST: UnifiedCommentsResource get is the list on a pin, AggregatedCommentResource one comment,
 * AggregatedCommentReplyResource its replies, AggregatedCommentReactionResource reactions to it (CU-07).
 */
export function commentResources(deps: Deps): readonly AnyResource[] {
  return [...readingResources(deps), ...writingResources(deps), ...reactionResources(deps)];
}

function readingResources(deps: Deps): readonly AnyResource[] {
  const { db } = deps;
  const pageOf = async ({ items, bookmark }: Page<CommentView>, viewer: Viewer) => {
    const tools = { loaders: commentLoaders(deps, viewer), now: deps.now() };
    const data = await Promise.all(items.map((comment) => presentComment(comment, viewer, tools)));
    return { data, bookmark };
  };
  return [
    publicResource({
      name: 'UnifiedComments',
      action: 'get',
      endpoint: 'v3_get_pin_comments',
      options: z.strictObject({ pin_id: idSchema, order: z.enum(COMMENT_ORDERS).optional(), ...pageOptions }),
      answer: z.array(commentSchema),
      async handle({ pin_id: id, order = 'top', ...page }, { viewer }) {
        const pin = await seenPin(deps, viewer, id);
        const params = parsePageParams(page);
        return pageOf(await pinComments(deps, viewer, pin, order, params), viewer);
      },
    }),
    publicResource({
      name: 'AggregatedCommentReply',
      action: 'get',
      endpoint: 'v3_get_comment_replies',
      options: z.strictObject({ comment_id: idSchema, ...pageOptions }),
      answer: z.array(commentSchema),
      async handle({ comment_id: id, ...page }, { viewer }) {
        const comment = await seenComment(deps, viewer, id);
        const params = parsePageParams(page);
        return pageOf(await repliesTo(deps, viewer, comment.id, params), viewer);
      },
    }),
    publicResource({
      name: 'AggregatedComment',
      action: 'get',
      endpoint: 'v3_get_comment',
      options: z.strictObject({ comment_id: idSchema }),
      answer: commentSchema,
      async handle({ comment_id: id }, { viewer }) {
        const tools = { loaders: commentLoaders({ db }, viewer), now: deps.now() };
        return { data: await presentComment(await seenComment(deps, viewer, id), viewer, tools) };
      },
    }),
  ];
}

function writingResources(deps: Deps): readonly AnyResource[] {
  return [
    authenticatedResource({
      name: 'AggregatedComment',
      action: 'create',
      endpoint: 'v3_add_comment',
      options: z.strictObject({ pin_id: idSchema, text: commentTextSchema }),
      answer: commentSchema,
      async handle({ pin_id: id, text }, { viewer, idempotencyKey: key }) {
        const pin = await seenPin(deps, withReloadedBlocks(viewer), id);
        await deps.limits.count([COMMENTS_PER_HOUR, String(viewer.id)]);
        const boardId = pin.boardPrivacy === 'secret' ? pin.boardId : null;
        const place = { contentId: pin.contentId, boardId, parentId: null };
        return { data: await writeComment(deps, viewer, place, text, key) };
      },
    }),
    authenticatedResource({
      name: 'AggregatedCommentReply',
      action: 'create',
      endpoint: 'v3_reply_to_comment',
      options: z.strictObject({ comment_id: idSchema, text: commentTextSchema }),
      answer: commentSchema,
      async handle({ comment_id: id, text }, { viewer, idempotencyKey: key }) {
        const { contentId, boardId, ...comment } = await seenComment(deps, withReloadedBlocks(viewer), id);
        await deps.limits.count([COMMENTS_PER_HOUR, String(viewer.id)]);
        const place = { contentId, boardId, parentId: comment.parentId ?? comment.id };
        return { data: await writeComment(deps, viewer, place, text, key) };
      },
    }),
    authenticatedResource({
      name: 'AggregatedComment',
      action: 'update',
      endpoint: 'v3_edit_comment',
      options: z.strictObject({ comment_id: idSchema, text: commentTextSchema }),
      answer: commentSchema,
      async handle({ comment_id: id, text }, { viewer }) {
        const comment = await seenComment(deps, viewer, id);
        await deps.limits.count([COMMENTS_PER_HOUR, String(viewer.id)]);
        return { data: await changeComment(deps, viewer, comment, text) };
      },
    }),
    authenticatedResource({
      name: 'AggregatedComment',
      action: 'delete',
      endpoint: 'v3_delete_comment',
      options: z.strictObject({ comment_id: idSchema }),
      answer: emptyResponseSchema,
      async handle({ comment_id: id }, { viewer }) {
        await deleteComment(deps, viewer, await seenComment(deps, viewer, id));
        return { data: null };
      },
    }),
  ];
}

function reactionResources(deps: Deps): readonly AnyResource[] {
  const set = async (viewer: SignedIn, id: string, type: ReactionType | null) => {
    const comment = await seenComment(deps, withReloadedBlocks(viewer), id);
    await deps.limits.count([REACTIONS_PER_HOUR.comments, String(viewer.id)]);
    const counts = await react(deps.db, viewer, { kind: 'comment', id: comment.id }, type);
    return { data: { comment_id: id, reaction_type: type, reaction_counts: counts } };
  };
  return [
    authenticatedResource({
      name: 'AggregatedCommentReaction',
      action: 'create',
      endpoint: 'v3_react_to_comment',
      options: z.strictObject({ comment_id: idSchema, reaction_type: reactionTypeSchema }),
      answer: reactionSchema,
      handle: ({ comment_id: id, reaction_type: type }, { viewer }) => set(viewer, id, type),
    }),
    authenticatedResource({
      name: 'AggregatedCommentReaction',
      action: 'delete',
      endpoint: 'v3_take_back_comment_reaction',
      options: z.strictObject({ comment_id: idSchema }),
      answer: reactionSchema,
      handle: ({ comment_id: id }, { viewer }) => set(viewer, id, null),
    }),
  ];
}

async function seenPin({ db }: Deps, viewer: Viewer, id: string): Promise<PinView> {
  const pin = await findPin(db, viewer, parseId(id));
  if (!pin) throw new AppError('pin_not_found');
  return pin;
}

async function seenComment({ db }: Deps, viewer: Viewer, id: string): Promise<CommentView> {
  const comment = await findComment(db, viewer, parseId(id));
  if (!comment) throw new AppError('comment_not_found');
  return comment;
}
