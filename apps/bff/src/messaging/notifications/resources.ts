import { z } from 'zod';
import { countAnswer } from '../../platform/http/answer.ts';
import { pageOptions, pageWish } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { memberResource, type AnyResource } from '../../platform/http/resource.ts';
import { hasNews, markRead, unwantedKinds, wantKinds } from './change-news.ts';
import { NEWS_KINDS } from '../../people/notification-inbox/index.ts';
import { kindsSchema, newsSchema, presentKinds, presentNews } from './present-news.ts';
import { readNews, unreadCount } from './read-news.ts';

const badgeSchema = z.strictObject({ unread_count: countAnswer });
const settingsSchema = z.strictObject({ kinds: kindsSchema });

/** NewsHubResource, NewsHubBadgeResource and NewsHubSettingsResource: what happened to the viewer (WB-10). */
export function newsResources(deps: Deps): readonly AnyResource[] {
  const { db } = deps;
  return [
    memberResource({
      name: 'NewsHub',
      action: 'get',
      endpoint: 'v3_get_news_hub',
      options: z.strictObject({
        ...pageOptions,
      }),
      answer: z.array(newsSchema),
      async handle(options, { viewer }) {
        const page = await readNews(deps, viewer, pageWish(options));
        return { data: page.items.map((item) => presentNews(item, viewer)), bookmark: page.bookmark };
      },
    }),
    memberResource({
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
        if (id !== undefined && !(await hasNews(db, viewer, newsId))) throw new AppError('not_found');
        await markRead(db, viewer, { newsId, until: until === undefined ? undefined : new Date(until) });
        return { data: { unread_count: await unreadCount(deps, viewer) } };
      },
    }),
    memberResource({
      name: 'NewsHubBadge',
      action: 'get',
      endpoint: 'v3_get_news_hub_badge',
      options: z.strictObject({}),
      answer: badgeSchema,
      async handle(_, { viewer }) {
        return { data: { unread_count: await unreadCount(deps, viewer) } };
      },
    }),
    memberResource({
      name: 'NewsHubSettings',
      action: 'get',
      endpoint: 'v3_get_news_hub_settings',
      options: z.strictObject({}),
      answer: settingsSchema,
      async handle(_, { viewer }) {
        return { data: { kinds: presentKinds(await unwantedKinds(db, viewer)) } };
      },
    }),
    memberResource({
      name: 'NewsHubSettings',
      action: 'update',
      endpoint: 'v3_update_news_hub_settings',
      options: z.strictObject({ kinds: z.partialRecord(z.enum(NEWS_KINDS), z.boolean()) }),
      answer: settingsSchema,
      async handle({ kinds }, { viewer }) {
        await wantKinds(db, viewer, kinds);
        return { data: { kinds: presentKinds(await unwantedKinds(db, viewer)) } };
      },
    }),
  ];
}
