/** The lists of a story, in the order in which they are shown. Source: CR-08. */
export const STORY_LISTS = ['ingredients', 'materials', 'steps'] as const;

/** One of the lists of a story. */
export type StoryListName = (typeof STORY_LISTS)[number];
