import { z } from 'zod';
import type { ContentRich, StoryLists } from '../../../pins/pin-access/index.ts';
import type { PinLine } from '../../member-archive/index.ts';

const LINE_MAX = 800;
const ENTRIES_MAX = 100;
const MINUTES_MAX = 100_000;

const line = z.string().max(LINE_MAX).exactOptional();
const entries = z.array(z.string().max(LINE_MAX)).max(ENTRIES_MAX);
const minutes = z.int().min(0).max(MINUTES_MAX).exactOptional();
const rating = z.strictObject({
  ratingValue: z.number().min(0).max(100),
  bestRating: z.number().min(0).max(100),
  reviewCount: z.int().min(0),
});

/** The details of a Pin that are imported. Products are not: their offers belong to the shop that made them. */
const detailsSchema = z.object({
  summary: z
    .strictObject({
      typeName: line,
      displayName: line,
      siteName: line,
      displayCookTime: minutes,
      aggregateRating: rating.exactOptional(),
    })
    .exactOptional(),
  article: z
    .strictObject({
      name: line,
      description: line,
      authors: entries.exactOptional(),
      datePublished: z.string().max(40).exactOptional(),
    })
    .exactOptional(),
  recipe: z
    .strictObject({
      name: line,
      servings: minutes,
      prepTime: minutes,
      cookTime: minutes,
      ingredients: entries,
      steps: entries.exactOptional(),
    })
    .exactOptional(),
  lists: z
    .strictObject({
      servings: minutes,
      minutes,
      ingredients: entries.exactOptional(),
      materials: entries.exactOptional(),
      steps: entries.exactOptional(),
    })
    .exactOptional(),
});

/** The details of a Pin, and whether some were left out because they are not valid or not imported. */
export type PinDetails = {
  readonly rich: Pick<ContentRich, 'summary' | 'article' | 'recipe'>;
  readonly lists: StoryLists | undefined;
  readonly isComplete: boolean;
};

/** Parses the details of a Pin; those that are not valid are left out as a whole. */
export function parsePinDetails(details: PinLine['details']): PinDetails {
  const parsed = detailsSchema.safeParse(details);
  if (!parsed.success) return { rich: {}, lists: undefined, isComplete: false };
  const { lists, ...rich } = parsed.data;
  const isComplete = Object.keys(details).every((key) => key in parsed.data);
  return { rich, lists, isComplete };
}
