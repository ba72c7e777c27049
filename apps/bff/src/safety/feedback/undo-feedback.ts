import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { follow, mutedSources } from '../../relationships/follows/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { pinFeedback } from './tables.ts';

/**
 * Undoes the viewer's feedback on a content: it is in their feeds again, related content is no longer muted,
 * and unfollowed sources that are still visible are followed again (FB-03). Each follow is a separate
 * transaction, so that two members who undo concurrently cannot deadlock; an interrupted undo can be
 * repeated.
 */
export async function undoFeedback(db: Db, viewer: SignedIn, contentId: bigint): Promise<void> {
  const ofContent = and(eq(mutedSources.userId, viewer.id), eq(mutedSources.contentId, contentId));
  const muted = await db.select().from(mutedSources).where(ofContent);
  for (const { kind, sourceId, hasUnfollowed } of muted)
    if (hasUnfollowed && (kind === 'user' || kind === 'board' || kind === 'interest'))
      await follow(db, viewer, { kind, id: sourceId });
  await db.transaction(async (tx) => {
    await tx.delete(mutedSources).where(ofContent);
    await tx
      .delete(pinFeedback)
      .where(and(eq(pinFeedback.userId, viewer.id), eq(pinFeedback.contentId, contentId)));
  });
}

/**
 * Undoes the viewer's report of a content: it returns to their feeds, unless they gave other feedback since.
 */
export async function undoReport(db: Db, viewer: SignedIn, contentId: bigint): Promise<void> {
  await db
    .delete(pinFeedback)
    .where(
      and(
        eq(pinFeedback.userId, viewer.id),
        eq(pinFeedback.contentId, contentId),
        eq(pinFeedback.feedbackType, 'reported'),
      ),
    );
}
