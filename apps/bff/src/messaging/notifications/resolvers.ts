import { createHash } from 'node:crypto';
import {
  BUSINESS_NOTIFICATION_KINDS,
  COMPUTED_KINDS,
  findChannels,
  findSchedule,
  isInBusiness,
  NEWS_KINDS,
} from '../../people/notification-choices/index.ts';
import { findPushKeys, listPushDevices } from '../push/index.ts';
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
      async v3GetNewsHubQuery(_, { first, after, kinds }, { viewer }) {
        const params = { size: pageSize(first), after, kinds: kinds ?? undefined };
        const page = viewer ? await listNotifications(deps, viewer, params) : { items: [], bookmark: null };
        return {
          connection: toConnection(page),
        };
      },
    },
    Viewer: {
      newsHubUnreadCount: (viewer) => unreadCount(deps, viewer),
      newsHubMutedKinds: async (viewer) => [...(await getMutedNotificationKinds(deps.db, viewer))],
      async notificationChoices({ id }) {
        const table = await findChannels(deps.db, id);
        const hidden = (await isInBusiness(deps.db, id)) ? [] : BUSINESS_NOTIFICATION_KINDS;
        return NEWS_KINDS.filter((kind) => !hidden.includes(kind)).map((kind) => ({
          kind,
          ...table[kind],
          isComputed: COMPUTED_KINDS.includes(kind),
        }));
      },
      async notificationSchedule({ id }) {
        const { quietFrom, quietUntil, ...schedule } = await findSchedule(deps.db, id);
        return { ...schedule, quietFrom: toTime(quietFrom), quietUntil: toTime(quietUntil) };
      },
      pushDevices: async ({ id }) => [...(await listPushDevices(deps.db, id))],
      pushKey: async () => (await findPushKeys(deps)).publicKey,
    },
    PushDevice: {
      entityId: ({ id }) => String(id),
      name: ({ device }) => device,
      createdAt: ({ createdAt }) => createdAt.toISOString(),
      fingerprint: ({ endpoint }) => createHash('sha256').update(endpoint).digest('base64url'),
    },
    NewsItem: {
      entityId: ({ id }) => String(id),
      lastAt: ({ lastAt }) => lastAt.toISOString(),
      actors: ({ actors }) => [...actors],
      pins: ({ pins }) => [...pins],
      webhook: ({ webhook }) => webhook && { entityId: webhook.id, app: webhook.app },
      business: ({ business }) => business && { ...business, entityId: business.id },
      commentIds: ({ commentIds }) => [...commentIds],
    },
    NewsBoard: { entityId: ({ id }) => String(id) },
  };
}

/** Formats minutes after midnight as a time, such as `22:00`. */
function toTime(minutes: number | null): string | null {
  if (minutes === null) return null;
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${two(Math.trunc(minutes / 60))}:${two(minutes % 60)}`;
}
