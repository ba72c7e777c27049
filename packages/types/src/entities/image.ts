import * as z from 'zod/mini';

import type { Immutable } from '../immutable.ts';
import { optionalString } from './optional.ts';
import { dominantColorSchema, pixelsSchema } from './values.ts';

/** One rendition of an image. Source: TY-03. */
export const imageSchema = /* @__PURE__ */ z.object({
  url: z.string(),
  width: pixelsSchema,
  height: pixelsSchema,
  dominant_color: z.nullish(dominantColorSchema),
});

/** One rendition of an image: its address, size in pixels, and dominant color. */
export type Image = Immutable<z.infer<typeof imageSchema>>;

const rendition = /* @__PURE__ */ z.nullish(imageSchema);

/** The renditions of an image by size; any of `IMAGE_SIZES` may be missing. Source: TY-03. */
export const imagesSchema = /* @__PURE__ */ z.object({
  '60x60': rendition,
  '136x136': rendition,
  '170x': rendition,
  '236x': rendition,
  '474x': rendition,
  '564x': rendition,
  '600x315': rendition,
  '736x': rendition,
  orig: rendition,
});

/** The renditions of an image by size. */
export type Images = Immutable<z.infer<typeof imagesSchema>>;

/** Third-party or animated media embedded in a pin; `type` is `gif` for a GIF. Source: TY-04. */
export const embedSchema = /* @__PURE__ */ z.object({
  src: z.string(),
  type: optionalString,
  subtype: optionalString,
  width: z.nullish(pixelsSchema),
  height: z.nullish(pixelsSchema),
});

/** Third-party or animated media embedded in a pin. */
export type Embed = Immutable<z.infer<typeof embedSchema>>;
