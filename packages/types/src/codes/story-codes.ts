/** The types of a story page's blocks. */
export const STORY_BLOCK_TYPES = [
  'image',
  'video',
  'music',
  'paragraph',
  'product_sticker',
  'static_sticker',
] as const;

/** One of `STORY_BLOCK_TYPES`. */
export type StoryBlockType = (typeof STORY_BLOCK_TYPES)[number];
