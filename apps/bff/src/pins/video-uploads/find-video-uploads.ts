import type { Immutable } from '@pegboard/types';
import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/database/db.ts';
import { ERRORS, type ErrorCode } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { images } from '../../platform/media/images/tables.ts';
import { videoUploads } from './tables.ts';

/** A video upload of the viewer, with the signature of its poster. */
export type VideoUploadRow = typeof videoUploads.$inferSelect & { readonly signature: string | null };

/** The state of a video upload for its owner. */
export const videoUploadSchema = z.strictObject({
  status: z.enum(videoUploads.state.enumValues),
  /** Progress of the processing, 0 to 100. */
  progress: z.int().min(0).max(100),
  failure_code: z.string().nullable(),
  failure_message: z.string().nullable(),
  /** The signature of the poster, once processed; the addresses of the poster and the video contain it. */
  signature: z.string().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  duration_ms: z.int().nullable(),
  /** The time of the poster frame, in seconds. */
  cover_seconds: z.number().nonnegative(),
  /** True if the video is silent because its sound could not be decoded. */
  is_sound_dropped: z.boolean(),
});

/** The state of a video upload for its owner. */
export type VideoUploadView = Immutable<z.infer<typeof videoUploadSchema>>;

/** Returns the viewer's uploads among these; those of others are left out, like those that do not exist. */
export async function findVideoUploads(
  db: Db,
  viewer: Pick<SignedIn, 'id'>,
  ids: readonly bigint[],
): Promise<readonly VideoUploadRow[]> {
  if (ids.length === 0) return [];
  return db
    .select({ ...getTableColumns(videoUploads), signature: images.signature })
    .from(videoUploads)
    .leftJoin(images, eq(images.id, videoUploads.imageId))
    .where(and(eq(videoUploads.ownerId, viewer.id), inArray(videoUploads.id, [...ids])));
}

/** Presents a video upload. */
export function presentVideoUpload(upload: VideoUploadRow): VideoUploadView {
  const { state, progress, failureCode, failureCodec, signature, width, height, durationMs } = upload;
  return {
    status: state,
    progress,
    failure_code: failureCode,
    failure_message:
      failureCode === null ? null : videoFailureMessage(failureCode as ErrorCode, failureCodec),
    signature: state === 'succeeded' ? signature : null,
    width,
    height,
    duration_ms: durationMs,
    cover_seconds: upload.coverMs / 1000,
    is_sound_dropped: upload.isSoundDropped,
  };
}

/** Returns the message of a failure: it names the codec that is not supported. */
export function videoFailureMessage(code: ErrorCode, codec: string | null): string {
  const { message } = ERRORS[code];
  return code === 'video_codec_unsupported' && codec !== null
    ? message.replace('This codec', codec)
    : message;
}
