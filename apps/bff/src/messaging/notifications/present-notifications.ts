import { BUSINESS_KINDS } from '@pegboard/business-dashboard/model';
import type { Immutable } from '@pegboard/types';
import { z } from 'zod';
import { personSchema, presentPerson } from '../../people/accounts/index.ts';
import { countAnswer, idAnswer, timeAnswer } from '../../platform/http/response-schemas.ts';
import { pinSchema, presentPin } from '../../pins/pins/index.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { NEWS_KINDS, type NotificationKind } from '../../people/notification-choices/index.ts';
import type { NotificationView } from './list-notifications.ts';

/** Notifications over REST. */
export const newsSchema = z.strictObject({
  id: idAnswer,
  kind: z.enum(NEWS_KINDS),
  last_at: timeAnswer,
  is_read: z.boolean(),
  actor_count: countAnswer,
  actors: z.array(personSchema),
  pins: z.array(pinSchema),
  board: z.strictObject({ id: idAnswer, name: z.string(), url: z.string() }).nullable(),
  webhook: z.strictObject({ id: idAnswer, app: z.string() }).nullable(),
  business: z.strictObject({ id: idAnswer, name: z.string(), kind: z.enum(BUSINESS_KINDS) }).nullable(),
  comment_ids: z.array(idAnswer),
});

/** Presents notifications over REST, as data that the page formats as sentences. */
export function presentNotifications(
  item: NotificationView,
  viewer: Viewer,
): Immutable<z.infer<typeof newsSchema>> {
  return {
    id: String(item.id),
    kind: item.kind,
    last_at: item.lastAt.toISOString(),
    is_read: item.isRead,
    actor_count: item.actorCount,
    actors: item.actors.map(presentPerson),
    pins: item.pins.map((pin) => presentPin(pin, viewer)),
    board: item.board && { ...item.board, id: String(item.board.id) },
    webhook: item.webhook,
    business: item.business,
    comment_ids: item.commentIds,
  };
}

/** All kinds of notifications with their on/off state, over REST. */
export const kindsSchema = z.record(z.enum(NEWS_KINDS), z.boolean());

/** Presents all kinds of notifications with their on/off state. */
export function presentKinds(unwanted: readonly NotificationKind[]): Record<NotificationKind, boolean> {
  const wanted = NEWS_KINDS.map((kind) => [kind, !unwanted.includes(kind)]);
  return Object.fromEntries(wanted) as Record<NotificationKind, boolean>;
}
