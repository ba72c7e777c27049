export { NEWS_KINDS, type NotificationKind, type StoredKind } from './notification-kinds.ts';
export { newIds, type NotificationEvent, notify } from './notify.ts';
export { news } from './tables.ts';
export { findNotifiedMentions } from './notified-mentions.ts';
export { insertSaveNotifications } from './save-notifications.ts';
