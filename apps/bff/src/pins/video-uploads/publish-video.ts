import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { AppError, type ErrorCode, type LimitCode } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { VideoHeight } from '../../platform/media/videos/index.ts';
import { images } from '../../platform/media/images/tables.ts';
import { videoUploads } from './tables.ts';

/** A video to publish. Its files are named by the signature of its poster: see `videoPath`. */
export type PublishedVideo = {
  /** The poster: the image of the pin. */
  readonly imageId: bigint;
  readonly width: number;
  readonly height: number;
  /** Milliseconds. */
  readonly duration: number;
  /** The renditions that it has, the largest first. */
  readonly heights: readonly VideoHeight[];
};

/**
 * Returns the video of an upload of the viewer. Throws `upload_not_found`, `upload_not_ready`, and the error for which the
 * video was rejected.
 */
export async function findReadyVideo(
  db: Db,
  viewer: Pick<SignedIn, 'id'>,
  uploadId: bigint | undefined,
): Promise<PublishedVideo> {
  if (uploadId === undefined) throw new AppError('upload_not_found');
  const [upload] = await db.select().from(videoUploads).where(isOwnUpload(viewer, uploadId));
  return toPublishedVideo(upload);
}

/**
 * Marks the video of an upload of the viewer as published with a pin and returns it, in the transaction of the caller: from
 * then on its files are stored as long as the pin. Throws what `findReadyVideo` throws.
 */
export async function publishVideo(
  tx: Db,
  viewer: Pick<SignedIn, 'id'>,
  uploadId: bigint | undefined,
): Promise<PublishedVideo> {
  if (uploadId === undefined) throw new AppError('upload_not_found');
  const isOwn = isOwnUpload(viewer, uploadId);
  await lockPoster(tx, isOwn);
  const [upload] = await tx.select().from(videoUploads).where(isOwn).for('update');
  const video = toPublishedVideo(upload);
  await tx
    .update(videoUploads)
    .set({ publishedAt: upload?.publishedAt ?? new Date() })
    .where(isOwn);
  return video;
}

/**
 * Locks the poster of an upload. It is locked before the upload: its removal locks the image, then the uploads that refer to it
 * (docs/decisions/0040).
 */
async function lockPoster(tx: Db, isOwn: SQL | undefined): Promise<void> {
  const poster = tx.select({ id: videoUploads.imageId }).from(videoUploads).where(isOwn);
  await tx.select({ id: images.id }).from(images).where(inArray(images.id, poster)).for('key share');
}

function isOwnUpload(viewer: Pick<SignedIn, 'id'>, id: bigint): SQL | undefined {
  return and(eq(videoUploads.id, id), eq(videoUploads.ownerId, viewer.id));
}

function toPublishedVideo(upload: typeof videoUploads.$inferSelect | undefined): PublishedVideo {
  if (!upload) throw new AppError('upload_not_found');
  if (upload.state === 'failed') throw new AppError(upload.failureCode as Exclude<ErrorCode, LimitCode>);
  if (upload.state !== 'succeeded') throw new AppError('upload_not_ready');
  const { imageId, width, height, durationMs } = upload;
  // The poster was removed with the last pin that showed it.
  if (imageId === null || width === null || height === null || durationMs === null)
    throw new AppError('upload_not_found');
  return {
    imageId,
    width,
    height,
    duration: durationMs,
    heights: (upload.renditions ?? []) as VideoHeight[],
  };
}
