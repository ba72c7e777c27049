import { itemsOf, type StoryPage } from '@pegboard/types';

/** Whether a page of a story plays something. */
export function hasVideo(page: StoryPage): boolean {
  return itemsOf(page.blocks).some(({ type }) => type === 'video');
}
