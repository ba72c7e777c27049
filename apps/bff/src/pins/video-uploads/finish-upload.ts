import { and, eq } from 'drizzle-orm';
import { open } from 'node:fs/promises';
import { AppError } from '../../platform/errors/errors.ts';
import type { Deps } from './deps.ts';
import { processVideo } from './process-video.ts';
import { videoUploads } from './tables.ts';
import { videoFolders } from './video-folders.ts';

/**
 * Queues the processing of a completely received video; idempotent. The file is on the disk before the row is updated.
 * Throws `upload_not_found` for one that was deleted meanwhile.
 */
export async function finishUpload(
  deps: Pick<Deps, 'db' | 'env' | 'jobs' | 'now'>,
  id: bigint,
): Promise<void> {
  const file = await open(videoFolders(deps.env).sourceFile(id), 'r+').catch(
    (cause: NodeJS.ErrnoException) => {
      throw cause.code === 'ENOENT' ? new AppError('upload_not_found', { cause }) : cause;
    },
  );
  try {
    await file.sync();
  } finally {
    await file.close();
  }
  await deps.db.transaction(async (tx) => {
    const changed = await tx
      .update(videoUploads)
      .set({ state: 'processing', activeAt: deps.now() })
      .where(and(eq(videoUploads.id, id), eq(videoUploads.state, 'uploading')));
    if (changed.rowCount === 1) await deps.jobs.enqueue(tx, processVideo, { uploadId: String(id) });
  });
}
