import { and, eq } from 'drizzle-orm';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { changeCover } from './change-cover.ts';
import { checkCover } from './check-cover.ts';
import type { Deps } from './deps.ts';
import { videoUploads } from './tables.ts';

/**
 * Chooses the frame of the poster. A video that has been processed is processed again for it, which takes seconds; one that
 * is not yet gets it at once. Throws `upload_not_found`, `cover_out_of_range`, and `upload_not_ready` while the processing has
 * begun.
 */
export async function setCover(
  { db, jobs, now }: Pick<Deps, 'db' | 'jobs' | 'now'>,
  viewer: SignedIn,
  { id, coverMs }: { readonly id: bigint | undefined; readonly coverMs: number },
): Promise<void> {
  if (id === undefined) throw new AppError('upload_not_found');
  await db.transaction(async (tx) => {
    const isOwn = and(eq(videoUploads.id, id), eq(videoUploads.ownerId, viewer.id));
    const [upload] = await tx.select().from(videoUploads).where(isOwn).for('update');
    if (!upload) throw new AppError('upload_not_found');
    checkCover(coverMs, upload.durationMs);
    if (upload.coverMs === coverMs) return;
    if (upload.state === 'processing') throw new AppError('upload_not_ready');
    const isProcessed = upload.state === 'succeeded' && upload.imageId !== null;
    await tx
      .update(videoUploads)
      .set({ coverMs, activeAt: now(), ...(isProcessed && { state: 'processing' as const }) })
      .where(isOwn);
    if (isProcessed) await jobs.enqueue(tx, changeCover, { uploadId: String(id) });
  });
}
