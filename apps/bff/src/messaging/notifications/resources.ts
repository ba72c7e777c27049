import { z } from 'zod';
import { countAnswer } from '../../platform/http/response-schemas.ts';
import { pageOptions, parsePageParams } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { hasNotifications, markRead, getMutedNotificationKinds } from './notification-settings.ts';
import { chooseChannels, NEWS_KINDS } from '../../people/notification-choices/index.ts';
import { kindsSchema, newsSchema, presentKinds, presentNotifications } from './present-notifications.ts';
import { listNotifications, unreadCount } from './list-notifications.ts';

const badgeSchema = z.strictObject({ unread_count: countAnswer });
const settingsSchema = z.strictObject({ kinds: kindsSchema });

/** NewsHubResource, NewsHubBadgeResource and NewsHubSettingsResource: the viewer's notifications (WB-10). */
export function newsResources(deps: Deps): readonly AnyResource[] {
  const { db } = deps;
  return [
    authenticatedResource({
      name: 'NewsHub',
      action: 'get',
      endpoint: 'v3_get_news_hub',
      options: z.strictObject({
        /** The kinds to list; all by default. */
        kinds: z.array(z.enum(NEWS_KINDS)).max(NEWS_KINDS.length).optional(),
        ...pageOptions,
      }),
      answer: z.array(newsSchema),
      async handle({ kinds, ...options }, { viewer }) {
        const page = await listNotifications(deps, viewer, { ...parsePageParams(options), kinds });
        return {
          data: page.items.map((item) => presentNotifications(item, viewer)),
          bookmark: page.bookmark,
        };
      },
    }),
    authenticatedResource({
      name: 'NewsHub',
      action: 'update',
      endpoint: 'v3_read_news_hub',
      options: z.strictObject({
        news_id: idSchema.optional(),
        until: z.iso.datetime({ offset: true }).optional(),
      }),
      answer: badgeSchema,
      async handle({ news_id: id, until }, { viewer }) {
        const newsId = id === undefined ? undefined : parseId(id);
        if (id !== undefined && !(await hasNotifications(db, viewer, newsId)))
          throw new AppError('not_found');
        await markRead(db, viewer, { newsId, until: until === undefined ? undefined : new Date(until) });
        return { data: { unread_count: await unreadCount(deps, viewer) } };
      },
    }),
    authenticatedResource({
      name: 'NewsHubBadge',
      action: 'get',
      endpoint: 'v3_get_news_hub_badge',
      options: z.strictObject({}),
      answer: badgeSchema,
      async handle(_, { viewer }) {
        return { data: { unread_count: await unreadCount(deps, viewer) } };
      },
    }),
    authenticatedResource({
      name: 'NewsHubSettings',
      action: 'get',
      endpoint: 'v3_get_news_hub_settings',
      options: z.strictObject({}),
      answer: settingsSchema,
      async handle(_, { viewer }) {
        return { data: { kinds: presentKinds(await getMutedNotificationKinds(db, viewer)) } };
      },
    }),
    authenticatedResource({
      name: 'NewsHubSettings',
      action: 'update',
      endpoint: 'v3_update_news_hub_settings',
      options: z.strictObject({ kinds: z.partialRecord(z.enum(NEWS_KINDS), z.boolean()) }),
      answer: settingsSchema,
      async handle({ kinds }, { viewer }) {
        const changes = Object.entries(kinds).map(([kind, app]) => [kind, { app }]);
        await chooseChannels(db, viewer.id, Object.fromEntries(changes), deps.now());
        return { data: { kinds: presentKinds(await getMutedNotificationKinds(db, viewer)) } };
      },
    }),
  ];
}
