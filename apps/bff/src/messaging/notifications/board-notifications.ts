import { sql, type SQL } from 'drizzle-orm';
import { listedBoards } from '../../pins/board-access/index.ts';
import { unmutedBoards } from '../../relationships/mutes/index.ts';
import type { DeliveryChannel } from '../../people/notification-choices/index.ts';
import { isWanted, notifiablePins, type Reader } from './notification-validity.ts';

const FOLLOWED_BOARDS_MAX = 200;
const BOARD_NEWS_DAYS = 30;

/** Selects the pins that others recently saved to a followed board, over a board with the id `boardId`. */
export function newPinsOn(reader: Reader, boardId: SQL): SQL {
  return notifiablePins(
    reader,
    sql`pins.board_id = ${boardId} and pins.pinner_id <> ${reader.id}
      and pins.created_at > now() - make_interval(days => ${sql.raw(String(BOARD_NEWS_DAYS))})`,
  );
}

/**
 * Selects followed boards with new pins, as rows like those of `news`: computed at each read, so that the
 * cost of a save does not depend on the number of followers. A board is sorted by its last pin, and stays
 * read until it has another.
 */
export function listBoardNotifications(reader: Reader, channel: DeliveryChannel = 'app'): SQL {
  return sql`select boards.id, 'board_pins' as kind, boards.id as subject_id, boards.last_pinned_at as last_at,
      coalesce(followed.news_read_at >= boards.last_pinned_at, false) as is_read, 0 as actor_count
    from (
      select board_id, created_at, news_read_at from board_follows
      where follower_id = ${reader.id} limit ${sql.raw(String(FOLLOWED_BOARDS_MAX))}
    ) followed join boards on boards.id = followed.board_id
    where boards.last_pinned_at > greatest(
        followed.created_at, now() - make_interval(days => ${sql.raw(String(BOARD_NEWS_DAYS))}))
      and ${listedBoards(reader)} and ${unmutedBoards(reader)} and ${isWanted(reader, sql`'board_pins'`, channel)}
      and exists (select ${newPinsOn(reader, sql`followed.board_id`)})`;
}
