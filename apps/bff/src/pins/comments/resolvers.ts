import { toConnection } from '../../platform/graphql/connection.ts';
import { pageSize } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import type { Resolvers } from '../../platform/graphql/generated/resolvers-types.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { findPin, presentReactions } from '../pins/index.ts';
import { pinComments, repliesTo } from './comment-lists.ts';
import { findComment } from './comment-view.ts';
import { commentAccess } from './present-comment.ts';

/** Comments over GraphQL. */
export function commentResolvers(deps: Deps): Resolvers {
  const { db } = deps;
  return {
    Query: {
      async v3GetPinCommentsQuery(_, { pin: id, first, after, order }, { viewer, loaders }) {
        const params = { size: pageSize(first), after };
        const pin = await findPin(db, viewer, parseId(id));
        if (!pin) return { __typename: 'NotFound', message: 'Sorry! We could not find that Pin.' };
        const [commentCount, page] = await Promise.all([
          loaders.commentCount.load(pin),
          pinComments(deps, viewer, pin, order ?? 'top', params),
        ]);
        const { isCommentingAllowed } = pin;
        return {
          __typename: 'PinCommentsData',
          commentCount,
          isCommentingAllowed,
          connection: toConnection(page),
        };
      },
      async v3GetCommentRepliesQuery(_, { comment: id, first, after }, { viewer }) {
        const params = { size: pageSize(first), after };
        const comment = await findComment(db, viewer, parseId(id));
        if (!comment) return { __typename: 'NotFound', message: 'Sorry! We could not find that comment.' };
        const page = await repliesTo(deps, viewer, comment.id, params);
        return { __typename: 'CommentRepliesData', connection: toConnection(page) };
      },
    },
    Pin: {
      commentCount: (pin, _, { loaders }) => loaders.commentCount.load(pin),
    },
    Comment: {
      entityId: ({ id }) => String(id),
      mentions: async ({ id }, _, { loaders }) => [...(await loaders.mentionsIn.load(id))],
      reactionCounts: ({ reactionCounts }) => presentReactions(reactionCounts),
      viewerReaction: ({ id }, _, { loaders }) => loaders.reactionToComment.load(id),
      replyCount: (comment, _, { loaders }) => loaders.replyCount.load(comment),
      firstReplies: async ({ id, replyCount }, _, { loaders }) =>
        replyCount === 0 ? [] : [...(await loaders.firstReplies.load(id))],
      isRemoved: ({ removedAt, isHeld }) => removedAt !== null && !isHeld,
      access: (comment, _, { viewer }) => [...commentAccess(comment, viewer, deps.now())],
      createdAt: ({ createdAt }) => createdAt.toISOString(),
      editedAt: ({ editedAt }) => editedAt?.toISOString() ?? null,
    },
  };
}
