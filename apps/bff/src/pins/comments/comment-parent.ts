import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { comments } from './tables.ts';

/** A comment with a reply, and its author. */
export type ParentComment = { readonly commentId: bigint; readonly userId: bigint };

/** Returns the comment that a reply belongs to, with its author. */
export async function findParent(tx: Db, commentId: bigint): Promise<ParentComment | null> {
  const [parent] = await tx
    .select({ userId: comments.userId })
    .from(comments)
    .where(eq(comments.id, commentId));
  return parent ? { commentId, userId: parent.userId } : null;
}
