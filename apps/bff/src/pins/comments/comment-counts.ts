import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { PinView } from '../pins/index.ts';
import { viewerStatement } from '../../platform/database/statement.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { comments } from './tables.ts';
import { visibleComments } from './visible-comments.ts';

type Counted = Pick<PinView, 'contentId' | 'boardId' | 'boardPrivacy' | 'commentCount'>;

const counts = viewerStatement<{ readonly n: number; readonly counted: number }>(
  'counts of comments',
  (viewer, value) => sql`select wanted.n::int as n, (
      select count(*)::int from ${comments} where ${comments.contentId} = wanted.content
        and (${comments.boardId} is null or ${comments.boardId} = wanted.board)
        and ${comments.removedAt} is null and ${visibleComments(viewer)}
    ) as counted
    from unnest(${value('contents')}::bigint[], ${value('boards')}::bigint[]) with ordinality as wanted(content, board, n)`,
  { reusesPlan: true },
);

/**
 * Returns the number of visible comments of pins, including replies. The counter of the content is used,
 * except on secret boards, which have their own comments, and for viewers with blocks (FB-06): these are
 * counted with one statement.
 */
export async function commentCounts(
  db: Db,
  viewer: Viewer,
  wanted: readonly Counted[],
): Promise<readonly number[]> {
  const special = wanted.filter((pin) => viewer?.hasBlocks || pin.boardPrivacy === 'secret');
  if (special.length === 0) return wanted.map(({ commentCount }) => commentCount);
  const rows = await counts(db, viewer, {
    contents: `{${special.map(({ contentId }) => contentId).join()}}`,
    boards: `{${special.map((pin) => (pin.boardPrivacy === 'secret' ? pin.boardId : 0)).join()}}`,
  });
  const found = new Map(rows.map(({ n, counted }) => [special[n - 1], counted]));
  return wanted.map((pin) => found.get(pin) ?? pin.commentCount);
}
