import { businessPath } from '@pegboard/business-dashboard/model';
import { pinPath, profilePath } from '@pegboard/routes';
import type { NotificationView } from './list-notifications.ts';

const SAID: ReadonlySet<NotificationView['kind']> = new Set([
  'comment',
  'reply',
  'mention',
  'comment_reaction',
]);

/** Returns the path of the page that a notification is about: the export, the webhook, the dashboard, the comment, the pin, the board, or the actor. */
export function notificationPath({ kind, pins, board, webhook, business, actors }: NotificationView): string {
  if (kind === 'export_ready') return '/settings/data/';
  if (webhook) return `/app-factory-oauth/webhooks/deliveries/?endpoint=${webhook.id}`;
  if (business) return businessPath(business.kind, business.id, 'dashboard');
  const [pin] = pins;
  if (pin && kind !== 'board_pins')
    return pinPath({ id: String(pin.id) }) + (SAID.has(kind) ? '#comments' : '');
  return board?.url ?? profilePath(actors[0]?.username);
}
