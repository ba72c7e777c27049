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
);

/**
 * How many comments the viewer sees on pins, replies too. The counter of the content says it, but on a secret board, which
 * has its own, and for those with blocks, who do not see all (FB-06): these are counted, in one statement.
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
