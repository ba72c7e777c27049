import { toConnection } from '../../platform/graphql/connection.ts';
import { pageSize } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import type { Resolvers } from '../../platform/graphql/generated/resolvers-types.ts';
import { listNotifications, unreadCount } from './list-notifications.ts';
import { getMutedNotificationKinds } from './notification-settings.ts';

/** GraphQL resolvers of notifications. */
export function newsResolvers(deps: Deps): Resolvers {
  return {
    Query: {
      async v3GetNewsHubQuery(_, { first, after }, { viewer }) {
        const params = { size: pageSize(first), after };
        const page = viewer ? await listNotifications(deps, viewer, params) : { items: [], bookmark: null };
        return {
          connection: toConnection(page),
        };
      },
    },
    Viewer: {
      newsHubUnreadCount: (viewer) => unreadCount(deps, viewer),
      newsHubMutedKinds: async (viewer) => [...(await getMutedNotificationKinds(deps.db, viewer))],
    },
    NewsItem: {
      entityId: ({ id }) => String(id),
      lastAt: ({ lastAt }) => lastAt.toISOString(),
      actors: ({ actors }) => [...actors],
      pins: ({ pins }) => [...pins],
      commentIds: ({ commentIds }) => [...commentIds],
    },
    NewsBoard: { entityId: ({ id }) => String(id) },
  };
}
