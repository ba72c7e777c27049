import { sql, type SQL } from 'drizzle-orm';
import { listedBoards } from '../../pins/board-access/index.ts';
import type { ViewerValue } from '../../platform/database/statement.ts';
import { feedFilter } from './feed-filter.ts';

/**
 * The canonical pin of a content, if the viewer may see it listed and did not put it out: a row `id` for `lateral`, in a
 * statement with the `mutedSourcesCte`. Contents that stand in order
 * before it are looked at one by one, and no further than a LIMIT asks for.
 */
export function canonicalPin(viewer: ViewerValue, contentId: SQL): SQL {
  return sql`select pins.id from pins join boards on boards.id = pins.board_id
    where pins.content_id = ${contentId} and not pins.is_repin and pins.deleted_at is null and ${listedBoards(viewer)}
      and ${feedFilter(viewer, contentId)}
    limit 1`;
}
