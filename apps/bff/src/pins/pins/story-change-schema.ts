import {
  DRAFT_STORY_LINES_MAX,
  DRAFT_TEXT_MAX,
  MENTIONS_MAX,
  STORY_PAGES_MAX,
  STORY_TEXT_ALIGNMENTS,
  STORY_TEXT_BLOCKS_MAX,
  STORY_TEXT_PLACES,
} from '@pegboard/types';
import { z } from 'zod';
import { idSchema } from '../../platform/ids/id-schema.ts';
import type { StoryChange } from './change-story.ts';

const textSchema = z.string().max(DRAFT_TEXT_MAX);
const linesSchema = z.array(textSchema).max(DRAFT_STORY_LINES_MAX);

/** The change of a story over REST. Texts may be longer than published ones: the error then names the field. */
export const storyChangeSchema = z
  .strictObject({
    /** Every page in its order. */
    pages: z
      .array(
        z.strictObject({
          texts: z.array(textSchema).max(STORY_TEXT_BLOCKS_MAX),
          link: textSchema.optional(),
          /** Without them, the place and the alignment of the texts stay. */
          text_place: z.enum(STORY_TEXT_PLACES).optional(),
          text_alignment: z.enum(STORY_TEXT_ALIGNMENTS).optional(),
          /** The members who were chosen for mentions, with their usernames in lower case. */
          mentions: z
            .array(z.strictObject({ user_id: idSchema, username: z.string().max(30) }))
            .max(MENTIONS_MAX)
            .optional(),
        }),
      )
      .max(STORY_PAGES_MAX),
    /** Lists without a line are removed; without this field they stay. */
    lists: z
      .strictObject({
        servings: z.int().positive().nullable(),
        minutes: z.int().nonnegative().nullable(),
        ingredients: linesSchema,
        materials: linesSchema,
        steps: linesSchema,
      })
      .optional(),
  })
  .transform(({ pages, lists }): StoryChange => ({
    pages: pages.map(({ mentions = [], text_place: textPlace, text_alignment: textAlignment, ...page }) => ({
      ...page,
      textPlace,
      textAlignment,
      mentions: mentions.map(({ user_id: userId, username }) => ({ userId, username })),
    })),
    lists,
  }));
