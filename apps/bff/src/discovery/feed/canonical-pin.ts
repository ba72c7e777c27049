import { sql, type SQL } from 'drizzle-orm';
import { listedBoards } from '../../pins/board-access/index.ts';
import type { ViewerValue } from '../../platform/database/statement.ts';
import type { UnmutedOptions } from '../../relationships/mutes/index.ts';
import { feedFilter } from './feed-filter.ts';

/**
 * Selects the canonical pin of a content, if it is listed for the viewer and not excluded: a row `id` for
 * `lateral`, in a statement with the `mutedSourcesCte`. Sorted contents before it are examined one by one,
 * until the LIMIT is reached. `exceptTopic` is the topic whose own page is shown.
 */
export function canonicalPin(viewer: ViewerValue, contentId: SQL, options: UnmutedOptions = {}): SQL {
  return sql`select pins.id from pins join boards on boards.id = pins.board_id
    where pins.content_id = ${contentId} and not pins.is_repin and pins.deleted_at is null and ${listedBoards(viewer)}
      and ${feedFilter(viewer, contentId, options)}
    limit 1`;
}
