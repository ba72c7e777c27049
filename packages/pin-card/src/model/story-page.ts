import { compact, type StoryPage } from '@pegboard/types';

/** Whether a page of a story plays something. */
export function hasVideo(page: StoryPage): boolean {
  return compact(page.blocks).some(({ type }) => type === 'video');
}
