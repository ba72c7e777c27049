import { businessPath } from '@pegboard/business-dashboard/model';
import { pinPath, profilePath } from '@pegboard/routes';
import type { NotificationsQuery } from '../../data/generated/graphql.ts';
import { FOLLOWERS_SETTINGS_PATH } from '../../features/profile/followers-settings-path.ts';
import type { Tables } from '../../messages/tables.ts';

/** One notification in the server's response. */
export type Notification = NotificationsQuery['v3GetNewsHubQuery']['connection']['edges'][number]['node'];

/** Formats a notification as a sentence. */
export function formatNotification(
  { kind, actors, actorCount, board, webhook, business, pins }: Notification,
  texts: Tables['notifications'],
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

const SAID: ReadonlySet<Notification['kind']> = new Set(['comment', 'reply', 'mention', 'comment_reaction']);

/**
 * Returns the destination of a notification: the review, the export, the webhook, the dashboard, the comment, the pin, the board, the list of
 * requests, or the actor.
 */
export function notificationPath({ kind, pins, board, webhook, business, actors }: Notification): string {
  if (kind === 'guest_images' && board) return `/board/${board.entityId}/guests/`;
  if (kind === 'export_ready') return '/settings/data/';
  if (webhook) return `/app-factory-oauth/webhooks/deliveries/?endpoint=${webhook.entityId}`;
  if (business) return businessPath(business.kind, business.entityId, 'dashboard');
  const [pin] = pins;
  if (pin && kind !== 'board_pins')
    return pinPath({ id: pin.entityId }) + (SAID.has(kind) ? '#comments' : '');
  if (kind === 'follow_request') return FOLLOWERS_SETTINGS_PATH;
  return board?.url ?? profilePath(actors[0]?.username);
}

/**
 * Returns the time of the newest unread notification: all until then are marked as read when the page is
 * seen.
 */
export function getLatestUnreadTime(news: readonly Notification[]): string | undefined {
  return news.find(({ isRead }) => !isRead)?.lastAt;
}
