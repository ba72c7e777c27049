import * as z from 'zod/mini';

import type { Immutable } from '../immutable.ts';
import { optionalString } from './optional.ts';
import { dominantColorSchema, pixelsSchema } from './values.ts';

/** One rendition of a picture. Source: TY-03. */
export const imageSchema = /* @__PURE__ */ z.object({
  url: z.string(),
  width: pixelsSchema,
  height: pixelsSchema,
  dominant_color: z.nullish(dominantColorSchema),
});

/** One rendition of a picture: its address, its size in pixels, its dominant colour. */
export type Image = Immutable<z.infer<typeof imageSchema>>;

const rendition = /* @__PURE__ */ z.nullish(imageSchema);

/** A picture by size; any of `IMAGE_SIZES` may be missing. Source: TY-03. */
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

/** A picture by size. */
export type Images = Immutable<z.infer<typeof imagesSchema>>;

/** A foreign or animated medium inside a pin; `type` is `gif` for an animation. Source: TY-04. */
export const embedSchema = /* @__PURE__ */ z.object({
  src: z.string(),
  type: optionalString,
  subtype: optionalString,
  width: z.nullish(pixelsSchema),
  height: z.nullish(pixelsSchema),
});

/** A foreign or animated medium inside a pin. */
export type Embed = Immutable<z.infer<typeof embedSchema>>;
