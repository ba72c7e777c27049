import { compact, type StoryPin } from '@pegboard/types';
import { hasVideo } from './story-page.ts';

/** How long a page without a video is looked at, in milliseconds. Source: §5 names the constant; the value is chosen. */
export const STORY_PAGE_MS = 5000;

/**
 * How long a story lasts, in milliseconds, or undefined when its badge is not shown (§5, PC-16): shown when its videos
 * last or its pages count above zero, and not for a single page without a video. Every still page adds a constant.
 */
export function storyDuration(story: StoryPin | null | undefined): number | undefined {
  if (!story || story.isDeleted) return undefined;
  const videos = positive(story.totalVideoDuration);
  const shown = compact(story.pages);
  const pages = shown.length || positive(story.staticPageCount);
  if (videos === 0 && pages <= 1) return undefined;
  const still = story.staticPageCount ?? shown.filter((page) => !hasVideo(page)).length;
  return videos + positive(still) * STORY_PAGE_MS;
}

function positive(value: number | null | undefined): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;
}
