import type { NotificationBoardView, NotificationView } from './list-notifications.ts';
import type { Deps } from './deps.ts';
import type { Module } from '../../platform/http/module.ts';
import { newsResolvers } from './resolvers.ts';
import { newsResources } from './resources.ts';

export { hasNotifications } from './notification-settings.ts';
export type { StoredKind } from './notification-kinds.ts';
export { purgeNotifications } from './purge-notifications.ts';
export { notificationsSubscriber } from './subscriber.ts';

declare module '../../platform/graphql/models.ts' {
  interface GraphqlModels {
    NewsItem: NotificationView;
    NewsBoard: NotificationBoardView;
  }
}

/** The news hub: notifications of a member, and their preferences. */
export function notificationsModule(deps: Deps): Module {
  return { resources: newsResources(deps), resolvers: newsResolvers(deps) };
}
