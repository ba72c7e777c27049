import type { NotificationBoardView, NotificationView } from './list-notifications.ts';
import type { Deps } from './deps.ts';
import type { Module } from '../../platform/http/module.ts';
import type { PushDevice } from '../push/index.ts';
import { newsResolvers } from './resolvers.ts';
import { pushResources } from './push-resources.ts';
import { newsResources } from './resources.ts';
import { notificationSettingsResources } from './settings-resources.ts';

export { insertNotifications } from './insert-notifications.ts';
export { hasNotifications } from './notification-settings.ts';
export type { StoredKind } from '../../people/notification-choices/index.ts';
export { deliverNotifications } from './deliver-notifications.ts';
export { findMember } from './find-member.ts';
export { digestMail, queueDigests } from './digest-mail.ts';
export { notificationMail } from './notification-mail.ts';
export { pushNotifications } from './push-notifications.ts';
export { purgeNotifications } from './purge-notifications.ts';
export { notificationsSubscriber } from './subscriber.ts';

declare module '../../platform/graphql/models.ts' {
  interface GraphqlModels {
    NewsItem: NotificationView;
    PushDevice: PushDevice;
    NewsBoard: NotificationBoardView;
  }
}

/** The news hub: notifications of a member, and their preferences. */
export function notificationsModule(deps: Deps): Module {
  return {
    resources: [...newsResources(deps), ...notificationSettingsResources(deps), ...pushResources(deps)],
    resolvers: newsResolvers(deps),
  };
}
