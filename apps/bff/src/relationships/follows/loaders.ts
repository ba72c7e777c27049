import DataLoader from 'dataloader';
import { and, eq, inArray } from 'drizzle-orm';
import { followRequests } from '../../people/accounts/index.ts';
import type { Deps } from './deps.ts';
import { interestFollows } from '../../people/interests/index.ts';
import type { Viewer } from '../../platform/http/viewer.ts';

/** The batched reads of follows that belong to no other domain. */
export type FollowLoaders = {
  /** True if the viewer follows a topic. */
  readonly followsInterest: DataLoader<bigint, boolean>;
  /** True if the viewer asked to follow a member. */
  readonly asksToFollow: DataLoader<bigint, boolean>;
};

declare module '../../platform/graphql/loaders.ts' {
  interface Loaders extends FollowLoaders {}
}

/** Creates the loaders of follows for one request. */
export function followLoaders({ db }: Pick<Deps, 'db'>, viewer: Viewer): FollowLoaders {
  return {
    followsInterest: new DataLoader(async (ids) => {
      if (!viewer) return ids.map(() => false);
      const rows = await db
        .select({ id: interestFollows.interestId })
        .from(interestFollows)
        .where(and(eq(interestFollows.followerId, viewer.id), inArray(interestFollows.interestId, [...ids])));
      const followed = new Set(rows.map(({ id }) => id));
      return ids.map((id) => followed.has(id));
    }),
    asksToFollow: new DataLoader(async (ids) => {
      if (!viewer) return ids.map(() => false);
      const rows = await db
        .select({ id: followRequests.requestedId })
        .from(followRequests)
        .where(and(eq(followRequests.requesterId, viewer.id), inArray(followRequests.requestedId, [...ids])));
      const requested = new Set(rows.map(({ id }) => id));
      return ids.map((id) => requested.has(id));
    }),
  };
}
