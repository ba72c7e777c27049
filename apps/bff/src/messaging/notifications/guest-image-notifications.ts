import { sql, type SQL } from 'drizzle-orm';
import type { DeliveryChannel } from '../../people/notification-choices/index.ts';
import { isWanted, type Reader } from './notification-validity.ts';

/**
 * Selects the member's boards on which images of guests wait for review, as rows like those of `news`: computed at each read,
 * because guests are no members who could be actors (IO-09). A row is unread until the newest image was seen, and disappears
 * with the last review.
 */
export function listGuestImageNotifications(reader: Reader, channel: DeliveryChannel): SQL {
  return sql`select boards.id, 'guest_images' as kind, boards.id as subject_id, max(waiting.created_at) as last_at,
      bool_and(waiting.seen_at is not null) as is_read, count(*)::int as actor_count
    from board_guest_images waiting join boards on boards.id = waiting.board_id
    where waiting.owner_id = ${reader.id} and boards.deleted_at is null and ${isWanted(reader, sql`'guest_images'`, channel)}
    group by boards.id`;
}
