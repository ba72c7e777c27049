import type { Look } from '@pegboard/config/story';

import { pretendMotion } from './pretend-motion.ts';

/** Gives the page the look that is chosen: theme, direction of text, and how much may move. */
export function dress(page: Document, look: Look): void {
  const root = page.documentElement;
  root.dataset['pb'] = '';
  root.dataset['theme'] = look.theme;
  root.dir = look.direction;
  root.lang = 'en-US';
  pretendMotion(page, look.motion);
}
