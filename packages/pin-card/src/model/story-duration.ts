import { compact, type StoryPin } from '@pegboard/types';
import { hasVideo } from './story-page.ts';

/**
 * Display time of a page without a video in milliseconds. Source: §5 names the constant; the value is our
 * choice.
 */
export const STORY_PAGE_MS = 5000;

/**
 * Returns the duration of a story in milliseconds, or undefined if its badge is hidden (§5, PC-16): shown if
 * its videos have a duration or its page count is positive, but not for a single page without a video. Every
 * still page adds a constant.
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
