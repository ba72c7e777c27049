import type { Deps } from '../deps.ts';
import type { Module } from '../module.ts';
import { followResources, followRoutes } from './resources.ts';

export { follow, unfollow, type Followed } from './follow.ts';
export { followLoaders, type FollowLoaders } from './loaders.ts';
export { lockPeople } from './lock-people.ts';
export { mute } from './mute.ts';
export { mutedSources } from './tables.ts';

/** Following boards, people and topics, and what an unfollow keeps out of the feeds. */
export function followsModule(deps: Deps): Module {
  return {
    resources: followResources(deps),
    v3Routes: followRoutes(deps),
    resolvers: {
      Interest: {
        followedByMe: ({ id }, _, { loaders }) => loaders.followsInterest.load(id),
      },
    },
  };
}
