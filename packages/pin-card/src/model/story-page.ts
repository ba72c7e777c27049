import { compact, type StoryPage } from '@pegboard/types';

/** Returns whether a page of a story has a video. */
export function hasVideo(page: StoryPage): boolean {
  return compact(page.blocks).some(({ type }) => type === 'video');
}
