export {
  COMPUTED_KINDS,
  MAIL_CHOICES,
  MAIL_LISTS,
  mailLists,
  type ChannelTable,
  type MailList,
} from './channel-rules.ts';
export { chooseChannels, chooseMailLists, findChannels } from './choose-channels.ts';
export { chooseSchedule } from './choose-schedule.ts';
export { claimDigests } from './claim-digests.ts';
export { findSchedule } from './find-schedule.ts';
export {
  BUSINESS_NOTIFICATION_KINDS,
  NEWS_KINDS,
  SITE_KINDS,
  STORED_KINDS,
  type NotificationKind,
  type StoredKind,
} from './notification-kinds.ts';
export { isInBusiness } from './is-in-business.ts';
export {
  DEFAULT_SCHEDULE,
  DIGEST_RHYTHMS,
  endOfQuietHours,
  isTimeZone,
  latestDigestWeek,
  type Schedule,
} from './schedule-rules.ts';
export { wantsOnAnyChannel, wantsOnChannel, type DeliveryChannel } from './wants-condition.ts';
