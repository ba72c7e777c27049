import * as z from 'zod/mini';

import { STORY_TEXT_ALIGNMENTS, STORY_TEXT_PLACES } from '../codes/story-codes.ts';
import type { Immutable } from '../immutable.ts';
import { DRAFT_STORY_LINES_MAX, MENTIONS_MAX, VIDEO_SECONDS_MAX } from '../limits/pin-builder-limits.ts';
import { draftText } from './draft-text.ts';
import { idSchema } from './values.ts';

/** The video of a page of a story draft. Source: CR-08. */
export const draftPageVideoSchema = /* @__PURE__ */ z.strictObject({
  kind: z.literal('video'),
  /** The id of a video upload. */
  uploadId: idSchema,
  /** The second of the frame that becomes the poster; null for the first one. */
  coverSeconds: z.nullable(z.number().check(z.gte(0), z.lte(VIDEO_SECONDS_MAX))),
});

/** A member who was chosen for a mention, with the username that the text has after an at sign. Source: CR-08. */
export const draftMentionSchema = /* @__PURE__ */ z.strictObject({
  userId: idSchema,
  /** In lower case. */
  username: z.string().check(z.regex(/^[a-z0-9][a-z0-9_]{2,29}$/)),
});

/** A member who was chosen for a mention. */
export type DraftMention = Immutable<z.infer<typeof draftMentionSchema>>;

/** The fields of a page of a story draft that not every page has. Source: CR-08. */
export const draftPageExtras = {
  link: z.optional(draftText),
  mentions: z.optional(z.array(draftMentionSchema).check(z.maxLength(MENTIONS_MAX))),
  /** At the bottom by default. */
  textPlace: z.optional(z.enum(STORY_TEXT_PLACES)),
  /** At the start of the lines by default. */
  textAlignment: z.optional(z.enum(STORY_TEXT_ALIGNMENTS)),
};

const lines = /* @__PURE__ */ z.array(draftText).check(z.maxLength(DRAFT_STORY_LINES_MAX));

/** The lists of a story draft, each with its lines in their order. Source: CR-08. */
export const draftStoryListsSchema = /* @__PURE__ */ z.strictObject({
  servings: z.nullable(z.int().check(z.positive())),
  /** The time that the steps take together. */
  minutes: z.nullable(z.int().check(z.nonnegative())),
  ingredients: lines,
  materials: lines,
  steps: lines,
});

/** The lists of a story draft. */
export type DraftStoryLists = Immutable<z.infer<typeof draftStoryListsSchema>>;
