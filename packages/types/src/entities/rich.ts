import * as z from 'zod/mini';

import type { Immutable } from '../immutable.ts';
import { imageSchema, imagesSchema } from './image.ts';
import { optionalBoolean, optionalId, optionalLink, optionalString } from './optional.ts';
import { aggregateRatingSchema, productSchema, offerSummarySchema } from './product.ts';
import { durationSchema, idSchema, instantSchema, linkSchema } from './values.ts';

const someProducts = /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.array(productSchema));

/** The summary of a linked page's metadata; `displayCookTime` is in minutes. Source: TY-06. */
export const richSummarySchema = /* @__PURE__ */ z.object({
  typeName: optionalString,
  displayName: optionalString,
  siteName: optionalString,
  displayCookTime: z.nullish(durationSchema),
  aggregateRating: z.nullish(aggregateRatingSchema),
  products: someProducts,
});

/** The summary of a linked page's metadata; `displayCookTime` is in minutes. */
export type RichSummary = Immutable<z.infer<typeof richSummarySchema>>;

/** An article that a pin links to. Source: TY-06. */
export const articleSchema = /* @__PURE__ */ z.object({
  name: optionalString,
  description: optionalString,
  authors: z.nullish(z.array(z.string())),
  datePublished: z.nullish(instantSchema),
});

/** An article that a pin links to. */
export type Article = Immutable<z.infer<typeof articleSchema>>;

/** A recipe that a pin links to or has; `prepTime` and `cookTime` are in minutes. Source: TY-06, CR-09. */
export const recipeSchema = /* @__PURE__ */ z.object({
  name: optionalString,
  ingredients: z.nullish(z.array(z.string())),
  prepTime: z.nullish(durationSchema),
  cookTime: z.nullish(durationSchema),
  steps: z.nullish(z.array(z.string())),
  servings: z.nullish(z.number().check(z.positive())),
  aggregateRating: z.nullish(aggregateRatingSchema),
});

/** A recipe that a pin links to or has; `prepTime` and `cookTime` are in minutes. */
export type Recipe = Immutable<z.infer<typeof recipeSchema>>;

/** The full metadata of a linked page. Source: TY-06. */
export const richMetadataSchema = /* @__PURE__ */ z.object({
  title: optionalString,
  description: optionalString,
  article: z.nullish(articleSchema),
  recipe: z.nullish(recipeSchema),
  products: someProducts,
});

/** The full metadata of a linked page. */
export type RichMetadata = Immutable<z.infer<typeof richMetadataSchema>>;

/** A keyword for an object in the image, with its topic page. Source: TY-06. */
export const visualAnnotationSchema = /* @__PURE__ */ z.object({ name: z.string(), url: linkSchema });

/** A keyword for an object in the image, with its topic page. */
export type VisualAnnotation = Immutable<z.infer<typeof visualAnnotationSchema>>;

/** A tagged product of a 'shop the look' pin; its name and price are ours (chosen). Source: TY-06. */
export const pinTagChipSchema = /* @__PURE__ */ z.object({
  entityId: idSchema,
  image: z.nullish(imageSchema),
  link: optionalLink,
  title: optionalString,
  offerSummary: z.nullish(offerSummarySchema),
});

/** A tagged product of a 'shop the look' pin. */
export type PinTagChip = Immutable<z.infer<typeof pinTagChipSchema>>;

/** The place of a tagged product on an image, as fractions of its width and height. Source: CR-09. */
export const productTagSchema = /* @__PURE__ */ z.object({
  /** The id of the product's chip. */
  entityId: idSchema,
  x: z.number(),
  y: z.number(),
  /** The slide of a carousel or the page of a story, from 0. */
  slot: z.nullish(z.int()),
});

/** The place of a tagged product on an image. */
export type ProductTag = Immutable<z.infer<typeof productTagSchema>>;

/** The facts of an image aggregated over all its pins. Source: TY-06. */
export const aggregatedPinDataSchema = /* @__PURE__ */ z.object({
  isShopTheLook: optionalBoolean,
  pinTagsChips: z.nullish(z.array(pinTagChipSchema)),
  productTags: z.nullish(z.array(productTagSchema)),
  recipe: z.nullish(recipeSchema),
});

/** The facts of an image aggregated over all its pins. */
export type AggregatedPinData = Immutable<z.infer<typeof aggregatedPinDataSchema>>;

/** One item of a collection pin. Source: TY-06. */
export const collectionItemSchema = /* @__PURE__ */ z.object({
  pinId: optionalId,
  link: optionalLink,
  images: z.nullish(imagesSchema),
});

/** One item of a collection pin. */
export type CollectionItem = Immutable<z.infer<typeof collectionItemSchema>>;

/** The additional data of an ad. Source: TY-06. */
export const adDataSchema = /* @__PURE__ */ z.object({
  collectionGridClickType: z.nullish(z.int()),
  ceAltImageSignature: optionalString,
});

/** The additional data of an ad. */
export type AdData = Immutable<z.infer<typeof adDataSchema>>;
