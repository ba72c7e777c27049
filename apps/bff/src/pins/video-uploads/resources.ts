import { CAPTIONS_BYTES_MAX, VIDEO_SECONDS_MAX } from '@pegboard/types';
import { z } from 'zod';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { countAnswer, emptyResponseSchema, idAnswer } from '../../platform/http/response-schemas.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import type { Deps } from './deps.ts';
import { findVideoUploads, presentVideoUpload, videoUploadSchema } from './find-video-uploads.ts';
import { parseCaptions } from './parse-captions.ts';
import { removeVideoUpload } from './remove-video-upload.ts';
import { setCover } from './set-cover.ts';

const IDS_MAX = 50;

/** Video uploads over REST: VideoUploadResource get, update and delete, and the conversion of captions. */
export function videoUploadResources(deps: Deps): readonly AnyResource[] {
  return [
    authenticatedResource({
      name: 'VideoUpload',
      action: 'get',
      endpoint: 'v3_get_video_uploads',
      options: z.strictObject({ upload_ids: z.array(idSchema).min(1).max(IDS_MAX) }),
      answer: z.record(idAnswer, videoUploadSchema),
      async handle({ upload_ids: ids }, { viewer }) {
        const found = await findVideoUploads(
          deps.db,
          viewer,
          ids.flatMap((id) => parseId(id) ?? []),
        );
        const views = found.map((upload) => [String(upload.id), presentVideoUpload(upload)] as const);
        return { data: Object.fromEntries(views) };
      },
    }),
    authenticatedResource({
      name: 'VideoUpload',
      action: 'update',
      endpoint: 'v3_update_video_upload',
      options: z.strictObject({
        upload_id: idSchema,
        /** The second of the frame that becomes the poster. */
        cover_seconds: z.number().min(0).max(VIDEO_SECONDS_MAX),
      }),
      answer: emptyResponseSchema,
      async handle({ upload_id: id, cover_seconds: seconds }, { viewer }) {
        await setCover(deps, viewer, { id: parseId(id), coverMs: Math.round(seconds * 1000) });
        return { data: null };
      },
    }),
    authenticatedResource({
      name: 'VideoUpload',
      action: 'delete',
      endpoint: 'v3_delete_video_upload',
      options: z.strictObject({
        upload_id: idSchema,
        /** True to leave an upload that a draft uses, which is then not found. */
        keep_in_drafts: z.boolean().optional(),
      }),
      answer: emptyResponseSchema,
      async handle({ upload_id: id, keep_in_drafts: isKeptInDrafts }, { viewer }) {
        await removeVideoUpload(deps, viewer, parseId(id), { isKeptInDrafts });
        return { data: null };
      },
    }),
    authenticatedResource({
      name: 'VideoCaptions',
      action: 'create',
      endpoint: 'v3_create_video_captions',
      options: z.strictObject({ text: z.string().max(CAPTIONS_BYTES_MAX) }),
      answer: z.strictObject({ vtt: z.string(), cue_count: countAnswer }),
      async handle({ text }) {
        const { vtt, cueCount } = await parseCaptions(text);
        return { data: { vtt, cue_count: cueCount } };
      },
    }),
  ];
}
