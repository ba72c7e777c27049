import * as z from 'zod/mini';

import type { Immutable } from '../immutable.ts';
import { imagesSchema } from './image.ts';
import { optionalLink, optionalString } from './optional.ts';
import { countSchema } from './values.ts';

/** One slide of a carousel. Source: TY-07. */
export const carouselSlotSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  title: optionalString,
  details: optionalString,
  imageSignature: optionalString,
  link: optionalLink,
  images: z.nullish(imagesSchema),
});

/** One slide of a carousel. */
export type CarouselSlot = Immutable<z.infer<typeof carouselSlotSchema>>;

/** The slides of a pin; `index` is the index of the visible slide, from 0. Source: TY-07. */
export const carouselSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  index: z.nullish(countSchema),
  slots: z.array(carouselSlotSchema),
});

/** The slides of a pin; `index` is the index of the visible slide, from 0. */
export type Carousel = Immutable<z.infer<typeof carouselSchema>>;
