export { getStoryField } from '../model/server-errors.ts';
export type { Member, SearchMembers } from '../ports.ts';
export { storyTextMessages, type StoryTextMessages } from './messages.ts';
export type { StoryPageTexts } from './page-texts.tsx';
export { StoryFields, type StoryFieldsProps, type StoryTexts } from './story-fields.tsx';
export { EMPTY_STORY_LISTS } from './story-lists.tsx';
