import { toConnection } from '../../platform/graphql/connection.ts';
import { FOLLOWERS_PAGE_SIZE } from '@pegboard/types';
import { pageSize } from '../../platform/http/bookmark.ts';
import type { UserRow } from '../../people/accounts/index.ts';
import type { Deps } from './deps.ts';
import type { ResolversParentTypes } from '../../platform/graphql/generated/resolvers-types.ts';
import type { Module } from '../../platform/http/module.ts';
import type { GraphqlContext } from '../../platform/graphql/context.ts';
import { followListResources } from './list-resources.ts';
import { followedBoards, followedTopics } from './followed-lists.ts';
import { followList, type FollowListName } from './follow-lists.ts';
import { listFollowRequests } from './list-requests.ts';
import { followRequestResources } from './request-resources.ts';
import { followResources, followRoutes } from './resources.ts';

export { acceptAllRequests } from './answer-request.ts';
export { boardFollowed, followAccepted, followRequested, userFollowed } from './events.ts';
export { follow, unfollow } from './follow.ts';
export { followTopics } from './follow-topics.ts';
export type { Followed } from './followed.ts';
export { followedBoards } from './followed-lists.ts';
export { followList } from './follow-lists.ts';
export { followLoaders, type FollowLoaders } from './loaders.ts';
export { lockPeople } from './lock-people.ts';
export { mute } from './mute.ts';
export { purgeMutes } from './purge-mutes.ts';
export { mutedSources } from './tables.ts';

/** Follows of boards, members and topics, and the sources that an unfollow excludes from feeds. */
export function followsModule(deps: Deps): Module {
  const list =
    (name: FollowListName): UserListResolver =>
    async ({ id }, { first, after }, { viewer }) => {
      const params = { size: pageSize(first, FOLLOWERS_PAGE_SIZE), after };
      return toConnection(await followList(deps, viewer, name, id, params));
    };
  return {
    resources: [...followResources(deps), ...followRequestResources(deps), ...followListResources(deps)],
    v3Routes: followRoutes(deps),
    resolvers: {
      User: {
        followers: list('followers'),
        following: list('following'),
        followedBoards: async ({ id }, { first, after }, { viewer }) =>
          toConnection(
            await followedBoards(deps, viewer, id, { size: pageSize(first, FOLLOWERS_PAGE_SIZE), after }),
          ),
        followedTopics: async ({ id }, { first, after }, { viewer }) =>
          toConnection(
            await followedTopics(deps, viewer, id, { size: pageSize(first, FOLLOWERS_PAGE_SIZE), after }),
          ),
        followRequestedByMe: ({ id }, _, { loaders }) => loaders.asksToFollow.load(id),
      },
      Viewer: {
        async followRequests(_, { first, after }, { viewer }) {
          const params = { size: pageSize(first, FOLLOWERS_PAGE_SIZE), after };
          return toConnection(
            viewer ? await listFollowRequests(deps, viewer, params) : { items: [], bookmark: null },
          );
        },
      },
      Interest: {
        followedByMe: ({ id }, _, { loaders }) => loaders.followsInterest.load(id),
      },
    },
  };
}

type UserListResolver = (
  parent: UserRow,
  args: { readonly first?: number | null; readonly after?: string | null },
  context: Pick<GraphqlContext, 'viewer'>,
) => Promise<ResolversParentTypes['UserConnection']>;
