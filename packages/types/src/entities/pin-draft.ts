import * as z from 'zod/mini';

import type { Immutable } from '../immutable.ts';
import {
  CAPTION_LANGUAGES_MAX,
  CAPTIONS_BYTES_MAX,
  CAROUSEL_SLOTS_MAX,
  DRAFT_PRODUCT_TAGS_PER_IMAGE,
  PIN_TOPICS_MAX,
  STORY_PAGES_MAX,
  STORY_TEXT_BLOCKS_MAX,
  VIDEO_SECONDS_MAX,
} from '../limits/pin-builder-limits.ts';
import { draftPageExtras, draftPageVideoSchema, draftStoryListsSchema } from './draft-story.ts';
import { draftText } from './draft-text.ts';
import { dominantColorSchema, idSchema } from './values.ts';

const fraction = /* @__PURE__ */ z.number().check(z.gte(0), z.lte(1));

/**
 * The edit of an image, applied in this order: quarter turns clockwise, flip, straightening (degrees clockwise, -45 to 45,
 * enlarged until no corner is empty), crop (fractions of the result). Source: CR-05.
 */
export const imageEditSchema = /* @__PURE__ */ z.strictObject({
  quarterTurns: z.int().check(z.gte(0), z.lte(3)),
  isFlippedHorizontally: z.boolean(),
  isFlippedVertically: z.boolean(),
  straightenDegrees: z.number().check(z.gte(-45), z.lte(45)),
  crop: z
    .strictObject({ x: fraction, y: fraction, width: fraction, height: fraction })
    .check(
      z.refine(
        ({ x, y, width, height }) =>
          width > 0 && height > 0 && x + width <= 1.000_001 && y + height <= 1.000_001,
        { error: 'must be inside the image' },
      ),
    ),
});

/** The edit of an image. */
export type ImageEdit = Immutable<z.infer<typeof imageEditSchema>>;

/**
 * A product that is tagged at a place of an image: fractions of its width and height, from the left and the top. A draft may
 * have a place outside of the image; a published Pin has none. Source: CR-09.
 */
export const draftProductTagSchema = /* @__PURE__ */ z.strictObject({
  /** The id of a Pin of the product. */
  pinId: idSchema,
  x: z.number(),
  y: z.number(),
});

/** A product that is tagged at a place of an image. */
export type DraftProductTag = Immutable<z.infer<typeof draftProductTagSchema>>;

/**
 * An image of a draft. `uploadId` is the original, which is never changed; `editedUploadId` is the result of `edit`.
 * Source: CR-05.
 */
export const draftImageSchema = /* @__PURE__ */ z.strictObject({
  uploadId: idSchema,
  edit: z.nullable(imageEditSchema),
  editedUploadId: z.nullable(idSchema),
  /** The places are those on the edited image. */
  tags: z.optional(z.array(draftProductTagSchema).check(z.maxLength(DRAFT_PRODUCT_TAGS_PER_IMAGE))),
});

/** An image of a draft. */
export type DraftImage = Immutable<z.infer<typeof draftImageSchema>>;

/** One slide of a carousel draft. Source: CR-06. */
export const draftSlotSchema = /* @__PURE__ */ z.strictObject({
  image: draftImageSchema,
  title: draftText,
  link: draftText,
});

/** One slide of a carousel draft. */
export type DraftSlot = Immutable<z.infer<typeof draftSlotSchema>>;

/** One page of a story draft: an image, a colour or a video, with paragraphs. Source: CR-08. */
export const draftStoryPageSchema = /* @__PURE__ */ z.strictObject({
  background: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('image'), image: draftImageSchema }),
    z.strictObject({ kind: z.literal('color'), color: dominantColorSchema }),
    draftPageVideoSchema,
  ]),
  texts: z.array(draftText).check(z.maxLength(STORY_TEXT_BLOCKS_MAX)),
  ...draftPageExtras,
});

/** One page of a story draft. */
export type DraftStoryPage = Immutable<z.infer<typeof draftStoryPageSchema>>;

/** The captions of a video in a language (BCP 47), as WebVTT. Source: CR-07. */
export const draftCaptionsSchema = /* @__PURE__ */ z.strictObject({
  language: z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/)),
  vtt: z.string().check(z.maxLength(CAPTIONS_BYTES_MAX)),
});

/** The captions of a video in a language. */
export type DraftCaptions = Immutable<z.infer<typeof draftCaptionsSchema>>;

/** The media of a draft, by kind. A carousel has 2 to 5 slots, a story 1 to 20 pages when they are published. */
export const draftMediaSchema = /* @__PURE__ */ z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('image'), image: draftImageSchema }),
  z.strictObject({
    kind: z.literal('carousel'),
    slots: z.array(draftSlotSchema).check(z.minLength(1), z.maxLength(CAROUSEL_SLOTS_MAX)),
  }),
  z.strictObject({
    kind: z.literal('story'),
    pages: z.array(draftStoryPageSchema).check(z.minLength(1), z.maxLength(STORY_PAGES_MAX)),
    lists: z.optional(draftStoryListsSchema),
  }),
  z.strictObject({
    kind: z.literal('video'),
    /** The id of a video upload. */
    uploadId: idSchema,
    /** The second of the frame that becomes the poster; null for the first one. */
    coverSeconds: z.nullable(z.number().check(z.gte(0), z.lte(VIDEO_SECONDS_MAX))),
    captions: z.array(draftCaptionsSchema).check(z.maxLength(CAPTION_LANGUAGES_MAX)),
  }),
]);

/** The media of a draft. */
export type DraftMedia = Immutable<z.infer<typeof draftMediaSchema>>;

/** The details of a Pin: read from the page that it is made from or written by the member. Source: CR-03, CR-09. */
export const draftDetailsSchema = /* @__PURE__ */ z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('product'),
    name: draftText,
    brand: draftText,
    /** In units of the currency. */
    price: z.nullable(z.number().check(z.nonnegative())),
    /** ISO 4217. */
    currency: z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/))),
    isInStock: z.nullable(z.boolean()),
  }),
  z.strictObject({
    kind: z.literal('recipe'),
    name: draftText,
    servings: z.nullable(z.number().check(z.positive())),
    /** Minutes. */
    cookTime: z.nullable(z.int().check(z.nonnegative())),
    /** Minutes before the cooking. */
    prepTime: z.optional(z.nullable(z.int().check(z.nonnegative()))),
    ingredients: z.array(draftText).check(z.maxLength(100)),
    steps: z.optional(z.array(draftText).check(z.maxLength(100))),
  }),
  z.strictObject({
    kind: z.literal('article'),
    name: draftText,
    description: draftText,
    authors: z.array(draftText).check(z.maxLength(10)),
    publisher: z.optional(draftText),
    /** ISO 8601. */
    datePublished: z.nullable(z.string().check(z.maxLength(40))),
  }),
]);

/** The details of a product, a recipe or an article. */
export type DraftDetails = Immutable<z.infer<typeof draftDetailsSchema>>;

/**
 * A Pin while it is made: a document that a device and the server store. Published texts are limited to 100 (title), 500
 * (description, alt text) graphemes; a draft may be longer. Source: CR-04, CR-06, CR-08, CR-10.
 */
export const pinDraftSchema = /* @__PURE__ */ z.strictObject({
  media: z.nullable(draftMediaSchema),
  title: draftText,
  description: draftText,
  altText: draftText,
  link: draftText,
  boardId: z.nullable(idSchema),
  sectionId: z.nullable(idSchema),
  topicIds: z.array(idSchema).check(z.maxLength(PIN_TOPICS_MAX)),
  isCommentingAllowed: z.boolean(),
  /** A code of `AI_LABELS`; null says nothing. Source: CR-17. */
  mediaSourceType: z.nullable(z.int().check(z.gte(0), z.lte(15))),
  details: z.nullable(draftDetailsSchema),
});

/** A Pin while it is made. */
export type PinDraft = Immutable<z.infer<typeof pinDraftSchema>>;
