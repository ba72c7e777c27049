/** The types of a story page's blocks. */
export const STORY_BLOCK_TYPES = [
  'image',
  'video',
  'music',
  'paragraph',
  'product_sticker',
  'static_sticker',
] as const;

/** The places of the texts on a page of a story, from the top. Source: CR-08; chosen. */
export const STORY_TEXT_PLACES = ['top', 'center', 'bottom'] as const;

/** One of `STORY_TEXT_PLACES`. */
export type StoryTextPlace = (typeof STORY_TEXT_PLACES)[number];

/** The alignments of the texts on a page of a story, in the direction of each text. Source: CR-08; chosen. */
export const STORY_TEXT_ALIGNMENTS = ['start', 'center', 'end'] as const;

/** One of `STORY_TEXT_ALIGNMENTS`. */
export type StoryTextAlignment = (typeof STORY_TEXT_ALIGNMENTS)[number];

/** The place and alignment of the texts of a page that has none of its own. */
export const STORY_TEXT_DEFAULTS = { textPlace: 'bottom', textAlignment: 'start' } as const;

/** One of `STORY_BLOCK_TYPES`. */
export type StoryBlockType = (typeof STORY_BLOCK_TYPES)[number];
