import type { StoryMessages } from '../messages.ts';
import { number } from './format.ts';
import { storyTextMessages } from '../story-text/messages.ts';

/** The texts of the story editor in American English. */
export const storyMessages: StoryMessages = {
  pages: 'Pages',
  page: (position) => `Page ${number.format(position)}`,
  movePage: (position) => `Move page ${number.format(position)}`,
  addPage: 'Add a page',
  addImages: 'Add images',
  addFiles: 'Add images or videos',
  duplicate: 'Duplicate page',
  removePage: 'Remove page',
  background: 'Background',
  color: 'Color',
  image: 'Image',
  video: 'Video',
  preview: 'Preview',
  previous: 'Previous page',
  next: 'Next page',
  position: (position, count) => `Page ${number.format(position)} of ${number.format(count)}`,
  texts: storyTextMessages,
};
