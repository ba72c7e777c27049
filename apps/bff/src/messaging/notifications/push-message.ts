import type { SignedIn } from '../../platform/http/viewer.ts';
import type { MailMessages } from '../../platform/mail/index.ts';
import type { PushMessage } from '../push/index.ts';
import type { NotificationView } from './list-notifications.ts';
import { notificationPath } from './notification-path.ts';
import { notificationSentence } from './notification-sentence.ts';

const LIST_PATH = '/notifications/';

/**
 * Returns the message of notifications for a device: one by its sentence, several by their number; a test without any. Unless
 * the member shows content on the lock screen, it names no member and no subject. Messages with the same tag replace each other.
 */
export function pushMessage(from: {
  readonly member: Pick<SignedIn, 'id' | 'locale'>;
  readonly items: readonly NotificationView[];
  readonly unread: number;
  readonly showsContent: boolean;
  readonly texts: MailMessages['notifications'];
}): PushMessage {
  const { member, items, unread, showsContent, texts } = from;
  const common = {
    account: String(member.id),
    title: 'Pegboard',
    lang: member.locale,
    dir: member.locale === 'ar' ? ('rtl' as const) : ('ltr' as const),
    unread,
  };
  const [first] = items;
  if (!first) return { ...common, body: texts.test, tag: 'test', path: '/settings/notifications/' };
  if (items.length > 1) {
    const sentences = items.slice(0, 3).map((item) => notificationSentence(item, texts));
    const body = showsContent ? sentences.join('\n') : texts.several(items.length);
    const title = showsContent ? texts.several(items.length) : common.title;
    return { ...common, title, body, tag: 'news', path: LIST_PATH };
  }
  return {
    ...common,
    body: showsContent ? notificationSentence(first, texts) : texts.one,
    tag: showsContent ? `news-${first.id}` : 'news',
    path: showsContent ? notificationPath(first) : LIST_PATH,
  };
}
