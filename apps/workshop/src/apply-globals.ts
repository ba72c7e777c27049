import type { StoryVariant } from '@pegboard/config/story';

import { emulateReducedMotion } from './emulate-reduced-motion.ts';

/** Gives the page the look that is chosen: theme, direction of text, and how much may move. */
export function dress(page: Document, look: StoryVariant): void {
  const root = page.documentElement;
  root.dataset['pb'] = '';
  root.dataset['theme'] = look.theme;
  root.dir = look.direction;
  root.lang = 'en-US';
  emulateReducedMotion(page, look.motion);
}
