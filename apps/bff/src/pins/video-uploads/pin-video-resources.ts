import {
  CAPTION_LANGUAGES_MAX,
  CAPTIONS_BYTES_MAX,
  draftCaptionsSchema,
  VIDEO_SECONDS_MAX,
} from '@pegboard/types';
import { z } from 'zod';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { countAnswer, idAnswer } from '../../platform/http/response-schemas.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { mediaUrl, videoPath } from '../../platform/media/images/index.ts';
import { captionsUrl } from '../captions/index.ts';
import { changePinVideo, findOwnVideo } from './change-pin-video.ts';
import type { Deps } from './deps.ts';

/** The video of a Pin for its creator. */
const pinVideoSchema = z.strictObject({
  id: idAnswer,
  /** The address of its largest rendition. */
  url: z.string(),
  duration_ms: countAnswer,
  /** The second of the frame that is the cover. */
  cover_seconds: z.number().nonnegative(),
  /** True while another cover is being made. */
  is_cover_pending: z.boolean(),
  captions: z.array(z.strictObject({ language: z.string(), url: z.string() })),
});

/** The video of a published Pin over REST (CR-15): PinVideoResource get and update, for its creator. */
export function pinVideoResources(deps: Deps): readonly AnyResource[] {
  return [
    authenticatedResource({
      name: 'PinVideo',
      action: 'get',
      endpoint: 'v3_get_pin_video',
      options: z.strictObject({ id: idSchema }),
      answer: pinVideoSchema,
      async handle({ id }, { viewer }) {
        const { pin, video } = await findOwnVideo(deps.db, viewer, parseId(id));
        const data = {
          id,
          url: mediaUrl(videoPath('720p', pin.signature)),
          duration_ms: video.duration,
          cover_seconds: (video.pendingCoverMs ?? video.coverMs ?? 0) / 1000,
          is_cover_pending: video.pendingCoverMs !== undefined,
          captions: (video.captions ?? []).map(({ language, name }) => ({
            language,
            url: captionsUrl(name),
          })),
        };
        return { data };
      },
    }),
    authenticatedResource({
      name: 'PinVideo',
      action: 'update',
      endpoint: 'v3_update_pin_video',
      options: z.strictObject({
        id: idSchema,
        /** The second of the frame that becomes the cover, seconds after the response. */
        cover_seconds: z.number().min(0).max(VIDEO_SECONDS_MAX).optional(),
        /** The captions of all languages; `vtt` is WebVTT or SRT, and the present captions without it. */
        captions: z
          .array(
            z.strictObject({
              language: draftCaptionsSchema.shape.language,
              vtt: z.string().max(CAPTIONS_BYTES_MAX).optional(),
            }),
          )
          .max(CAPTION_LANGUAGES_MAX)
          .optional(),
      }),
      answer: z.strictObject({ id: idAnswer }),
      async handle({ id, cover_seconds: seconds, captions }, { viewer }) {
        const coverMs = seconds === undefined ? undefined : Math.round(seconds * 1000);
        await changePinVideo(deps, viewer, parseId(id), { coverMs, captions });
        return { data: { id } };
      },
    }),
  ];
}
