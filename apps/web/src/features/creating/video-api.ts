import type { VideoStatus } from '@pegboard/pin-builder';
import { createRequestError } from '@pegboard/resource-client';
import { CAPTIONS_BYTES_MAX } from '@pegboard/types';
import * as z from 'zod/mini';
import { callResource, ResourceError } from '../../data/call-resource.ts';
import { uploadedImageUrl, uploadedVideoUrl } from './uploaded-media.ts';

const uploadsSchema = z.record(
  z.string(),
  z.object({
    status: z.string(),
    progress: z.number(),
    failure_code: z.nullable(z.string()),
    failure_message: z.nullable(z.string()),
    signature: z.nullable(z.string()),
    width: z.nullable(z.number()),
    height: z.nullable(z.number()),
    duration_ms: z.nullable(z.number()),
    cover_seconds: z.number(),
    is_sound_dropped: z.boolean(),
  }),
);

/**
 * Reads the state of a video on the server. A video that the server no longer has is reported as not uploaded yet: it
 * is uploaded again where its file is. Rejects with a ResourceError.
 */
export async function readVideo(uploadId: string): Promise<VideoStatus> {
  const options = { upload_ids: [uploadId] };
  const uploads = uploadsSchema.parse(await callResource({ name: 'VideoUpload', action: 'get', options }));
  const upload = uploads[uploadId];
  if (!upload || upload.status === 'uploading') return { kind: 'uploading' };
  const { signature, width, height, duration_ms: duration, failure_code: code } = upload;
  if (upload.status === 'failed') {
    const message = upload.failure_message ?? '';
    const { failure } = new ResourceError(createRequestError(code ?? 'video_invalid', { message }));
    return { kind: 'failed', failure };
  }
  if (signature === null || width === null || height === null || duration === null)
    return { kind: 'processing', fraction: upload.progress / 100 };
  return {
    kind: 'ready',
    video: {
      url: uploadedVideoUrl(signature),
      posterUrl: uploadedImageUrl(signature, '736x'),
      width,
      height,
      durationSeconds: duration / 1000,
      coverSeconds: upload.cover_seconds,
      isSoundDropped: upload.is_sound_dropped,
    },
  };
}

/** Sets the frame at this second as the poster of a video. Rejects with a ResourceError. */
export async function setVideoCover(uploadId: string, seconds: number): Promise<void> {
  const options = { upload_id: uploadId, cover_seconds: seconds };
  await callResource({ name: 'VideoUpload', action: 'update', options });
}

/** Deletes an upload that no Pin uses. Rejects with a ResourceError. */
export async function deleteVideo(uploadId: string): Promise<void> {
  await callResource({ name: 'VideoUpload', action: 'delete', options: { upload_id: uploadId } });
}

/** Converts captions in WebVTT or SRT to WebVTT. Rejects with a ResourceError. */
export async function checkCaptions(text: string): Promise<string> {
  if (text.length > CAPTIONS_BYTES_MAX)
    throw new ResourceError(createRequestError('captions_file_too_large'));
  const checked = await callResource({ name: 'VideoCaptions', action: 'create', options: { text } });
  return z.object({ vtt: z.string() }).parse(checked).vtt;
}
