import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { toPage, type Page, type PageParams } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import type { PinView } from '../pins/index.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { selectComments, type CommentView } from './comment-view.ts';
import type { CommentOrder } from './rules.ts';
import { comments } from './tables.ts';
import { visibleComments } from './visible-comments.ts';

type Reader = Pick<Deps, 'db' | 'bookmarks'>;

const ORDERS: Readonly<
  Record<CommentOrder, { readonly beyond: (values: readonly string[]) => SQL; readonly by: SQL }>
> = {
  newest: {
    beyond: ([id]) => sql`${comments.id} < ${id}::bigint`,
    by: sql`${comments.id} desc`,
  },
  oldest: {
    beyond: ([id]) => sql`${comments.id} > ${id}::bigint`,
    by: sql`${comments.id}`,
  },
  top: {
    beyond: ([id, count]) =>
      sql`(${comments.reactionCount}, ${comments.id}) < (${count}::integer, ${id}::bigint)`,
    by: sql`${comments.reactionCount} desc, ${comments.id} desc`,
  },
};

/**
 * Returns a page of the comments on a pin that the viewer sees, without replies. Comments made on a secret board are
 * listed only there, and not where the board becomes public later.
 */
export function pinComments(
  deps: Reader,
  viewer: Viewer,
  pin: Pick<PinView, 'contentId' | 'boardId' | 'boardPrivacy'>,
  order: CommentOrder,
  params: PageParams,
): Promise<Page<CommentView>> {
  const onPin = and(
    eq(comments.contentId, pin.contentId),
    isNull(comments.parentId),
    pin.boardPrivacy === 'secret'
      ? or(isNull(comments.boardId), eq(comments.boardId, pin.boardId))
      : isNull(comments.boardId),
  );
  return page(deps, viewer, onPin, order, { kind: `comments ${pin.contentId} ${pin.boardId}`, ...params });
}

/** Returns a page of the replies to a comment that the viewer sees, oldest first. */
export function repliesTo(
  deps: Reader,
  viewer: Viewer,
  commentId: bigint,
  params: PageParams,
): Promise<Page<CommentView>> {
  const below = eq(comments.parentId, commentId);
  return page(deps, viewer, below, 'oldest', { kind: `replies ${commentId}`, ...params });
}

async function page(
  { db, bookmarks }: Reader,
  viewer: Viewer,
  which: SQL | undefined,
  order: CommentOrder,
  { kind, size, after }: PageParams & { readonly kind: string },
): Promise<Page<CommentView>> {
  const list = `${kind} ${order} ${viewer?.id ?? ''}`;
  const { beyond, by } = ORDERS[order];
  const values = bookmarks.read(list, after);
  const rows = await selectComments(
    db,
    and(which, visibleComments(viewer), values === undefined ? undefined : beyond(values)),
  )
    .orderBy(by)
    .limit(size + 1);
  return toPage(rows, size, (last) => bookmarks.make(list, [String(last.id), String(last.reactionCount)]));
}
