import * as z from 'zod/mini';

import type { Immutable } from '../immutable.ts';
import { optionalString } from './optional.ts';
import { durationSchema, pixelsSchema } from './values.ts';

/** One rendition of a video; `duration` is in milliseconds. Source: TY-09. */
export const videoVariantSchema = /* @__PURE__ */ z.object({
  url: z.string(),
  width: pixelsSchema,
  height: pixelsSchema,
  duration: durationSchema,
  thumbnail: optionalString,
});

/** One rendition of a video; `duration` is in milliseconds. */
export type VideoVariant = Immutable<z.infer<typeof videoVariantSchema>>;

const variant = /* @__PURE__ */ z.nullish(videoVariantSchema);

/** The captions of a video in a language (BCP 47), as WebVTT. Source: CR-07. */
export const videoCaptionsSchema = /* @__PURE__ */ z.object({ language: z.string(), url: z.string() });

/** The captions of a video in a language. */
export type VideoCaptions = Immutable<z.infer<typeof videoCaptionsSchema>>;

/** The renditions of a video; any of `VIDEO_VARIANTS` may be missing. Source: TY-09. */
export const videoSchema = /* @__PURE__ */ z.object({
  variants: z.object({ V_720P: variant, V_HLSV4: variant, V_HLSV3_MOBILE: variant }),
  captionsUrl: optionalString,
  captions: z.nullish(z.array(videoCaptionsSchema)),
  /** A small silent rendition for cards, as one file. */
  previewUrl: optionalString,
});

/** The renditions of a video. */
export type Video = Immutable<z.infer<typeof videoSchema>>;
