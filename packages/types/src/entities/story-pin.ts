import * as z from 'zod/mini';

import { STORY_BLOCK_TYPES, STORY_TEXT_ALIGNMENTS, STORY_TEXT_PLACES } from '../codes/story-codes.ts';
import type { Immutable } from '../immutable.ts';
import { imagesSchema } from './image.ts';
import { optionalCount, optionalBoolean, optionalId, optionalString } from './optional.ts';
import { durationSchema } from './values.ts';
import { videoSchema } from './video.ts';

/** A block of a story page; it has the field that its `type` requires. Source: TY-08. */
export const storyBlockSchema = /* @__PURE__ */ z.object({
  type: z.enum(STORY_BLOCK_TYPES),
  images: z.nullish(imagesSchema),
  video: z.nullish(videoSchema),
  text: optionalString,
  pinId: optionalId,
});

/** A block of a story page; it has the field that its `type` requires. */
export type StoryBlock = Immutable<z.infer<typeof storyBlockSchema>>;

/** One page of a story. Source: TY-08. */
export const storyPageSchema = /* @__PURE__ */ z.object({
  id: optionalString,
  blocks: z.array(storyBlockSchema),
  /** An https address. */
  link: optionalString,
  /** The place and the alignment of its texts: at the bottom, at the start of the lines by default. Source: CR-08. */
  textPlace: z.nullish(z.enum(STORY_TEXT_PLACES)),
  textAlignment: z.nullish(z.enum(STORY_TEXT_ALIGNMENTS)),
  /** The members whom its texts mention: the username in the text in lower case, and the present one. */
  mentions: z.nullish(z.array(z.object({ username: z.string(), profile: z.string(), userId: optionalId }))),
});

/** One page of a story. */
export type StoryPage = Immutable<z.infer<typeof storyPageSchema>>;

const lines = /* @__PURE__ */ z.array(z.string());

/** The lists of a story, with how many it serves and the minutes it takes. Source: CR-08. */
export const storyListsSchema = /* @__PURE__ */ z.object({
  servings: optionalCount,
  minutes: optionalCount,
  ingredients: lines,
  materials: lines,
  steps: lines,
});

/** The lists of a story. */
export type StoryLists = Immutable<z.infer<typeof storyListsSchema>>;

/** A story of pages; `totalVideoDuration` is in milliseconds. Source: TY-08. */
export const storyPinSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  pages: z.nullish(z.array(storyPageSchema)),
  staticPageCount: optionalCount,
  totalVideoDuration: z.nullish(durationSchema),
  hasProductPins: optionalBoolean,
  isDeleted: optionalBoolean,
  pinTitle: optionalString,
  lists: z.nullish(storyListsSchema),
});

/** A story of pages; `totalVideoDuration` is in milliseconds. */
export type StoryPin = Immutable<z.infer<typeof storyPinSchema>>;
