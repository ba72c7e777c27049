import { and, eq } from 'drizzle-orm';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Deps } from './deps.ts';
import { isInNoDraft } from './is-in-no-draft.ts';
import { videoUploads } from './tables.ts';
import { videoFolders } from './video-folders.ts';

/**
 * Deletes an upload of the viewer with its files, in any state; a process that transcodes it ends within a second. A video
 * that was published stays with its pin. With `isKeptInDrafts`, an upload that a draft uses is not deleted. Throws
 * `upload_not_found`.
 */
export async function removeVideoUpload(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  viewer: SignedIn,
  id: bigint | undefined,
  { isKeptInDrafts = false }: { readonly isKeptInDrafts?: boolean | undefined } = {},
): Promise<void> {
  if (id === undefined) throw new AppError('upload_not_found');
  const isOwn = and(eq(videoUploads.id, id), eq(videoUploads.ownerId, viewer.id));
  const removed = await db.delete(videoUploads).where(isKeptInDrafts ? and(isOwn, isInNoDraft()) : isOwn);
  if (removed.rowCount === 0) throw new AppError('upload_not_found');
  await videoFolders(env).remove(id);
}
