import type { CommentResult, CommentPage, CommentPorts, PinComment } from '@pegboard/closeup/comments';
import type { ReactionType } from '@pegboard/types';
import * as z from 'zod/mini';
import type { ResourceRequest } from '@pegboard/resource-client';
import { isServerError } from '@pegboard/resource-client';
import { callResource, ResourceError } from '../../data/call-resource.ts';
import type { QueryCache } from '../../data/query-cache.ts';
import {
  CommentRepliesDocument,
  PinCommentsDocument,
  type Comment_CommentFragment,
} from '../../data/generated/graphql.ts';

const commentSchema = z.object({
  id: z.string(),
  text: z.string(),
  user: z.object({
    id: z.string(),
    username: z.string(),
    full_name: z.string(),
    image_medium_url: z.nullable(z.string()),
  }),
  mentions: z.array(z.object({ username: z.string() })),
  reaction_counts: z.record(z.string(), z.number()),
  viewer_reaction: z.nullable(z.number()),
  reply_count: z.number(),
  is_removed: z.boolean(),
  is_held: z.boolean(),
  access: z.array(z.enum(['edit', 'delete'])),
  created_at: z.string(),
  edited_at: z.nullable(z.string()),
});
const likeSchema = z.object({ reaction_counts: z.record(z.string(), z.number()) });

/** The code of the only reaction to comments, without the table of all reactions. */
const LOVE = 5 satisfies ReactionType;

const COMMENTS_A_PAGE = 10;
const REPLIES_A_PAGE = 50;
const REPLY_PAGES = 4;

/** Reads a page of the comments on a pin by GraphQL. */
export function readComments(answers: QueryCache, params: Parameters<CommentPorts['read']>[0]) {
  const { pinId: pin, order, after } = params;
  return tried(async (): Promise<CommentPage> => {
    const variables = { pin, order, after, first: COMMENTS_A_PAGE };
    const { result } = await answers.ask(PinCommentsDocument, variables, 'network-only');
    // The comments of a deleted pin may still be displayed: there are no further ones.
    if (result.__typename !== 'PinCommentsData')
      return { comments: [], after: null, count: 0, isAllowed: false };
    const { connection } = result;
    return {
      comments: connection.edges.map(({ node }) => commentOf(node, node.firstReplies)),
      after: connection.pageInfo.hasNextPage ? connection.pageInfo.endCursor : null,
      count: result.commentCount,
      isAllowed: result.isCommentingAllowed,
    };
  });
}

/** Reads all pages of the replies to a comment by GraphQL. */
export function readReplies(answers: QueryCache, comment: string) {
  return tried(async () => {
    const replies: PinComment[] = [];
    let after: string | null = null;
    for (let page = 0; page < REPLY_PAGES; page += 1) {
      const variables: { comment: string; after: string | null; first: number } = {
        comment,
        after,
        first: REPLIES_A_PAGE,
      };
      const { result } = await answers.ask(CommentRepliesDocument, variables, 'network-only');
      if (result.__typename !== 'CommentRepliesData') break;
      const { edges, pageInfo } = result.connection;
      replies.push(...edges.map(({ node }) => commentOf(node)));
      if (!pageInfo.hasNextPage || pageInfo.endCursor === null) break;
      after = pageInfo.endCursor;
    }
    return { replies };
  });
}

/** Posts a comment or a reply by its resource, once per key. */
export function addComment(comment: Parameters<CommentPorts['add']>[0]) {
  const { pinId, replyTo, text, key: idempotencyKey } = comment;
  return written(
    replyTo === null
      ? { name: 'AggregatedComment', action: 'create', options: { pin_id: pinId, text }, idempotencyKey }
      : {
          name: 'AggregatedCommentReply',
          action: 'create',
          options: { comment_id: replyTo, text },
          idempotencyKey,
        },
  );
}

/** Changes a comment by its resource. */
export function editComment({ commentId, text }: Parameters<CommentPorts['edit']>[0]) {
  return written({ name: 'AggregatedComment', action: 'update', options: { comment_id: commentId, text } });
}

/** Deletes a comment by its resource. */
export function removeComment(commentId: string): Promise<CommentResult> {
  const options = { comment_id: commentId };
  return tried(async () => {
    await callResource({ name: 'AggregatedComment', action: 'delete', options });
    return {};
  });
}

/** Likes or unlikes a comment: love is the only reaction to comments. */
export function likeComment({ commentId, isLiked }: Parameters<CommentPorts['like']>[0]) {
  const name = 'AggregatedCommentReaction';
  const call: ResourceRequest = isLiked
    ? { name, action: 'create', options: { comment_id: commentId, reaction_type: LOVE } }
    : { name, action: 'delete', options: { comment_id: commentId } };
  return tried(async () => {
    const { reaction_counts: counts } = likeSchema.parse(await callResource(call));
    return { likeCount: sum(Object.values(counts)) };
  });
}

function written(call: ResourceRequest): Promise<CommentResult<{ readonly comment: PinComment }>> {
  return tried(async () => {
    const said = commentSchema.parse(await callResource(call));
    const { user } = said;
    const comment: PinComment = {
      id: said.id,
      text: said.text,
      author: {
        id: user.id,
        name: user.full_name || user.username,
        username: user.username,
        imageUrl: user.image_medium_url ?? undefined,
      },
      mentions: said.mentions.map(({ username }) => username),
      likeCount: sum(Object.values(said.reaction_counts)),
      isLiked: said.viewer_reaction !== null,
      access: said.access,
      createdAt: said.created_at,
      isEdited: said.edited_at !== null,
      isRemoved: said.is_removed,
      isHeld: said.is_held,
      replyCount: said.reply_count,
      replies: [],
    };
    return { comment };
  });
}

function commentOf(
  node: Comment_CommentFragment,
  replies: readonly Comment_CommentFragment[] = [],
): PinComment {
  const { author } = node;
  return {
    id: node.entityId,
    text: node.text,
    author: {
      id: author.entityId,
      name: author.fullName || author.username,
      username: author.username,
      imageUrl: author.imageMediumUrl ?? undefined,
    },
    mentions: node.mentions.map(({ username }) => username),
    likeCount: sum(node.reactionCounts.map(({ reactionCount }) => reactionCount)),
    isLiked: node.viewerReaction !== null,
    access: node.access.filter((right) => right === 'edit' || right === 'delete'),
    createdAt: node.createdAt,
    isEdited: node.editedAt !== null,
    isRemoved: node.isRemoved,
    isHeld: node.isHeld,
    replyCount: node.replyCount,
    replies: replies.map((reply) => commentOf(reply)),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * Returns the result of a request, or its error message; undefined if the response did not arrive or is
 * invalid.
 */
async function tried<T extends object>(call: () => Promise<T>): Promise<CommentResult<T>> {
  try {
    return { ok: true, ...(await call()) };
  } catch (error) {
    if (!(error instanceof ResourceError)) {
      reportError(error);
      return { ok: false };
    }
    const { failure } = error;
    const [field] = Object.values(failure.fields);
    return { ok: false, message: isServerError(failure) ? undefined : field || failure.message };
  }
}
