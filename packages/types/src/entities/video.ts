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

/** A video by rendition; any of `VIDEO_VARIANTS` may be missing. Source: TY-09. */
export const videoSchema = /* @__PURE__ */ z.object({
  variants: z.object({ V_720P: variant, V_HLSV4: variant, V_HLSV3_MOBILE: variant }),
  captionsUrl: optionalString,
});

/** A video by rendition. */
export type Video = Immutable<z.infer<typeof videoSchema>>;
