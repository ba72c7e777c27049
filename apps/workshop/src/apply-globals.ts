import type { StoryVariant } from '@pegboard/config/story';

import { emulateReducedMotion } from './emulate-reduced-motion.ts';

/** Applies the selected variant to the page: theme, text direction, and motion. */
export function dress(page: Document, variant: StoryVariant): void {
  const root = page.documentElement;
  root.dataset['pb'] = '';
  root.dataset['theme'] = variant.theme;
  root.dir = variant.direction;
  root.lang = 'en-US';
  emulateReducedMotion(page, variant.motion);
}
