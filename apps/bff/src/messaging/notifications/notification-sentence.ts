import type { MailMessages } from '../../platform/mail/index.ts';
import type { NotificationView } from './list-notifications.ts';

/** Formats a notification as a sentence. */
export function notificationSentence(
  { kind, actors, actorCount, board, webhook, business, pins }: NotificationView,
  texts: MailMessages['notifications'],
): string {
  const names = actors.map(({ fullName, username }) => fullName || username);
  return texts.kinds[kind]({
    who: texts.people(names, actorCount),
    board: board?.name ?? '',
    pins: pins.length,
    app: webhook?.app ?? '',
    business: business?.name ?? '',
    count: actorCount,
  });
}
